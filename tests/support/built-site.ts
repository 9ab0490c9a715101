import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** Made by `npm run build`; `npm test` builds first. */
export const client = 'build/client';

/** Every prerendered page by its address. */
export function builtPages(folder = client): Map<string, string> {
  const pages = new Map<string, string>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (entry.name !== 'index.html') continue;
    const path = relative(folder, entry.parentPath);
    pages.set(`/${path}`, readFileSync(join(entry.parentPath, entry.name), 'utf8'));
  }
  return pages;
}

/** The elements of one name, each as its attributes. */
export function elements(html: string, name: string): Record<string, string>[] {
  return [...html.matchAll(new RegExp(`<${name}\\b((?:[^>"]|"[^"]*")*)>`, 'g'))].map(
    ([, attributes = '']) =>
      Object.fromEntries(
        [...attributes.matchAll(/([\w:-]+)(?:="([^"]*)")?/g)].map(([, key = '', value = '']) => [
          key,
          plain(value),
        ]),
      ),
  );
}

/** What the page's `meta` elements say, by name or property. */
export function metaOf(html: string): Record<string, string> {
  return Object.fromEntries(
    elements(html, 'meta').map(({ name, property, content = '' }) => [name ?? property, content]),
  );
}

/** The page's blocks of structured data, as they are written. */
export function structuredData(html: string): string[] {
  return [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)].map(
    ([, block = '']) => block,
  );
}

/** Internal links that lead to no page, or to an anchor that is not on it: `page → link`. */
export function deadLinks(pages: ReadonlyMap<string, string>): string[] {
  return [...pages].flatMap(([path, html]) =>
    elements(html, 'a')
      .filter(({ href = '' }) => !/^(https?:|mailto:|tel:|$)/.test(href))
      .filter(({ href = '' }) => {
        const { pathname, hash } = new URL(href, `https://x.example${path}`);
        const target = pages.get(pathname);
        const found = target && (hash === '' || target.includes(`id="${hash.slice(1)}"`));
        return !found || (/\/404$/.test(pathname) && pathname !== path);
      })
      .map(({ href }) => `${path} → ${href}`),
  );
}

/** The first element of one name whose tag holds `mark`, as HTML. It holds none of its own name. */
export function part(pages: Map<string, string>, path: string, name: string, mark = ''): string {
  const html = pages.get(path) ?? '';
  const found = [...html.matchAll(new RegExp(`<${name}\\b[^>]*>[\\s\\S]*?</${name}>`, 'g'))];
  const [match] = found.find(([text]) => text.slice(0, text.indexOf('>')).includes(mark)) ?? [];
  if (match === undefined) throw new Error(`${path} has no <${name} ${mark}>`);
  return match;
}

/** Links and buttons in their order, each as its words and where it leads. */
export function controls(html: string): string[] {
  return [...html.matchAll(/<(a|button|summary)\b([^>]*)>([\s\S]*?)<\/\1>/g)].map(
    ([, , attributes = '', content = '']) => {
      const [, href] = /\shref="([^"]*)"/.exec(attributes) ?? [];
      const [, label] = /\saria-label="([^"]*)"/.exec(attributes) ?? [];
      const words = readableText(content) || label;
      return href === undefined ? `${words}` : `${words}: ${href}`;
    },
  );
}

/** What a reader reads in a page or a part of one: no scripts, styles or tags, entities as letters, single spaces. */
export function readableText(html: string): string {
  const body = html.slice(Math.max(0, html.indexOf('<body')));
  return plain(
    body
      .replace(/<(script|style|svg)\b[\s\S]*?<\/\1>/g, ' ')
      .replace(/<!--[\s\S]*?-->|<\/?(?:em|strong|a|code)\b[^>]*>/g, '')
      .replace(/<[^>]+>/g, ' '),
  );
}

/** Text as the content writes it, made comparable: Markdown and spacing do not count. */
export function comparable(text: string): string {
  return text
    .replace(/[*_`#>]|\[|\]\([^)]*\)/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

function plain(text: string): string {
  const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' };
  return text
    .replace(/&#x([0-9a-f]+);/gi, (_, code) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replace(/&#(\d+);/g, (_, code) => String.fromCodePoint(Number(code)))
    .replace(/&(\w+);/g, (entity, name) => entities[name] ?? entity)
    .replace(/\s+/g, ' ')
    .trim();
}
