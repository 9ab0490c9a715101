import type { Browser, Page } from 'puppeteer-core';
import { expect, test } from 'vitest';
import { examinedPaths, missingPaths } from '../support/addresses.ts';
import { openFirefox } from '../support/firefox.ts';
import type { RunningSite } from '../support/running-site.ts';

let site: RunningSite;
let browser: Browser;

openFirefox((started) => {
  ({ site, browser } = started);
});

/** Whatever the browser complains about while a page is open. */
function listen(page: Page): string[] {
  const heard: string[] = [];
  page.on('console', (message) => {
    if (!['error', 'warn'].includes(message.type())) return;
    // The sweep leaves before the ornament has loaded, and Firefox tells the page so.
    if (!message.text().startsWith('The particle field could not load')) heard.push(message.text());
  });
  page.on('pageerror', (error) => heard.push(String(error)));
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // Whoever leaves a page stops what it was still loading.
    if (!reason.includes('ABORTED')) heard.push(`${request.url()}: ${reason}`);
  });
  return heard;
}

test('in Firefox pages hydrate in silence, under their own titles, without sideways scroll', async () => {
  const page = await browser.newPage();
  const heard = listen(page);
  await page.setViewport({ width: 390, height: 844 });
  for (const path of [...examinedPaths, '/gracias', ...missingPaths]) {
    await page.goto(site.baseUrl + path);
    // Hydration starts with the first sign of intent, and marks what it has taken over.
    await page.keyboard.press('Shift');
    await page.waitForFunction(() =>
      Object.keys(document.body).some((key) => key.startsWith('__reactFiber')),
    );
    const { title, headings, overflow } = await page.evaluate(() => ({
      title: document.title,
      headings: document.querySelectorAll('h1').length,
      overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    }));
    expect(title, path).toMatch(new RegExp(` \\| ${site.facts.brand}$`));
    expect({ headings, overflow }, path).toEqual({ headings: 1, overflow: 0 });
    expect(heard, path).toEqual([]);
  }
}, 300_000);

test('in Firefox the particle field is drawn', async () => {
  const page = await browser.newPage();
  await page.goto(`${site.baseUrl}/servicios/desarrollo-web`);
  await page.keyboard.press('Shift');
  await page.locator('canvas').wait();
}, 60_000);

test('in Firefox a plan goes from its category to the form', async () => {
  const page = await browser.newPage();
  const heard = listen(page);
  await page.goto(`${site.baseUrl}/servicios/desarrollo-web`);
  await page.locator('::-p-aria([name="Añadir a Solución: Profesional"][role="button"])').click();
  await page.locator('dialog ::-p-text(Continuar)').click();
  await page.waitForFunction(() => location.pathname === '/contact');
  await page.locator('main ::-p-text(Profesional)').wait();
  expect(heard).toEqual([]);
}, 60_000);
