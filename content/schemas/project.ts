import { z } from 'zod';
import { contrastOf, readable, unreadable } from './contrast.ts';
import {
  date,
  distinct,
  hexColor,
  markdown,
  picture,
  slug,
  text,
  video,
  visibility,
} from './field-types.ts';
import { world } from './world.ts';

/** `content/data/projects/{slug}.yaml`: a case study, or one of the two samples without a page. */
const caseCard = {
  ...visibility,
  updated: date,
  title: text.max(50),
  subtitle: text.max(90),
  name: text.max(50),
  /** The card's text: three lines hold so much. */
  description: markdown.max(180),
  categories: distinct(slug).min(1),
  /** Another card text on that category's page. */
  descriptionsOverride: z.record(slug, markdown.max(180)),
  image: picture,
  /** A video instead of the picture on that category's page. */
  videos: z.record(slug, video),
};

const media = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('img'), ...picture.shape }),
  z.strictObject({ type: z.literal('video'), ...video.shape }),
]);

/** A project's colours; text on them has to be readable (WCAG 2.2 AA), in both themes alike. */
const palette = z
  .strictObject({
    /** The portfolio section's background while this slide is active, and its text. */
    background: hexColor,
    text: hexColor,
    /** The caption under the main picture on the project's page, and its text. */
    captionBackground: hexColor,
    captionText: hexColor,
    swatches: z.array(hexColor).min(3).max(6),
  })
  .refine((colors) => contrastOf(colors.background, colors.text) >= readable, {
    path: ['text'],
    error: unreadable('background'),
  })
  .refine((colors) => contrastOf(colors.captionBackground, colors.captionText) >= readable, {
    path: ['captionText'],
    error: unreadable('captionBackground'),
  });

export const project = z.discriminatedUnion('sample', [
  z.strictObject({ sample: z.literal(true), ...caseCard }),
  z.strictObject({
    sample: z.literal(false),
    ...caseCard,
    client: text,
    location: text,
    year: text,
    services: distinct(text).min(1),
    palette,
    /** Composed for portrait; shown by the carousel at 768 px or less. */
    mobileImage: picture,
    /** The entry in the portfolio, whose carousel has the order of the ids. Null: not in the portfolio. */
    portfolio: z
      .strictObject({
        id: z.number().int().positive(),
        inCarousel: z.boolean(),
        line: text.max(110),
      })
      .nullable(),
    page: z.strictObject({
      /** False: no page of its own; the portfolio shows the project in place (§4.5). */
      ownAddress: z.boolean().default(true),
      intro: markdown,
      main: media,
      caption: text,
      summary: text,
      challenge: text,
      solution: text,
      result: text,
      description: markdown,
      secondary: media.nullable(),
      extra: z.array(video),
      /** The page is a world of its own. */
      world: world.optional(),
      metaDescription: text.min(50).max(165),
    }),
  }),
]);

export type ProjectFile = z.infer<typeof project>;
export type CaseStudyFile = Extract<ProjectFile, { sample: false }>;

/**
 * Whether a project has a page of its own. The two samples have none, nor has one that the portfolio
 * shows in place (§4.5): nothing may link to them or list them.
 */
export function hasPage<Project extends ProjectFile>(
  project: Project,
): project is Extract<Project, CaseStudyFile> {
  return !project.sample && project.page.ownAddress;
}
