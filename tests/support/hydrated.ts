import { expect, type Page } from '@playwright/test';

/** React marks the elements that are its own. */
export function isHydrated(page: Page): Promise<boolean> {
  return page.evaluate(() =>
    Object.keys(document.body).some((key) => key.startsWith('__reactFiber')),
  );
}

/**
 * Waits until the page's scripts have taken over, and those of its parts that come when somebody
 * touches the page.
 */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const owned = (element: Element) =>
      Object.keys(element).some((key) => key.startsWith('__reactFiber'));
    // A key that belongs to nothing: the page hears it as a sign of somebody.
    dispatchEvent(new Event('keydown'));
    return [document.body, ...document.querySelectorAll('[data-late] > :first-child')].every(owned);
  });
}

/** The same, without the late parts, where the page's clock stands: it goes in small steps until then. */
export async function hydratedInSteps(page: Page): Promise<void> {
  const step = async () => {
    await page.evaluate(() => void dispatchEvent(new Event('keydown')));
    await page.clock.runFor(20);
    return isHydrated(page);
  };
  await expect.poll(step, { intervals: [20] }).toBe(true);
}
