/**
 * Makes the cards of shared links out of what the content says: `node artwork/social/build.ts`.
 * They go to `artwork/originals/social`; those of earlier words are deleted. `npm run pictures`
 * makes the site's files of them. Needs Chromium (`CHROMIUM_PATH`).
 */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { chromium } from '@playwright/test';
import { site as loadSite } from '../../content/load/site.ts';
import { cards } from './cards.ts';
import { cardPage, fitTitle, size, titleSteps } from './template.ts';

const root = resolve(import.meta.dirname, '../..');
const originals = join(root, 'artwork/originals');
const archivo =
  'node_modules/@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2';

async function dataUrl(type: string, file: string): Promise<string> {
  return `data:${type};base64,${await readFile(join(root, file), 'base64')}`;
}

const loaded = loadSite();
const { brand, descriptor, domain } = loaded.site;
const mark = await readFile(join(root, 'content/brand/logo.svg'), 'utf8');
const typeface = await dataUrl('font/woff2', archivo);

await rm(join(originals, 'social'), { recursive: true, force: true });
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
});
try {
  const tab = await browser.newPage({ viewport: size });
  for (const card of cards(loaded)) {
    const drawing = await dataUrl('image/svg+xml', `content/public/media/${card.drawing}`);
    await tab.setContent(
      cardPage({
        mark,
        brand,
        descriptor,
        title: card.title,
        host: new URL(domain).host,
        drawing,
        typeface,
      }),
    );
    await tab.evaluate(() => Promise.all([...document.fonts].map((face) => face.load())));
    await tab.waitForFunction(() => document.images[0]?.complete);
    if (!(await tab.evaluate(fitTitle, titleSteps))) {
      throw new Error(`"${card.title}" is too long for a card: give the page a shorter title`);
    }
    const path = join(originals, `${card.id}.png`);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, await tab.screenshot());
    console.info(card.id);
  }
} finally {
  await browser.close();
}
