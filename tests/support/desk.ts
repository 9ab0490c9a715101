import type { Browser, Page, ViewportSize } from '@playwright/test';

/** The place where one worker's tests sit down after each other. */
export interface Desk {
  /** The page, opened when first asked for. */
  page: () => Promise<Page>;
  close: () => Promise<void>;
}

export function makeDesk(browser: Browser): Desk {
  let opened: Promise<Page> | null = null;
  return {
    page() {
      // With the options of the project: the runner knows them while a test runs.
      opened ??= browser.newPage();
      return opened;
    },
    async close() {
      const page = await opened;
      opened = null;
      await page?.context().close();
    },
  };
}

/** Makes a page as if nobody had used it. What its last document still writes is gone before storage is emptied. */
export async function leaveNoTrace(page: Page, viewport: ViewportSize | null): Promise<void> {
  page.removeAllListeners();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.emulateMedia({ media: 'screen', forcedColors: 'none' });
  if (viewport) await page.setViewportSize(viewport);
  await page.goto('/robots.txt');
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
}
