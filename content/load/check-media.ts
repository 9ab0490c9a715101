import { join } from 'node:path';
import { pictureId } from '../schemas/field-types.ts';
import type { Words } from '../schemas/words.ts';
import { listOriginals, type Original } from './media-files.ts';
import { mediaIn } from './media-in.ts';
import { nearest } from './nearest.ts';
import { filmKey, type MediaManifest, posterId } from './pictures.ts';
import { type ContentProblem, problem } from './problem.ts';
import type { ContentFile } from './read-file.ts';

/** Pixels of its longer side below which a picture looks blurred where pages show it. */
const minSide = 800;

/** In seconds: a loop is fetched whole by everybody who sees it. */
const maxLoop = 20;

/** Pictures that social cards use without a mention in the content, and the cards. */
const usedByScripts = /^(?:social\/|drawings\/(?:valor|servicio|proceso)-)/;

/**
 * §3.2 Every picture and film that the content names exists and is large enough; films that are heard have captions,
 * others are short (§3.5); files that nothing uses are warnings.
 */
export function checkMedia(
  root: string,
  files: readonly ContentFile<unknown>[],
  media: MediaManifest,
): ContentProblem[] {
  const { originals, problems } = listOriginals(join(root, 'originals'));
  const used = new Set<string>();

  for (const file of files) {
    for (const { path, id, isVideo, sound } of mediaIn(file.raw)) {
      const kinds = isVideo ? ['film', 'captions'] : ['picture'];
      for (const kind of kinds) used.add(`${kind}:${id}`);
      if (isVideo) used.add(`picture:${posterId(id)}`);
      // A form that no id has is told where the file is read.
      if (!pictureId.safeParse(id).success) continue;
      const entry = media[isVideo ? filmKey(id) : id];
      // Layers of a world say themselves how large they are.
      const isLayer = path.includes('world');
      if (!entry) problems.push(file.problemAt(path, missing(id, isVideo, originals, media)));
      else if (!isLayer && 'widths' in entry && Math.max(entry.width, entry.height) < minSide) {
        const size = `${entry.width} × ${entry.height}`;
        const words = {
          es: `la imagen «${id}» mide ${size} píxeles y se vería borrosa: pon un original de 1600 o más (mínimo ${minSide})`,
          en: `the picture “${id}” has ${size} pixels and would look blurred: give an original of 1600 or more (at least ${minSide})`,
        };
        problems.push(file.problemAt(path, words));
      } else if ('seconds' in entry && sound && !entry.captions) {
        const words = {
          es: `el video «${id}» se oye y no tiene subtítulos: ponlos junto al original, con el mismo nombre y terminación .vtt`,
          en: `the film “${id}” is heard and has no captions: put them beside the original, with its name and the ending .vtt`,
        };
        problems.push(file.problemAt(path, words, 'warning'));
      } else if ('seconds' in entry && !sound && entry.seconds > maxLoop) {
        const length = Math.round(entry.seconds);
        const words = {
          es: `el video «${id}» dura ${length} s y se repite solo: recórtalo a ${maxLoop} s o menos, o escribe «sound: true» para mostrarlo con controles`,
          en: `the film “${id}” takes ${length} s and loops: cut it to ${maxLoop} s or less, or write “sound: true” to show it with controls`,
        };
        problems.push(file.problemAt(path, words, 'warning'));
      }
    }
    for (const icon of iconsIn(file.raw)) used.add(`picture:drawings/${icon}`);
  }

  const words = {
    es: 'nada usa este archivo: menciónalo donde deba verse o bórralo',
    en: 'nothing uses this file: mention it where it should be seen, or delete it',
  };
  const unused = originals.filter(
    ({ id, kind }) => !used.has(`${kind}:${id}`) && !usedByScripts.test(id),
  );
  problems.push(...unused.map(({ file }) => problem({ file, severity: 'warning' }, words)));
  return problems;
}

function missing(
  id: string,
  isVideo: boolean,
  originals: readonly Original[],
  media: MediaManifest,
): Words {
  const kind = isVideo ? 'film' : 'picture';
  const thing = {
    es: isVideo ? 'el video' : 'la imagen',
    en: isVideo ? 'the film' : 'the picture',
  };
  if (originals.some((each) => each.id === id && each.kind === kind)) {
    return {
      es: `${thing.es} «${id}» no está en el sitio: corre npm run media, que prepara lo que falta y dice qué no se pudo usar`,
      en: `${thing.en} “${id}” is not part of the site: run npm run media, which makes what is missing and says what cannot be used`,
    };
  }
  const known = Object.keys(media).filter((key) => key.endsWith(filmKey('')) === isVideo);
  const meant = nearest(
    id,
    isVideo ? known.map((key) => key.slice(0, -filmKey('').length)) : known,
  );
  return {
    es: `no existe ${thing.es} «${id}»: ${meant ? `¿quisiste decir «${meant}»?` : 'guarda el archivo en content/originals'}`,
    en: `there is no ${kind} “${id}”: ${meant ? `did you mean “${meant}”?` : 'put the file into content/originals'}`,
  };
}

/** Steps of the process name their drawing by `icon`. */
function iconsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) =>
    key === 'icon' && typeof child === 'string' ? [child] : iconsIn(child),
  );
}
