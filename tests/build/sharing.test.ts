import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { site as loadSite } from '../../content/load/site.ts';
import { builtPages, client, elements } from '../support/built-site.ts';

const { site, projects } = loadSite();
const pages = builtPages();

/** What the page's `meta` elements say, by name or property. */
function metaOf(path: string): Record<string, string> {
  return Object.fromEntries(
    elements(pages.get(path) ?? '', 'meta').map(({ name, property, content }) => [
      name ?? property ?? '',
      content ?? '',
    ]),
  );
}

test('§10.7 Machines: a shared link of every page shows a picture that is there, in the size it states', async () => {
  for (const path of pages.keys()) {
    const meta = metaOf(path);
    const address = meta['og:image'] ?? '';
    expect(address, path).toMatch(new RegExp(`^${site.domain}/`));
    const file = join(client, address.slice(site.domain.length));
    expect(existsSync(file), `${path}: ${address}`).toBe(true);
    const { width, height } = await sharp(file).metadata();
    expect([width, height].map(String), path).toEqual([
      meta['og:image:width'],
      meta['og:image:height'],
    ]);
    expect([width, height], path).toEqual([1200, 630]);
    expect(meta['og:image:alt'], path).toBeTruthy();
    expect(meta['twitter:card'], path).toBe('summary_large_image');
  }
});

test('§10.7 Machines: a shared link of every page has a title and a description', () => {
  for (const path of pages.keys()) {
    const meta = metaOf(path);
    expect(meta['og:title'], path).toContain(site.brand);
    expect(meta['og:description'], path).toBe(meta.description);
    expect(meta.description, path).not.toMatch(/\{\w+\}/);
  }
});

test('§10.7 Machines: the sitemap dates every page by its content', () => {
  const sitemap = readFileSync(join(client, 'sitemap.xml'), 'utf8');
  const entries = [
    ...sitemap.matchAll(/<url><loc>([^<]+)<\/loc><lastmod>([\d-]+)<\/lastmod><\/url>/g),
  ];
  expect(entries).toHaveLength(sitemap.split('<loc>').length - 1);
  const dates = new Map(entries.map(([, address, date]) => [address, date]));
  for (const { slug, updated, sample } of projects) {
    if (!sample) expect(dates.get(`${site.domain}/proyectos/${slug}`)).toBe(updated);
  }
});
