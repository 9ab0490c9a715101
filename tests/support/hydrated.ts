import type { Page } from '@playwright/test';

/**
 * Waits until the page's scripts have taken over, and those of its parts that come when somebody
 * touches the page. React marks the elements that are its own.
 */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const owned = (element: Element | null) =>
      element !== null && Object.keys(element).some((key) => key.startsWith('__reactFiber'));
    if (!owned(document.body)) return false;
    // A key that belongs to nothing: the page hears it as a touch.
    dispatchEvent(new Event('keydown'));
    const parts = [...document.querySelectorAll('[data-late] > :first-child')];
    return parts.every(owned);
  });
}
