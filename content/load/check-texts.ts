import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Words } from '../schemas/words.ts';
import { nearest } from './nearest.ts';
import type { ContentProblem } from './problem.ts';
import type { ContentFile, Path } from './read-file.ts';

/** `[text](/address "title")`, as Markdown has it. */
const markdownLink = /\[[^\]]*\]\(\s*<?([^)\s>]*)>?[^)]*\)/g;

/** `{brand}`, and what was probably meant to be one. */
const placeholder = /\{\s*([\p{L}][\p{L}\d_ -]*?)\s*\}/gu;

/**
 * §2.1, §3.2 Links and `{…}` in the texts of one file.
 * @param addresses of the site, each with its anchors
 * @param names that `{…}` may hold
 * @param own address of the page that shows the file, for links that are an anchor alone
 */
export function checkTexts(
  root: string,
  file: ContentFile<unknown>,
  addresses: ReadonlyMap<string, ReadonlySet<string>>,
  names: readonly string[],
  own = '',
): ContentProblem[] {
  return [...textsIn(file.raw)].flatMap(({ path, text }) => {
    const found = [
      ...[...text.matchAll(markdownLink)].map(([, link = '']) =>
        deadLink(root, link, addresses, own),
      ),
      ...[...text.matchAll(placeholder)].map(([, name = '']) => unknownName(name, text, names)),
    ];
    return found.flatMap((words) => (words ? [file.problemAt(path, words)] : []));
  });
}

/** Every text below a value, with its path. */
export function* textsIn(value: unknown, path: Path = []): Generator<{ path: Path; text: string }> {
  if (typeof value === 'string') yield { path, text: value };
  if (typeof value !== 'object' || value === null) return;
  for (const [key, child] of Object.entries(value)) {
    yield* textsIn(child, [...path, Array.isArray(value) ? Number(key) : key]);
  }
}

function deadLink(
  root: string,
  link: string,
  addresses: ReadonlyMap<string, ReadonlySet<string>>,
  own: string,
): Words | undefined {
  if (/^(?:https?:\/\/[^\s/]+\.|mailto:.+|tel:\+?\d)/.test(link)) return undefined;
  const [before = '', anchor] = link.split('#');
  const [path = ''] = before.split('?');
  if (/^(?:https?:|www\.|[\w-]+\.[a-z]{2,}(?:\/|$))/i.test(link)) {
    const whole = `https://${link.replace(/^https?:\/*/i, '')}`;
    return {
      es: `a este enlace le falta el principio: escribe ${whole}`,
      en: `the beginning of this link is missing: write ${whole}`,
    };
  }
  const anchors = addresses.get(path || own);
  if (!anchors) {
    if (path.startsWith('/') && existsSync(join(root, 'public', path))) return undefined;
    const meant = nearest(path.startsWith('/') ? path : `/${path}`, [...addresses.keys()]);
    const full = path === '' ? sectionSomewhere(anchor ?? '', addresses) : meant;
    return {
      es: `el enlace «${link}» no lleva a ninguna página: ${full ? `¿quisiste decir «${full}»?` : 'escribe una dirección del sitio que empiece con /'}`,
      en: `the link “${link}” leads to no page: ${full ? `did you mean “${full}”?` : 'write an address of the site that begins with /'}`,
    };
  }
  if (anchor === undefined || anchor === '' || anchors.has(anchor)) return undefined;
  const meant = nearest(anchor, [...anchors]);
  const list = [...anchors].map((name) => `#${name}`).join(', ');
  const es = meant ? `¿quisiste decir «${path}#${meant}»?` : `las que hay: ${list}`;
  const en = meant ? `did you mean “${path}#${meant}”?` : `those there are: ${list}`;
  return {
    es: `la página «${path || own}» no tiene la sección «#${anchor}»: ${es}`,
    en: `the page “${path || own}” has no section “#${anchor}”: ${en}`,
  };
}

/** Where an anchor stands that the page itself does not have. */
function sectionSomewhere(anchor: string, addresses: ReadonlyMap<string, ReadonlySet<string>>) {
  const [found] = [...addresses].find(([, anchors]) => anchors.has(anchor)) ?? [];
  return found && `${found}#${anchor}`;
}

function unknownName(name: string, text: string, names: readonly string[]): Words | undefined {
  if (names.includes(name) && text.includes(`{${name}}`)) return undefined;
  const meant = nearest(name, names);
  const list = names.map((known) => `{${known}}`).join(', ');
  return {
    es: `no existe {${name}}: ${meant ? `¿quisiste decir {${meant}}?` : `las que hay: ${list}`}`,
    en: `there is no {${name}}: ${meant ? `did you mean {${meant}}?` : `those there are: ${list}`}`,
  };
}
