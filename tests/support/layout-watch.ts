import { expect, type Page } from '@playwright/test';

export type Watched = typeof window & { moved: string[]; largest: Element | null };

/** Keeps what is moved by something else, and the largest thing in view. */
export async function watchLayout(page: Page) {
  await page.addInitScript(() => {
    const watched: Watched = Object.assign(window, { moved: [], largest: null });
    // A busy machine may bring the typeface late; what that moves is tested by itself.
    let typeface = Number.NEGATIVE_INFINITY;
    document.fonts.addEventListener('loadingdone', () => {
      typeface = performance.now();
    });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        sources: { node: Node | null }[];
      })[]) {
        if (Math.abs(entry.startTime - typeface) < 100) continue;
        const what = entry.sources.map(({ node }) => node?.textContent?.slice(0, 60) ?? '');
        watched.moved.push(`${entry.value}: ${what.join(' | ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { element: Element | null })[]) {
        watched.largest = entry.element;
      }
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
}

export async function expectNothingMoved(page: Page) {
  expect(
    await page.evaluate(() => (window as Watched).moved),
    'layout shifts since the page was opened',
  ).toEqual([]);
}
