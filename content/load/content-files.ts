import type { z } from 'zod';
import type * as catalogueSchemas from '../schemas/catalogue.ts';
import type * as pageSchemas from '../schemas/pages.ts';
import type { project as projectSchema } from '../schemas/project.ts';
import type { ContentFile } from './read-file.ts';

type Values<Schemas extends Record<string, z.ZodType>> = {
  [Name in keyof Schemas]: z.infer<Schemas[Name]>;
};

export type CategoryFile = z.infer<typeof catalogueSchemas.category>;
export type ProjectFile = z.infer<typeof projectSchema>;
export type CaseStudyFile = Extract<ProjectFile, { sample: false }>;
export type PageFiles = Values<typeof pageSchemas>;

/** The files as read, before they are put together: what the cross-reference check looks at. */
export interface ContentFiles {
  categories: ContentFile<CategoryFile>[];
  plans: ContentFile<z.infer<typeof catalogueSchemas.plan>>[];
  addons: ContentFile<z.infer<typeof catalogueSchemas.addon>>[];
  bonuses: ContentFile<z.infer<typeof catalogueSchemas.bonus>>[];
  projects: ContentFile<ProjectFile>[];
  pages: { [Name in keyof PageFiles]: ContentFile<PageFiles[Name]> };
}
