import { expect, type Page } from '@playwright/test';

interface Shift {
  at: number;
  what: string;
}

export type Watched = typeof window & {
  shifts: Shift[];
  /** Moments at which a typeface arrived. */
  typefaces: number[];
  largest: Element | null;
};

/** Keeps what is moved by something else, and the largest thing in view. */
export async function watchLayout(page: Page) {
  await page.addInitScript(() => {
    const watched: Watched = Object.assign(window, { shifts: [], typefaces: [], largest: null });
    document.fonts.addEventListener('loadingdone', () => {
      watched.typefaces.push(performance.now());
    });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        sources: { node: Node | null }[];
      })[]) {
        const what = entry.sources.map(({ node }) => node?.textContent?.slice(0, 60) ?? '');
        watched.shifts.push({ at: entry.startTime, what: `${entry.value}: ${what.join(' | ')}` });
      }
    }).observe({ type: 'layout-shift', buffered: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { element: Element | null })[]) {
        watched.largest = entry.element;
      }
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
}

/** A busy machine may bring the typeface late; what that moves is tested by itself. */
export async function expectNothingMoved(page: Page) {
  const moved = await page.evaluate(() => {
    const { shifts, typefaces } = window as Watched;
    const byTypeface = ({ at }: Shift) => typefaces.some((moment) => Math.abs(moment - at) < 100);
    return shifts.filter((shift) => !byTypeface(shift)).map(({ what }) => what);
  });
  expect(moved, 'layout shifts since the page was opened').toEqual([]);
}
