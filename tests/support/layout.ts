import { expect, type Locator, type Page } from '@playwright/test';

interface Shift {
  at: number;
  value: number;
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
        const { startTime: at, value, sources } = entry;
        const what = sources.map(({ node }) => node?.textContent?.slice(0, 60) ?? '').join(' | ');
        watched.shifts.push({ at, value, what });
      }
    }).observe({ type: 'layout-shift', buffered: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { element: Element | null })[]) {
        watched.largest = entry.element;
      }
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
}

/**
 * The typeface may come after the first paint, and a slowed page shows it up to half a second before or after it
 * says so; what that moves is tested by itself.
 */
export async function expectNoLayoutShift(page: Page) {
  const moved = await page.evaluate(() => {
    const { shifts, typefaces } = window as Watched;
    const byTypeface = ({ at }: Shift) => typefaces.some((moment) => Math.abs(moment - at) < 500);
    return shifts.filter((shift) => !byTypeface(shift));
  });
  expect(moved, 'layout shifts since the page was opened').toEqual([]);
}

/** The section's heading is in view, below the header's lower edge, and stays there. */
export async function expectSectionInView(page: Page, id: string) {
  const distance = () =>
    page.evaluate((anchor) => {
      const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
      const heading = document.getElementById(anchor)?.querySelector('h1, h2');
      return Math.abs((heading?.getBoundingClientRect().top ?? Number.NaN) - header - 75);
    }, id);
  await expect.poll(distance, 'pixels from the middle of its place').toBeLessThanOrEqual(75);
}

/** Words that go on in another line without a hyphen, of all the text that is seen within. */
export function brokenWords(within: Locator): Promise<string[]> {
  return within.evaluate((root) => {
    const broken: string[] = [];
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode() as Text | null; text; text = texts.nextNode() as Text | null) {
      const element = text.parentElement;
      if (!element?.checkVisibility({ visibilityProperty: true }) || element.closest('.sr-only')) {
        continue;
      }
      for (const { 0: word, index } of text.data.matchAll(/[\p{L}\d]{2,}/gu)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const lines = [...range.getClientRects()].filter(({ width }) => width > 0.5);
        if (lines.some(({ top }) => Math.abs(top - (lines[0]?.top ?? top)) > 6)) broken.push(word);
      }
    }
    return broken;
  });
}
