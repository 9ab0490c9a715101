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
 * What one file says about another: every slug, picture and video must exist, and the rules of §9.6 hold.
 * `isFile` answers for a path below `content`.
 */
export function checkReferences(
  files: ContentFiles,
  media: MediaManifest,
  isFile: (path: string) => boolean,
): ContentProblem[] {
  const problems: ContentProblem[] = [];
  const slugsOf = (list: ContentFile<unknown>[]) => new Set(list.map(({ slug }) => slug));
  const categories = slugsOf(files.categories);
  const addons = slugsOf(files.addons);
  const bonuses = slugsOf(files.bonuses);

  const oneOf = (
    file: ContentFile<unknown>,
    path: Path,
    slug: string,
    known: ReadonlySet<string>,
    folder: string,
  ) => {
    if (known.has(slug)) return;
    const choices = [...known].join(', ');
    problems.push(
      file.problemAt(path, `"${slug}" is no file of data/${folder}; one of: ${choices}`),
    );
  };
  const allOf = (
    file: ContentFile<unknown>,
    key: string,
    slugs: readonly string[],
    known: ReadonlySet<string>,
    folder: string,
  ) => {
    for (const [index, slug] of slugs.entries()) oneOf(file, [key, index], slug, known, folder);
  };

  for (const file of files.plans) {
    oneOf(file, ['category'], file.value.category, categories, 'categories');
    allOf(file, 'availableAddons', file.value.availableAddons, addons, 'addons');
    allOf(file, 'includedBonuses', file.value.includedBonuses, bonuses, 'bonuses');
  }
  for (const file of files.categories) {
    if (file.value.defaultBonus) {
      oneOf(file, ['defaultBonus'], file.value.defaultBonus, bonuses, 'bonuses');
    }
    const featured = files.plans.filter(
      ({ value }) => value.category === file.slug && value.featured,
    );
    if (featured.length !== 1) {
      const names = featured.map(({ slug }) => slug).join(', ') || 'none';
      problems.push(
        file.problemAt([], `exactly one plan of a category is featured; now: ${names}`),
      );
    }
  }
  for (const file of files.projects) {
    const { value } = file;
    allOf(file, 'categories', value.categories, categories, 'categories');
    for (const slug of [...Object.keys(value.descriptionsOverride), ...Object.keys(value.videos)]) {
      oneOf(file, ['categories'], slug, categories, 'categories');
    }
  }
  const { home } = files.pages;
  const withPage = files.projects.filter(({ value }) => hasPage(value));
  oneOf(home, ['showcase', 'project'], home.value.showcase.project, slugsOf(withPage), 'projects');

  for (const [index, { drawing }] of home.value.values.cards.entries()) {
    const drawingFile = `brand/drawings/${drawing}.svg`;
    if (drawing === null || isFile(drawingFile)) continue;
    problems.push(
      home.problemAt(
        ['values', 'cards', index, 'drawing'],
        `there is no content/${drawingFile}; null shows no drawing`,
      ),
    );
  }

  const everyFile = [
    ...files.categories,
    ...files.addons,
    ...files.bonuses,
    ...files.projects,
    ...Object.values(files.pages),
  ];
  for (const file of everyFile) {
    const { pictures, videos } = mediaIn(file.value);
    for (const { path, id } of pictures) {
      if (!media[id]) {
        problems.push(
          file.problemAt(path, `no picture "${id}" in content/media.json; run npm run pictures`),
        );
      }
    }
    for (const { path, id } of videos) {
      const missing = filesOfVideo(id).filter((name) => !isFile(`public/media/${name}`));
      if (missing.length > 0) {
        const names = missing.join(', ');
        problems.push(
          file.problemAt(
            path,
            `a video needs its files in content/public/media; missing: ${names}`,
          ),
        );
      }
    }
  }
  return problems;
}

/** A video is two encodings, for every browser there is, and its first frame as a picture. */
function filesOfVideo(id: string): string[] {
  return [`${id}.webm`, `${id}.mp4`, `${id}-poster.webp`];
}

interface MediaInFile {
  pictures: { path: Path; id: string }[];
  videos: { path: Path; id: string }[];
}

/** Every `{ id, alt }`, wherever it stands; a video says so, or stands where only videos may. */
function mediaIn(
  value: unknown,
  path: Path = [],
  onlyVideos = false,
  found: MediaInFile = { pictures: [], videos: [] },
): MediaInFile {
  if (typeof value !== 'object' || value === null) return found;
  const { id, alt, type } = value as { id?: unknown; alt?: unknown; type?: unknown };
  if (typeof id === 'string' && typeof alt === 'string') {
    const isVideo = onlyVideos || type === 'video';
    found[isVideo ? 'videos' : 'pictures'].push({ path: [...path, 'id'], id });
  }
  for (const [key, child] of Object.entries(value)) {
    mediaIn(child, [...path, key], onlyVideos || key === 'videos' || key === 'extra', found);
  }
  return found;
}
