/**
 * Makes the pictures of the projects: `node artwork/scenes/build.ts` all of them, `… pool` those of
 * one project, `… pool/key` one. They go to `artwork/originals/projects`; `npm run pictures` makes
 * the site's files of them. With `--draft`, small and rough into `.cache/artwork`, to look at; with
 * `--prints`, the screens, labels and posters of a project, into the same folder. Needs Chromium
 * (`CHROMIUM_PATH`), no GPU.
 */
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import sharp from 'sharp';
import type { Artwork } from './artwork.ts';
import { catalogue } from './catalogue.ts';
import { openDarkroom } from './darkroom.ts';

const root = resolve(import.meta.dirname, '../..');
const drafts = join(root, '.cache/artwork');
const draftSize = 0.3;
const draftPasses = 4;

/** A file appears whole or not at all: the site may be built meanwhile. */
async function publish(path: string, data: Buffer): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(`${path}.partial`, data);
  await rename(`${path}.partial`, path);
}

interface Job {
  readonly project: Artwork;
  readonly view: string;
}

function jobs(names: readonly string[]): Job[] {
  return (names.length > 0 ? names : Object.keys(catalogue)).flatMap((name) => {
    const [slug = '', wanted] = name.split('/');
    const project = catalogue[slug];
    if (!project) {
      throw new Error(`no scene "${slug}"; one of: ${Object.keys(catalogue).join(', ')}`);
    }
    const views = Object.keys(project.views);
    if (wanted && !views.includes(wanted)) {
      throw new Error(`${slug} has no view "${wanted}"; one of: ${views.join(', ')}`);
    }
    return (wanted ? [wanted] : views).map((view) => ({ project, view }));
  });
}

const args = process.argv.slice(2);
const wanted = jobs(args.filter((arg) => !arg.startsWith('--')));
const draft = args.includes('--draft');
const darkroom = await openDarkroom();
try {
  if (args.includes('--prints')) {
    for (const project of new Set(wanted.map(({ project }) => project))) {
      for (const [name, png] of await darkroom.prints(project)) {
        const path = join(drafts, `${project.slug}-print-${name}.png`);
        await publish(path, png);
        console.info(path);
      }
    }
  } else {
    for (const { project, view } of wanted) {
      const { width, height, passes } = project.views[view] as Artwork['views'][string];
      const started = Date.now();
      const png = await darkroom.picture(project, view, {
        width: Math.round(width * (draft ? draftSize : 1)),
        height: Math.round(height * (draft ? draftSize : 1)),
        passes: draft ? draftPasses : passes,
      });
      const path = draft
        ? join(drafts, `${project.slug}-${view}.png`)
        : join(root, `artwork/originals/projects/${project.slug}/${view}.webp`);
      const webp = () =>
        sharp(png).webp({ quality: 90, effort: 6, smartSubsample: true }).toBuffer();
      await publish(path, draft ? png : await webp());
      console.info(`${path}: ${((Date.now() - started) / 1000).toFixed(0)} s`);
    }
  }
} finally {
  await darkroom.close();
}
