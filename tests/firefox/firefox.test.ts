import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { examinedPaths, missingPaths } from '../support/addresses.ts';
import { content, sample } from '../support/content.ts';
import { type RunningSite, startSite } from '../support/running-site.ts';

// One Firefox for all of them, which is slow to start: what no other engine of these tests shows.

let site: RunningSite;
let browser: Browser;

beforeAll(async () => {
  [site, browser] = await Promise.all([
    startSite(),
    puppeteer.launch({
      browser: 'firefox',
      executablePath: process.env.FIREFOX_PATH || '/usr/bin/firefox-esr',
      headless: true,
    }),
  ]);
}, 120_000);
afterAll(async () => {
  await browser.close();
  await site.stop();
});

/** Whatever the browser complains about while a page is open. */
function listen(page: Page): string[] {
  const messages: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warn'].includes(message.type())) messages.push(message.text());
  });
  page.on('pageerror', (error) => messages.push(String(error)));
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // Whoever leaves a page stops what it was still loading.
    if (!reason.includes('ABORTED')) messages.push(`${request.url()}: ${reason}`);
  });
  return messages;
}

test('§10.8 Browsers: in Firefox pages hydrate without errors, under their own titles, without sideways scroll', async () => {
  for (const path of [...examinedPaths, '/gracias', ...missingPaths]) {
    // A tab for each. In one for all, a film that the page before asked for in its last moment would
    // keep this one from its load event until Firefox gives it up, for 15 seconds or more.
    const page = await browser.newPage();
    const messages = listen(page);
    await page.setViewport({ width: 390, height: 844 });
    await page.goto(site.baseUrl + path);
    // Hydration starts with the first activity, and marks what it has taken over.
    await page.keyboard.press('Shift');
    await page.waitForFunction(() =>
      Object.keys(document.body).some((key) => key.startsWith('__reactFiber')),
    );
    const { title, headings, overflow } = await page.evaluate(() => ({
      title: document.title,
      headings: document.querySelectorAll('h1').length,
      overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    }));
    expect(title, path).toMatch(new RegExp(` \\| ${content.site.brand}$`));
    expect({ headings, overflow }, path).toEqual({ headings: 1, overflow: 0 });
    expect(messages, path).toEqual([]);
    await page.close();
  }
}, 300_000);

test('§10.8 Browsers: in Firefox the particle field is drawn', async () => {
  const page = await browser.newPage();
  await page.goto(`${site.baseUrl}${sample.path}`);
  await page.keyboard.press('Shift');
  await page.locator('canvas').wait();
}, 60_000);

test('§10.8 Browsers: in Firefox a plan goes from its category to the form', async () => {
  const page = await browser.newPage();
  const messages = listen(page);
  await page.goto(`${site.baseUrl}${sample.path}`);
  await page
    .locator(`::-p-aria([name="Añadir a Solución: ${sample.featured.name}"][role="button"])`)
    .click();
  await page.locator('dialog ::-p-text(Continuar)').click();
  await page.waitForFunction(() => location.pathname === '/contact');
  await page.locator(`main ::-p-text(${sample.featured.name})`).wait();
  expect(messages).toEqual([]);
}, 60_000);

test('§1.8 Start-up: in Firefox, too, a script that could not be fetched is asked for again', async () => {
  const page = await browser.newPage();
  await page.setRequestInterception(true);
  let failed = false;
  page.on('request', (request) => {
    if (failed || !request.url().includes('/assets/layout-')) return void request.continue();
    failed = true;
    request.abort();
  });
  await page.goto(`${site.baseUrl}/gracias`);
  while (!failed) await page.keyboard.press('Shift');
  await page.waitForFunction(() => {
    dispatchEvent(new Event('keydown'));
    return !document.querySelector('[data-dehydrated]');
  });
}, 60_000);

/** Leaves for another document and comes back to the page as the browser had kept it. */
async function leaveAndReturn(page: Page) {
  await page.evaluate(() => Object.assign(window, { kept: true }) && null);
  await page.goto(`${site.baseUrl}/robots.txt`, { waitUntil: 'domcontentloaded' });
  await page.evaluate(() => history.back());
  await page.waitForFunction(() => location.pathname !== '/robots.txt');
  expect(await page.evaluate(() => 'kept' in window), 'the page was kept').toBe(true);
}

test('§4.11 Join form: left after it was sent, it is ready again after Back, out of the browser’s own cache', async () => {
  const page = await browser.newPage();
  await page.goto(`${site.baseUrl}/about#join-us`);
  await page.keyboard.press('Shift');
  const visitor = 'luz@example.com';
  await page.locator('::-p-aria([name="Nombre completo *"][role="textbox"])').fill('Luz');
  await page.locator('form[action="/api/join-us"] input[name=email]').fill(visitor);
  const button = 'form[action="/api/join-us"] button[type=submit]';
  await page.locator(button).click();
  const buttonSays = (words: string) => page.locator(`${button} ::-p-text(${words})`).wait();
  await buttonSays('¡Enviado!');
  await leaveAndReturn(page);
  await buttonSays('Enviar solicitud');
  expect(site.submissions(visitor)).toHaveLength(1);
}, 60_000);

// Firefox, driven by a program, hides tabs as it does for people.
test('§4.5 Portfolio: in a tab behind another one the carousel pauses and goes on from where it was', async () => {
  const page = await browser.newPage();
  await page.goto(site.baseUrl);
  await page.keyboard.press('Shift');
  await page.evaluate(() =>
    document.querySelector('#portfolio .swiper')?.scrollIntoView({ block: 'center' }),
  );
  const autoplayIs = (wanted: boolean) =>
    page.waitForFunction(
      (expected) => {
        const slider = document.querySelector('#portfolio .swiper') as
          | (Element & { swiper?: { autoplay: { running: boolean } } })
          | null;
        return slider?.swiper?.autoplay.running === expected;
      },
      {},
      wanted,
    );
  const slide = () =>
    page.evaluate(() => document.querySelector('#portfolio [data-offset="0"]')?.ariaLabel);
  await autoplayIs(true);
  const other = await browser.newPage();
  await other.bringToFront();
  expect(await page.evaluate(() => document.visibilityState)).toBe('hidden');
  await autoplayIs(false);
  const before = await slide();
  await page.bringToFront();
  await autoplayIs(true);
  expect(await slide()).toBe(before);
}, 60_000);
