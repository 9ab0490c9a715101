import type { CaseStudyFile, ProjectFile } from './content-files.ts';

/**
 * Whether a project has a page of its own. The two samples have none, nor has one that the portfolio
 * shows in place (§4.5): nothing may link to them or list them.
 */
export function hasPage<Project extends ProjectFile>(
  project: Project,
): project is Extract<Project, CaseStudyFile> {
  return !project.sample && project.page.ownAddress;
}
