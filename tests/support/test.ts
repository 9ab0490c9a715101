import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import { hydrated } from './hydrated.ts';
import { type RunningSite, startSite } from './running-site.ts';

export { expect, type Locator, type Page, type Route } from '@playwright/test';
export { hydrated } from './hydrated.ts';

interface Visit {
  /** An address that no other test uses: letters and mails are found by it. */
  visitor: string;
  /** Says that this test provokes a console message or failed request that the specification wants. */
  expectNoise: (pattern: RegExp) => void;
}

/**
 * Every test gets the real site, and fails on anything the browser complains about: console errors
 * and warnings (violations of the content policy are some), uncaught errors, failed requests, and
 * requests to another host.
 */
export const test = base.extend<Visit & { noise: { expected: RegExp[] } }, { site: RunningSite }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads the pattern
    async ({}, use) => {
      const site = await startSite();
      await use(site);
      await site.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ site }, use) => use(site.baseUrl),
  // biome-ignore lint/correctness/noEmptyPattern: the runner reads the pattern
  visitor: async ({}, use, { testId }) => use(`visita-${testId}@example.com`),
  noise: [
    async ({ context, site }, use) => {
      const expected: RegExp[] = [];
      const heard = listen(context, site.baseUrl);
      await use({ expected });
      expect(
        heard.filter((line) => !expected.some((pattern) => pattern.test(line))),
        'what the browser complained about',
      ).toEqual([]);
    },
    { auto: true },
  ],
  expectNoise: async ({ noise }, use) => use((pattern) => void noise.expected.push(pattern)),
});

function listen(context: BrowserContext, baseUrl: string): string[] {
  const heard: string[] = [];
  context.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return;
    heard.push(`console ${message.type()}: ${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (error) => heard.push(`uncaught: ${error.error().message}`));
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText;
    // Whoever leaves a page stops what it was still loading.
    if (reason !== 'net::ERR_ABORTED') heard.push(`failed request: ${request.url()} ${reason}`);
  });
  context.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== baseUrl) {
      heard.push(`request to another host: ${request.url()}`);
    }
  });
  return heard;
}

/** Opens a page and waits until its scripts have taken over. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

/** For walks over many pages that look at text and controls: pictures take the time and change neither. */
export async function withoutMedia(page: Page): Promise<void> {
  await page.route('/media/**', (route) => route.fulfill({ body: '' }));
}
