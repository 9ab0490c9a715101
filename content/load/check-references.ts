import type { z } from 'zod';
import type { addon, bonus, CategoryFile, plan } from '../schemas/catalogue.ts';
import type { PageFiles } from '../schemas/pages.ts';
import { hasPage, type ProjectFile } from '../schemas/project.ts';
import type { MediaManifest } from './pictures.ts';
import type { ContentFile, ContentProblem } from './read-file.ts';

/** The files as read, each right by itself, before they are put together. */
export interface ContentFiles {
  categories: ContentFile<CategoryFile>[];
  plans: ContentFile<z.infer<typeof plan>>[];
  addons: ContentFile<z.infer<typeof addon>>[];
  bonuses: ContentFile<z.infer<typeof bonus>>[];
  projects: ContentFile<ProjectFile>[];
  pages: { [Name in keyof PageFiles]: ContentFile<PageFiles[Name]> };
}

type Path = readonly PropertyKey[];

/**
 * What one file says about another (§3.2): every slug, picture and video must exist, and one plan of a
 * category is featured (§2.17). `isFile` answers for a path below `content`.
 */
export function checkReferences(
  files: ContentFiles,
  media: MediaManifest,
  isFile: (path: string) => boolean,
): ContentProblem[] {
  const problems: ContentProblem[] = [];
  const { home, services } = files.pages;
  const slugsOf = (list: ContentFile<unknown>[]) => list.map(({ slug }) => slug);
  const known = {
    categories: slugsOf(files.categories),
    addons: slugsOf(files.addons),
    bonuses: slugsOf(files.bonuses),
    projects: slugsOf(files.projects.filter(({ value }) => hasPage(value))),
  };

  const oneOf = (
    file: ContentFile<unknown>,
    path: Path,
    slug: string,
    folder: keyof typeof known,
  ) => {
    if (known[folder].includes(slug)) return;
    const expected = `"${slug}" is no file of data/${folder}; one of: ${known[folder].join(', ')}`;
    problems.push(file.problemAt(path, expected));
  };

  for (const file of files.plans) {
    const { category, buildsOn, availableAddons, includedBonuses } = file.value;
    oneOf(file, ['category'], category, 'categories');
    const bases = basesOf(file, files.plans);
    if (buildsOn && (bases.includes(file) || bases[0]?.value.category !== category)) {
      const expected = `"${buildsOn}" must be another plan of ${category} that does not build on this one`;
      problems.push(file.problemAt(['buildsOn'], expected));
    }
    for (const [at, slug] of availableAddons.entries()) {
      oneOf(file, ['availableAddons', at], slug, 'addons');
    }
    for (const [at, slug] of includedBonuses.entries()) {
      oneOf(file, ['includedBonuses', at], slug, 'bonuses');
    }
  }
  for (const file of files.categories) {
    const { defaultBonus } = file.value;
    if (defaultBonus) oneOf(file, ['defaultBonus'], defaultBonus, 'bonuses');
    const plans = files.plans.filter(({ value }) => value.category === file.slug);
    const featured = slugsOf(plans.filter(({ value }) => value.featured));
    if (featured.length === 1) continue;
    const expected = `exactly one plan of a category is featured; now: ${featured.join(', ') || 'none'}`;
    problems.push(file.problemAt([], expected));
  }
  for (const file of files.projects) {
    const { categories, descriptionsOverride, videos } = file.value;
    for (const [at, slug] of categories.entries()) {
      oneOf(file, ['categories', at], slug, 'categories');
    }
    for (const slug of Object.keys({ ...descriptionsOverride, ...videos })) {
      oneOf(file, ['categories'], slug, 'categories');
    }
  }
  oneOf(home, ['showcase', 'project'], home.value.showcase.project, 'projects');
  for (const [group, { services: list }] of services.value.groups.entries()) {
    for (const [at, { category }] of list.entries()) {
      const path = ['groups', group, 'services', at, 'category'];
      if (category) oneOf(services, path, category, 'categories');
    }
  }

  for (const [at, { drawing }] of home.value.values.cards.entries()) {
    const drawingFile = `brand/drawings/${drawing}.svg`;
    if (drawing === null || isFile(drawingFile)) continue;
    const expected = `there is no content/${drawingFile}; null shows no drawing`;
    problems.push(home.problemAt(['values', 'cards', at, 'drawing'], expected));
  }

  const { categories, addons, bonuses, projects, pages } = files;
  for (const file of [categories, addons, bonuses, projects, Object.values(pages)].flat()) {
    for (const { path, id, isVideo } of mediaIn(file.value)) {
      const missing = isVideo ? filesOfVideo(id).filter((name) => !isFile(`videos/${name}`)) : [];
      if (missing.length > 0) {
        const names = missing.join(', ');
        const expected = `a video needs its files in content/videos; missing: ${names}`;
        problems.push(file.problemAt(path, expected));
      }
      if (!isVideo && !media[id]) {
        const expected = `no picture "${id}" in content/media.json; run npm run pictures`;
        problems.push(file.problemAt(path, expected));
      }
    }
  }
  return problems;
}

/** The plan that a plan builds on, the one that this builds on, and so on; each once. */
function basesOf(file: ContentFiles['plans'][number], plans: ContentFiles['plans']) {
  const bases: ContentFiles['plans'] = [];
  let { buildsOn } = file.value;
  while (buildsOn) {
    const base = plans.find(({ slug }) => slug === buildsOn);
    if (!base || bases.includes(base)) break;
    bases.push(base);
    buildsOn = base.value.buildsOn;
  }
  return bases;
}

/** A video is two encodings, for every browser there is, and its first frame as a picture. */
function filesOfVideo(id: string): string[] {
  return [`${id}.webm`, `${id}.mp4`, `${id}-poster.webp`];
}

/** Every `{ id, alt }`, wherever it stands; a video says so, or stands where only videos may. */
function* mediaIn(
  value: unknown,
  path: Path = [],
  onlyVideos = false,
): Generator<{ path: Path; id: string; isVideo: boolean }> {
  if (typeof value !== 'object' || value === null) return;
  const { id, alt, type } = value as { id?: unknown; alt?: unknown; type?: unknown };
  if (typeof id === 'string' && typeof alt === 'string') {
    yield { path: [...path, 'id'], id, isVideo: onlyVideos || type === 'video' };
  }
  for (const [key, child] of Object.entries(value)) {
    yield* mediaIn(child, [...path, key], onlyVideos || key === 'videos' || key === 'extra');
  }
}
