import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import { pictureId } from '../schemas/field-types.ts';
import { mediaFilesIn } from './check-names.ts';
import { filesOfVideo, mediaId, mediaIn } from './media-in.ts';
import { nearest } from './nearest.ts';
import type { MediaManifest } from './pictures.ts';
import { type ContentProblem, problem } from './problem.ts';
import type { ContentFile } from './read-file.ts';

/** What `npm run pictures` reads below `content/originals`. */
const pictureEndings = ['.avif', '.webp', '.png', '.jpg', '.jpeg', '.tif', '.tiff', '.svg'];
const videoEndings = ['.webm', '.mp4', '.webp'];

/** Pixels of its longer side below which a picture looks blurred where pages show it. */
const minSide = 800;

/** Pictures that social cards and the hero use without a mention in the content. */
const usedByScripts = /^(?:social\/|drawings\/(?:valor|servicio|proceso)-|hero\/)/;

/**
 * §3.2 Every picture and film that the content names exists and is large enough; files that nothing uses
 * are warnings.
 */
export function checkMedia(
  root: string,
  files: readonly ContentFile<unknown>[],
  media: MediaManifest,
): ContentProblem[] {
  const problems: ContentProblem[] = [];
  const originals = join(root, 'originals');
  const videos = join(root, 'videos');
  const originalFiles = mediaFilesIn(originals, pictureEndings, problems);
  const videoFiles = mediaFilesIn(videos, videoEndings, problems);
  const originalIds = new Set(originalFiles.map((file) => mediaId(relative(originals, file))));
  const used = new Set<string>();

  for (const file of files) {
    for (const { path, id, isVideo } of mediaIn(file.raw)) {
      const names = filesOfVideo(id);
      for (const name of isVideo ? names : [id]) used.add(name);
      const missing = isVideo ? names.filter((name) => !existsSync(join(videos, name))) : [];
      if (missing.length > 0) {
        const list = missing.join(', ');
        const words = {
          es: `un video necesita sus tres archivos en content/videos; falta: ${list}`,
          en: `a video needs its three files in content/videos; missing: ${list}`,
        };
        problems.push(file.problemAt(path, words));
      }
      // A form that no id has is told where the file is read.
      if (isVideo || !pictureId.safeParse(id).success) continue;
      const entry = media[id];
      // Layers of a world say themselves how large they are.
      const isLayer = path.includes('world');
      if (!entry) problems.push(file.problemAt(path, noPicture(id, originalIds, media)));
      else if (!isLayer && 'widths' in entry && Math.max(entry.width, entry.height) < minSide) {
        const size = `${entry.width} × ${entry.height}`;
        const words = {
          es: `la imagen «${id}» mide ${size} píxeles y se vería borrosa: pon un original de 1600 o más (mínimo ${minSide})`,
          en: `the picture “${id}” has ${size} pixels and would look blurred: give an original of 1600 or more (at least ${minSide})`,
        };
        problems.push(file.problemAt(path, words));
      }
    }
    for (const icon of iconsIn(file.raw)) used.add(`drawings/${icon}`);
  }

  const unused = [
    ...originalFiles.map((file) => ({ file, name: mediaId(relative(originals, file)) })),
    ...videoFiles.map((file) => ({ file, name: relative(videos, file).replaceAll('\\', '/') })),
  ].filter(({ name }) => !used.has(name) && !usedByScripts.test(name));
  const words = {
    es: 'nada usa este archivo: menciónalo donde deba verse o bórralo',
    en: 'nothing uses this file: mention it where it should be seen, or delete it',
  };
  problems.push(...unused.map(({ file }) => problem({ file, severity: 'warning' }, words)));
  return problems;
}

function noPicture(id: string, originals: ReadonlySet<string>, media: MediaManifest) {
  if (originals.has(id)) {
    return {
      es: `la imagen «${id}» todavía no está preparada: corre npm run pictures`,
      en: `the picture “${id}” is not prepared yet: run npm run pictures`,
    };
  }
  const meant = nearest(id, Object.keys(media));
  return {
    es: `no hay imagen «${id}»: ${meant ? `¿quisiste decir «${meant}»?` : 'guárdala en content/originals y corre npm run pictures'}`,
    en: `there is no picture “${id}”: ${meant ? `did you mean “${meant}”?` : 'put it into content/originals and run npm run pictures'}`,
  };
}

/** Steps of the process name their drawing by `icon`. */
function iconsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) =>
    key === 'icon' && typeof child === 'string' ? [child] : iconsIn(child),
  );
}
