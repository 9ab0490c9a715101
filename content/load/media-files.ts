import { globSync, statSync } from 'node:fs';
import { basename, extname, join, relative, sep } from 'node:path';
import { mediaId } from '../schemas/field-types.ts';
import type { Words } from '../schemas/words.ts';
import { type ContentProblem, problem } from './problem.ts';

/** What a file below `content/originals` is, by its ending. */
const endings = {
  picture: ['.jpg', '.jpeg', '.png', '.webp', '.heic', '.heif', '.avif', '.tif', '.tiff', '.svg'],
  film: ['.mp4', '.mov', '.m4v', '.webm'],
  captions: ['.vtt'],
};
type MediaKind = keyof typeof endings;

/** Systems leave these behind. */
const notOurs = /^(?:\..*|Thumbs\.db|desktop\.ini)$/i;

const megabyte = 1024 * 1024;
/** Git hosts refuse files of 100 MB. */
const maxBytes = 95 * megabyte;

/** One original: its path, and the id by which content files name it. */
export interface Original {
  id: string;
  file: string;
  kind: MediaKind;
}

/**
 * §3.5 Every original that the site can use, in one order on every machine, and what is wrong with the others. A
 * film may be two originals, an MP4 and a WebM.
 */
export function listOriginals(folder: string) {
  const originals: Original[] = [];
  const problems: ContentProblem[] = [];
  const owners = new Map<string, string>();

  for (const file of filesIn(folder)) {
    const ending = extname(file).toLowerCase();
    const kind = kindOf(file);
    if (!kind) {
      problems.push(problem({ file, severity: 'warning' }, ignored(ending)));
      continue;
    }
    const id = mediaId(relative(folder, file));
    // An encoding for each kind of browser may lie beside the other.
    const place = `${kind}:${id}${ending === '.webm' ? ending : ''}`;
    const other = owners.get(place);
    if (other) {
      const name = basename(other);
      const words = {
        es: `se llama igual que ${name} y por eso no se usa: cámbiale el nombre`,
        en: `has the name of ${name} and is therefore not used: rename it`,
      };
      problems.push(problem({ file }, words));
      continue;
    }
    owners.set(place, file);
    originals.push({ id, file, kind });
    const { size } = statSync(file);
    if (size > maxBytes) {
      const weight = Math.round(size / megabyte);
      const words = {
        es: `pesa ${weight} MB y los servicios de Git no aceptan 100 o más: recórtalo o expórtalo con menos calidad`,
        en: `has ${weight} MB, and Git hosts take no 100 or more: cut it or export it with a lower quality`,
      };
      problems.push(problem({ file, severity: 'warning' }, words));
    }
  }
  return { originals, problems };
}

/** Undefined where the site can use no such file. */
export function kindOf(file: string): MediaKind | undefined {
  const ending = extname(file).toLowerCase();
  return (Object.keys(endings) as MediaKind[]).find((kind) => endings[kind].includes(ending));
}

/** Why the site can use no such file, and which it can. */
export function ignored(ending: string): Words {
  const films = ['.avi', '.mkv', '.wmv', '.mpg', '.mpeg', '.3gp', '.gif'];
  const isFilm = films.includes(ending);
  const es = isFilm
    ? 'expórtalo como MP4 o MOV'
    : 'guarda las fotos como JPG, PNG, WebP o HEIC y los videos como MP4 o MOV; lo demás va en otra carpeta';
  const en = isFilm
    ? 'export it as MP4 or MOV'
    : 'save photographs as JPG, PNG, WebP or HEIC and films as MP4 or MOV; all else belongs elsewhere';
  return {
    es: `el sitio no usa archivos ${ending || 'sin terminación'}: ${es}`,
    en: `the site uses no files ${ending || 'without an ending'}: ${en}`,
  };
}

function filesIn(folder: string): string[] {
  return globSync('**/*', { cwd: folder, withFileTypes: true })
    .filter((entry) => entry.isFile() && !notOurs.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).split(sep).join('/'))
    .sort();
}
