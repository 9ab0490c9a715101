import { expect, type Page } from '@playwright/test';

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
