import {
  type BrowserContext,
  test as base,
  expect,
  type Page,
  type Request,
  type ViewportSize,
} from '@playwright/test';
import { type RunningSite, startSite } from './running-site.ts';

export { expect, type Locator, type Page, type Route } from '@playwright/test';

interface Visit {
  /**
   * Whether the tests of a file or group use the worker's one page after each other: to open a page for
   * each doubles what a short test costs. Not for tests that leave something behind which a new address
   * and empty storage do not take away: a clock, init scripts, a slowed processor.
   */
  shared: boolean;
  /** An address that no other test uses: submissions and mails are found by it. */
  visitor: string;
  /** Says that this test provokes a console message or failed request that the specification wants. */
  expectNoise: (pattern: RegExp) => void;
}

/** Makes a page as if nobody had used it. What its last document still writes is gone before storage is emptied. */
async function reset(page: Page, viewport: ViewportSize | null): Promise<void> {
  page.removeAllListeners();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.emulateMedia({ media: 'screen', forcedColors: 'none' });
  if (viewport) await page.setViewportSize(viewport);
  // A navigation that the last test left on its way calls this one off.
  await expect(() => page.goto('/robots.txt')).toPass();
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
}

/**
 * Every test gets the real site, and fails on anything the browser complains about: console errors
 * and warnings (violations of the content policy are some), uncaught errors, failed requests, and
 * requests to another host.
 */
export const test = base.extend<
  Visit & { noise: { expected: RegExp[] } },
  { siteSettings: Record<string, string>; site: RunningSite; sharedPage: { opened?: Page } }
>({
  siteSettings: [{}, { option: true, scope: 'worker' }],
  site: [
    async ({ siteSettings }, use) => {
      const site = await startSite(siteSettings);
      await use(site);
      await site.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ site }, use) => use(site.baseUrl),
  sharedPage: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads the pattern
    async ({}, use) => {
      const sharedPage: { opened?: Page } = {};
      await use(sharedPage);
      await sharedPage.opened?.context().close();
    },
    { scope: 'worker' },
  ],
  shared: [false, { option: true }],
  context: async ({ context, browser, sharedPage, shared }, use) => {
    if (!shared) return use(context);
    // Here and not once a worker: it takes the options of the project, which only a test knows.
    sharedPage.opened ??= await browser.newPage();
    await use(sharedPage.opened.context());
  },
  page: async ({ context, sharedPage, shared, viewport }, use, testInfo) => {
    const page = (shared && sharedPage.opened) || (await context.newPage());
    await use(page);
    if (!shared) return;
    if (testInfo.status === testInfo.expectedStatus) return reset(page, viewport);
    sharedPage.opened = undefined;
    await page.context().close();
  },
  // biome-ignore lint/correctness/noEmptyPattern: the runner reads the pattern
  visitor: async ({}, use, { testId }) => use(`visita-${testId}@example.com`),
  noise: [
    async ({ context, site }, use) => {
      const expected: RegExp[] = [];
      const messages = listen(context, site.baseUrl);
      await use({ expected });
      for (const event of ['console', 'weberror', 'requestfailed', 'request']) {
        context.removeAllListeners(event);
      }
      expect(
        messages.filter((line) => !expected.some((pattern) => pattern.test(line))),
        'what the browser complained about',
      ).toEqual([]);
    },
    { auto: true },
  ],
  expectNoise: async ({ noise }, use) => use((pattern) => void noise.expected.push(pattern)),
});

function listen(context: BrowserContext, baseUrl: string): string[] {
  const messages: string[] = [];
  context.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return;
    messages.push(`console ${message.type()}: ${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (error) => messages.push(`uncaught: ${error.error().message}`));
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText;
    // Whoever leaves a page stops what it was still loading.
    if (reason !== 'net::ERR_ABORTED') messages.push(`failed request: ${request.url()} ${reason}`);
  });
  context.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== baseUrl) {
      messages.push(`request to another host: ${request.url()}`);
    }
  });
  return messages;
}

/** Whether React has taken over the page; sections below the first screen may follow. */
export function isHydrated(page: Page): Promise<boolean> {
  return page.evaluate(() => !document.body.hasAttribute('data-dehydrated'));
}

/** Waits until React has taken over the page and all of its sections. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    // A key that belongs to nothing: the page hears it as a visitor's activity.
    dispatchEvent(new Event('keydown'));
    return document.body && !document.querySelector('[data-dehydrated]');
  });
}

/** The same, without the sections, where the page's clock stands: it goes in small steps until then. */
export async function hydratedInSteps(page: Page): Promise<void> {
  const step = async () => {
    await page.evaluate(() => void dispatchEvent(new Event('keydown')));
    await page.clock.runFor(20);
    return isHydrated(page);
  };
  await expect.poll(step, { intervals: [20] }).toBe(true);
}

/** Opens a page and waits until its scripts have taken over. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

/** For tests of many pages that look at text and controls: pictures take the time and change neither. */
export async function withoutMedia(page: Page): Promise<void> {
  await page.route('/media/**', (route) => route.fulfill({ body: '' }));
}

/** Holds back what is asked for under an address until the returned function is called. */
export async function holdBack(page: Page, address: string | RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await promise;
    await route.continue().catch(() => {});
  });
  return resolve;
}

/** What the page asks for from now on, of addresses that hold a text. */
export function requestsTo(page: Page, text: string): Request[] {
  const requests: Request[] = [];
  page.on('request', (request) => {
    if (request.url().includes(text)) requests.push(request);
  });
  return requests;
}

export const footerLink = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name, exact: true });

/** Goes to another page of the site by a link of its footer. */
export async function goTo(page: Page, link: string, path: string): Promise<void> {
  await footerLink(page, link).click();
  await expect(page).toHaveURL(path);
}

export const themeButton = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: /^Cambiar tema/ });
