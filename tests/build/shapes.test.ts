import { rmSync } from 'node:fs';
import { type Browser, chromium, type Page } from '@playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findChromium } from '../../scripts/programs.mjs';
import { buildSite, copySite } from '../fixtures/changed-site.ts';
import { booking, faq, networks, reshape, shapes } from '../fixtures/shapes.ts';
import { sample } from '../support/content.ts';
import { brokenWords, misplaced } from '../support/layout.ts';
import { startSite } from '../support/running-site.ts';

const category = sample.path;
const sections = {
  '/': '#hero h1, #showcase, #value-proposition',
  '/about': '[aria-label="Equipo"]',
  '/services': 'nav[aria-label="Índice de servicios"], #grupo-1, #proceso',
  [category]: '#preguntas',
  '/contact': '#contact',
};

let browser: Browser;
beforeAll(async () => {
  browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
});
afterAll(() => browser.close());

/** Rows of pictures and cards are as wide as their list: no hole is left in it. */
function unevenRows(page: Page, list: string, item: string): Promise<number[]> {
  return page.locator(list).evaluate((root, wanted) => {
    const items = [...root.querySelectorAll(wanted)].map((one) => one.getBoundingClientRect());
    const { right } = root.getBoundingClientRect();
    const bottoms = new Set(items.map(({ bottom }) => Math.round(bottom)));
    return [...bottoms].filter(
      (bottom) =>
        Math.max(
          ...items.filter((one) => Math.abs(one.bottom - bottom) < 2).map((one) => one.right),
        ) <
        right - 2,
    );
  }, item);
}

test.each(Object.entries(shapes))(
  '§3.7 Flexible shapes: %s of everything stands in its place at every width',
  async (_, shape) => {
    const copy = copySite();
    reshape(copy, shape);
    buildSite(copy);
    const site = await startSite({}, copy);
    const page = await browser.newPage({ baseURL: site.baseUrl, reducedMotion: 'reduce' });
    try {
      for (const width of [320, 390, 768, 1081, 1440, 1920]) {
        await page.setViewportSize({ width, height: 900 });
        for (const [path, selector] of Object.entries(sections)) {
          // By its address alone `/` would lead to the page before (§1.5).
          await page.goto(path === '/' ? '/#hero' : path);
          await page.keyboard.press('Shift');
          await page.evaluate(() => document.fonts.ready);
          const where = `${path} at ${width} px`;
          const wide = await page.evaluate(() => document.documentElement.scrollWidth);
          expect(wide, where).toBeLessThanOrEqual(width);
          for (const summary of await page.locator('#preguntas summary').all()) {
            await summary.click();
          }
          expect(await misplaced(page, selector), where).toEqual([]);
          for (const section of await page.locator(selector).all()) {
            expect(await brokenWords(section), where).toEqual([]);
          }
          if (path === '/about') {
            const list = '[aria-label="Equipo"] > ul';
            expect(await page.locator(`${list} > li`).count()).toBe(shape.team);
            expect(await unevenRows(page, list, 'li.group'), where).toEqual([]);
          }
          if (path === '/') {
            expect(await page.locator('#showcase li img').count()).toBe(shape.pictures);
            expect(await unevenRows(page, '#showcase ul', 'li'), where).toEqual([]);
            expect(await page.locator('#value-proposition article').count()).toBe(shape.values);
          }
        }
      }
      await page.goto('/services');
      const process = page.locator('#proceso');
      for (let step = 1; step < shape.steps; step += 1) {
        await process.getByText(`PASO ${step} DE ${shape.steps}`).waitFor();
        await process.getByRole('button', { name: 'Siguiente' }).click();
      }
      await process.getByText('ÚLTIMO PASO').waitFor();

      for (const network of networks) {
        const link = page.locator(`footer a[href="https://redes.example/${network}"]`);
        expect(await link.count(), network).toBe(1);
      }
      await page.goto('/contact');
      const appointment = page.getByRole('link', { name: 'Agendar una llamada' });
      expect(await appointment.getAttribute('href')).toBe(booking);
      const icons = page.getByRole('complementary', { name: 'Datos de contacto' }).locator('path');
      const lengths = await icons.evaluateAll((paths) =>
        paths.map((path) => (path as SVGPathElement).getTotalLength()),
      );
      expect(lengths).toHaveLength(5);
      expect(lengths).not.toContain(0);
      await page.goto(category);
      const answer = page.locator('#preguntas details').first().locator('.prose');
      expect(await answer.isVisible()).toBe(false);
      await page.getByText(faq[0]?.question ?? '').press('Enter');
      expect(await answer.isVisible()).toBe(true);
    } finally {
      await page.close();
      await site.stop();
      rmSync(copy, { recursive: true, force: true });
    }
  },
  300_000,
);
