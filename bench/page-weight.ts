import type { Browser } from '@playwright/test';

/** What a phone fetches of one page, in bytes without headers, as compressed. */
export interface Weight {
  html: number;
  font: number;
  /** Of pictures in the first view, films' posters among them. */
  pictures: number;
}

/** A phone of three pixels to the point, which nobody touches. */
const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, isMobile: true };

export async function weigh(browser: Browser, url: string): Promise<Weight> {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  await page.goto(url, { waitUntil: 'networkidle' });
  const weight = await page.evaluate(weighInPage);
  await context.close();
  return weight;
}

/** Runs in the page. */
function weighInPage(): Weight {
  const entries = performance.getEntries().filter((entry) => 'encodedBodySize' in entry);
  const sum = (wanted: (url: string) => boolean) =>
    (entries as PerformanceResourceTiming[])
      .filter(({ name }) => wanted(name))
      .reduce((bytes, { encodedBodySize }) => bytes + encodedBodySize, 0);
  const inView = [...document.querySelectorAll('img')].filter((element) => {
    const { top, right, bottom, left } = element.getBoundingClientRect();
    return bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
  });
  const pictures = new Set(inView.map(({ currentSrc }) => currentSrc));
  return {
    html: sum((url) => url === document.URL),
    font: sum((url) => url.endsWith('.woff2')),
    pictures: sum((url) => pictures.has(url)),
  };
}
