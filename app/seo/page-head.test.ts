import { expect, test } from 'vitest';
import { site as loadSite } from '../../content/load/site.ts';
import type { SitePage } from '../../domain/site/site-table.ts';
import { socialImage } from './page-head.server.ts';

const loaded = loadSite();
const [home] = loaded.table as [SitePage];
const { domain } = loaded.site;

test('another brand, whose cards were not made, shows its mark', () => {
  const site = { ...loaded.site, brand: 'Faro Norte' };
  expect(socialImage({ ...loaded, site }, home)).toMatchObject({
    address: `${domain}/social.png`,
    alt: 'Faro Norte',
  });
});
