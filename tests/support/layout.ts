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

/** How far down the page is scrolled, in pixels. */
export const scrollY = (page: Page) => page.evaluate(() => window.scrollY);

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

/**
 * Texts, pictures and buttons of icons that leave the screen or their place, lie on one another or break into columns. A
 * button may lie on a picture.
 */
export function misplaced(page: Page, selector: string): Promise<string[]> {
  return page.evaluate((wanted) => {
    const seen = (element: Element | null) =>
      element?.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      !element.closest('.sr-only');
    /** The nearest element around another one that has an `overflow` of some kind. */
    const around = (element: Element | null, kind: RegExp): Element | null =>
      !element || element.matches(wanted)
        ? null
        : kind.test(getComputedStyle(element).overflow) && element.localName !== 'section'
          ? element
          : around(element.parentElement, kind);
    const framed = /hidden|clip/;
    const canvas = document.createElement('canvas').getContext('2d');
    /** Where the letters of a text are in their line's box, in parts of its height: tight type overlaps with its boxes alone. */
    const inkOf = (text: Node) => {
      if (!canvas || !text.parentElement) throw new Error('No canvas');
      const { fontWeight, fontSize, fontFamily, textTransform } = getComputedStyle(
        text.parentElement,
      );
      canvas.font = `${fontWeight} ${fontSize} ${fontFamily}`;
      const written = text.textContent ?? '';
      const letters = textTransform === 'uppercase' ? written.toUpperCase() : written;
      const ink = canvas.measureText(letters);
      const baseline = ink.fontBoundingBoxAscent;
      const whole = baseline + ink.fontBoundingBoxDescent;
      return {
        top: (baseline - ink.actualBoundingBoxAscent) / whole,
        bottom: (baseline + ink.actualBoundingBoxDescent) / whole,
      };
    };
    /** What floats above the section lies on something wherever it is. */
    const floats = (element: Element | null, section: Element): boolean =>
      element !== null &&
      element !== section &&
      (getComputedStyle(element).position === 'fixed' || floats(element.parentElement, section));
    const boxes = [...document.querySelectorAll(wanted)].flatMap((section) => {
      const found: { of: Node; what: string; box: DOMRect }[] = [];
      const texts = document.createTreeWalker(section, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        const parent = text.parentElement;
        if (!text.textContent?.trim() || !seen(parent) || floats(parent, section)) continue;
        const range = document.createRange();
        range.selectNodeContents(text);
        const what = text.textContent.trim().slice(0, 40);
        // Lines that a clamp or a frame hides are still laid out.
        const end = around(parent, framed)?.getBoundingClientRect().bottom ?? Infinity;
        const lines = [...range.getClientRects()].filter(({ top }) => top < end - 2);
        const ink = inkOf(text);
        for (const { left, top, width, height } of lines) {
          const box = new DOMRect(
            left,
            top + ink.top * height,
            width,
            (ink.bottom - ink.top) * height,
          );
          found.push({ of: text, what, box });
        }
      }
      const icons = [...section.querySelectorAll('button')]
        .filter((button) => seen(button) && !floats(button, section) && !button.textContent.trim())
        .map((button) => ({
          of: button as Node,
          what: `button ${button.getAttribute('aria-label')}`,
          box: button.getBoundingClientRect(),
        }));
      const pictures = [...section.querySelectorAll('li img')].filter(seen);
      const shown = pictures.map((img) => ({
        of: img as Node,
        what: `picture ${img.getAttribute('alt')?.slice(0, 30)}`,
        // What its frame leaves of it.
        box: (around(img.parentElement, framed) ?? img).getBoundingClientRect(),
      }));
      return [...found, ...icons, ...shown];
    });
    // A list that is scrolled sideways goes on outside of the screen.
    const outside = boxes
      .filter(({ of }) => !around(of.parentElement, /auto|scroll/))
      .filter(({ box }) => box.left < -1 || box.right > document.documentElement.clientWidth + 1)
      .map(({ what }) => `outside: ${what}`);
    // A descender may meet an accent below it.
    const shared = (a: DOMRect, b: DOMRect) => {
      const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      return width > 2 && height > 0.3 * Math.min(a.height, b.height);
    };
    const overlaps = boxes.flatMap((one, at) =>
      boxes
        .slice(at + 1)
        .filter((other) => one.of !== other.of && shared(one.box, other.box))
        .filter(
          ({ of }) => !(of instanceof HTMLImageElement && one.of instanceof HTMLButtonElement),
        )
        .map((other) => `overlap: ${one.what} / ${other.what}`),
    );
    const cut = [...document.querySelectorAll(wanted)]
      .flatMap((section) => [...section.querySelectorAll('h1, h2, h3, p, button, summary, a')])
      .filter((element) => seen(element) && getComputedStyle(element).overflow !== 'visible')
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1)
      .map(({ textContent }) => `cut: ${textContent?.slice(0, 40)}`);
    // Words that stand in a flex container themselves, beside others, become columns where they wrap.
    const columns = boxes
      .filter(({ of }) => {
        const { parentElement } = of;
        return (
          of instanceof Text &&
          parentElement &&
          /flex/.test(getComputedStyle(parentElement).display) &&
          [...parentElement.children].some((child) => seen(child) && child.textContent.trim())
        );
      })
      .filter(({ of }, at, all) => all.findIndex((other) => other.of === of) < at)
      .map(({ what }) => `columns: ${what}`);
    return [...outside, ...overlaps, ...cut, ...columns];
  }, selector);
}
