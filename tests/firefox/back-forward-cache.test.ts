import type { Browser, Page } from 'puppeteer-core';
import { expect, test } from 'vitest';
import { openFirefox } from '../support/firefox.ts';
import type { RunningSite } from '../support/running-site.ts';

let site: RunningSite;
let browser: Browser;

openFirefox((started) => {
  ({ site, browser } = started);
});

/** Leaves for another document and comes back to the page as the browser had kept it. */
async function leaveAndReturn(page: Page) {
  await page.evaluate(() => Object.assign(window, { kept: true }) && null);
  await page.goto(`${site.baseUrl}/robots.txt`);
  await page.evaluate(() => history.back());
  await page.waitForFunction(() => location.pathname !== '/robots.txt');
  expect(await page.evaluate(() => 'kept' in window), 'the page was kept').toBe(true);
}

test('§4 Join form: left after it was sent, it is ready again after Back, out of the browser’s own cache', async () => {
  const page = await browser.newPage();
  await page.goto(`${site.baseUrl}/about#join-us`);
  await page.keyboard.press('Shift');
  const visitor = 'luz@example.com';
  await page.locator('::-p-aria([name="Nombre completo *"][role="textbox"])').fill('Luz');
  await page.locator('form[action="/api/join-us"] input[name=email]').fill(visitor);
  const button = 'form[action="/api/join-us"] button[type=submit]';
  await page.locator(button).click();
  await page.waitForFunction(
    (selector) => document.querySelector(selector)?.textContent?.includes('¡Enviado!'),
    {},
    button,
  );
  await leaveAndReturn(page);
  await page.waitForFunction(
    (selector) => document.querySelector(selector)?.textContent?.includes('Enviar solicitud'),
    {},
    button,
  );
  expect(site.letters(visitor)).toHaveLength(1);
}, 60_000);
