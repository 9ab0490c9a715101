import { expect, test } from 'vitest';
import { site as loadSite } from '../../content/load/site.ts';
import type { SitePage } from '../../domain/site/site-table.ts';
import { neutralCardId, socialCardId } from '../../domain/site/social-card.ts';
import { socialImage } from './social-image.ts';

const loaded = loadSite();
const [home] = loaded.table as [SitePage];
const card = (hash: string) => ({ width: 1200, height: 630, hash });
const words = socialCardId(loaded.site.brand, home.title);

test('a page shows the card with its own words', () => {
  const media = { [words]: card('11111111'), [neutralCardId]: card('22222222') };
  expect(socialImage({ ...loaded, media }, home)).toBe(`/media/${words}.11111111.jpg`);
});

test('another brand, whose cards were not made, shows the drawing without words, or nothing', () => {
  const site = { ...loaded.site, brand: 'Faro Norte' };
  const media = { [words]: card('11111111'), [neutralCardId]: card('22222222') };
  expect(socialImage({ ...loaded, site, media }, home)).toBe(
    `/media/${neutralCardId}.22222222.jpg`,
  );
  expect(socialImage({ ...loaded, site, media: {} }, home)).toBeNull();
});

test('every page of this site but the not-found pages has a card of its own, aliases their page’s', () => {
  const neutral = loaded.table.filter(
    (page) => socialImage(loaded, page)?.startsWith(`/media/${neutralCardId}`) !== false,
  );
  expect(neutral.map(({ kind }) => kind)).toEqual(['unknown-category', 'not-found']);
});
