import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { site as loadSite } from '../../content/load/site.ts';
import { client } from '../support/built-site.ts';

const { site, table } = loadSite();

test('§10.7 Machines: they find the sitemap, the icons and a guide to every page', () => {
  const file = (name: string) => readFileSync(join(client, name), 'utf8');
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
