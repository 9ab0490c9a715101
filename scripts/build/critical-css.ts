import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, walk } from 'css-tree';
import { cutSheet, needOf, readIn } from './cut-sheet.ts';

const inlineStyles = /(<style\b[^>]*>)([\s\S]*?)(<\/style>)/g;

/** Classes that the boot script gives the root before the first paint. */
const bootClasses = ['scripted', 'motion-paused'];

/** The names of a page's elements, classes, ids and attributes, these with their values, too. */
function namesIn(html: string): Set<string> {
  const unescaped = (value: string) => value.replaceAll('&amp;', '&').replaceAll('&gt;', '>');
  const names = new Set(bootClasses);
  for (const [, element = '', attributes = ''] of html.matchAll(
    /<([\w-]+)((?:\s[^\s"=>]+(?:="[^"]*")?)*)/g,
  )) {
    names.add(element);
    for (const [, name = '', value = ''] of attributes.matchAll(/\s([^\s"=/]+)(?:="([^"]*)")?/g)) {
      names.add(`[${name}]`).add(`[${name}=${unescaped(value)}]`);
      if (name !== 'class' && name !== 'id') continue;
      for (const word of unescaped(value).split(' ')) names.add(word);
    }
  }
  // Visitors open these without a script, and dialogs not.
  if (names.has('details')) names.add('[open]');
  return names;
}

/** Pages of a kind differ in names that no sheet asks for: what is left for one is kept for the others. */
function sharedSheet(text: string): typeof cutSheet {
  const needs = new Set<string>();
  walk(parse(text), (node) => {
    needs.add(needOf(node));
  });
  const known = new Map<string, ReturnType<typeof cutSheet>>();
  return (_, names, readElsewhere) => {
    const key = [
      ...[...needs].filter((name) => names.has(name)),
      ...[...readElsewhere].sort(),
    ].join();
    const critical = known.get(key) ?? cutSheet(text, names, readElsewhere);
    known.set(key, critical);
    return critical;
  };
}

/**
 * §10.6 Leaves in each page's inline styles the rules that something in the page can use, and
 * the variables that these read; the typeface comes when the page is painted. The whole stylesheets, without its faces,
 * are fetched with the page's scripts, and by visitors without scripts.
 */
export function keepCriticalCss(client: string): void {
  const sheets = new Map<string, typeof cutSheet>();
  for (const page of globSync('**/*.html', { cwd: client })) {
    const file = join(client, page);
    const html = readFileSync(file, 'utf8');
    const markup = html.replace(inlineStyles, '');
    const names = namesIn(markup).add('*');
    const found = [...html.matchAll(inlineStyles)];
    const texts = found.map(([, , text = '']) => text);
    const left = found.map(([, open = '', text = ''], at) => {
      // A page's own styles are on no other: kept, they would keep the whole page in memory.
      const isShared = open.includes('/assets/');
      const cut = isShared ? (sheets.get(text) ?? sharedSheet(text)) : cutSheet;
      if (isShared) sheets.set(text, cut);
      const part = cut(text, names, readIn(markup + texts.toSpliced(at, 1).join('')));
      // For the sheets after this one.
      texts[at] = part.rules;
      return part;
    });
    const parts = left.values();
    const critical = html.replace(inlineStyles, (_, open, _text, close) => {
      const { rules, faces } = parts.next().value ?? { rules: '', faces: '' };
      // The boot script gives it to the others.
      const deferred = faces && `<style media=(scripting:none)>${faces}</style>`;
      return open + rules + close + deferred;
    });
    writeFileSync(file, critical);
  }
  // The document has them: told once more, they would have browsers lay out the whole page anew.
  for (const name of globSync('assets/*.css', { cwd: client })) {
    const file = join(client, name);
    writeFileSync(file, readFileSync(file, 'utf8').replace(/@font-face\{[^}]*\}/g, ''));
  }
}
