import type { Page } from '@playwright/test';

/** Waits until the page's scripts have taken over: React marks the elements that are its own. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const { body } = document;
    return body !== null && Object.keys(body).some((key) => key.startsWith('__reactFiber'));
  });
}
