import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { site as loadSite } from '../../content/load/site.ts';
import { builtPages, client, metaOf } from '../support/built-site.ts';

const { site, projects, table } = loadSite();
const pages = builtPages();
const file = (name: string) => readFileSync(join(client, name), 'utf8');

test('§10.7 Machines: a shared link of every page has a title, a description, and a picture in the size it states', async () => {
  for (const [path, html] of pages) {
    const meta = metaOf(html);
    const address = meta['og:image'] ?? '';
    expect(address, path).toMatch(new RegExp(`^${site.domain}/`));
    const { width, height } = await sharp(
      join(client, address.slice(site.domain.length)),
    ).metadata();
    expect([width, height], path).toEqual([1200, 630]);
    expect(meta, path).toMatchObject({ 'og:image:width': '1200', 'og:image:height': '630' });
    expect(meta['og:image:alt'], path).toBeTruthy();
    expect(meta['twitter:card'], path).toBe('summary_large_image');
    expect(meta['og:title'], path).toContain(site.brand);
    expect(meta['og:description'], path).toBe(meta.description);
    expect(meta.description, path).not.toMatch(/\{\w+\}/);
  }
});

test('§10.7 Machines: the sitemap dates every page by its content', () => {
  const sitemap = file('sitemap.xml');
  const entries = [
    ...sitemap.matchAll(/<url><loc>([^<]+)<\/loc><lastmod>([\d-]+)<\/lastmod><\/url>/g),
  ];
  expect(entries).toHaveLength(sitemap.split('<loc>').length - 1);
  const dates = new Map(entries.map(([, address, date]) => [address, date]));
  for (const { slug, updated, sample } of projects) {
    if (!sample) expect(dates.get(`${site.domain}/proyectos/${slug}`)).toBe(updated);
  }
});

test('§10.7 Machines: they find the sitemap, the icons and a guide to every page', () => {
  expect(file('robots.txt')).toContain(`Sitemap: ${site.domain}/sitemap.xml`);
  expect(file('robots.txt')).not.toMatch(/^Disallow: \/$/m);
  const manifest = JSON.parse(file('site.webmanifest')) as { icons: { src: string }[] };
  expect(manifest).toMatchObject({ short_name: site.brand, lang: 'es-MX', start_url: '/' });
  expect(manifest.icons.length).toBeGreaterThan(0);
  for (const { src } of manifest.icons) expect(() => file(src)).not.toThrow();
  const guide = file('llms.txt');
  for (const { path, indexed } of table) {
    expect(guide.includes(`](${site.domain}${path})`), path).toBe(indexed);
  }
});
