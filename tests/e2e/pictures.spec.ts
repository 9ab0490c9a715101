import { filmedCase, noFilm } from '../support/content.ts';
import { expect, type Page, test } from '../support/test.ts';

/** One page of each kind that shows photographs. */
const paths = ['/', `/servicios/${filmedCase.still}`, noFilm.path];

/** For each picture that is shown: which file the browser chose, and how wide it is drawn. */
async function chosenFiles(page: Page) {
  await page.evaluate(() => {
    for (const image of document.images) image.loading = 'eager';
  });
  const shown = () =>
    page.locator('picture:has(source) img').evaluateAll((images) =>
      (images as HTMLImageElement[])
        .filter((image) => image.checkVisibility())
        .map((image) => {
          const source = [...(image.parentElement?.querySelectorAll('source') ?? [])].find(
            ({ media }) => media === '' || matchMedia(media).matches,
          );
          const widths = [...(source?.srcset.matchAll(/ (\d+)w/g) ?? [])].map(([, size]) =>
            Number(size),
          );
          return {
            file: image.currentSrc.replace(/^.*\/media\//, ''),
            chosen: Number(/-(\d+)\.[0-9a-f]+\.avif$/.exec(image.currentSrc)?.[1]),
            largest: Math.max(...widths),
            drawn: image.clientWidth * devicePixelRatio,
          };
        }),
    );
  await expect.poll(async () => (await shown()).filter(({ chosen }) => !chosen)).toEqual([]);
  return shown();
}

for (const [width, height, deviceScaleFactor] of [
  [360, 800, 3],
  [768, 800, 2],
  [1024, 1366, 1],
  [1440, 800, 1],
] as const) {
  test.describe(`at ${width} px`, () => {
    test.use({
      viewport: { width, height },
      deviceScaleFactor,
    });

    test(`§10.5 Paint: the file that fits is fetched, on a screen of ${width} × ${deviceScaleFactor}`, async ({
      page,
    }) => {
      // Which file is asked for is all that matters: what comes instead takes no time to decode.
      await page.route(/\.avif$/, (route) =>
        route.fulfill({
          contentType: 'image/svg+xml',
          body: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 5"/>',
        }),
      );
      // As prerendered, before any script: that is when the browser chooses.
      await page.route(/\.js$/, (route) => route.fulfill({ contentType: 'text/javascript' }));
      for (const path of paths) {
        await page.goto(path, { waitUntil: 'domcontentloaded' });
        const wrong = (await chosenFiles(page)).filter(({ chosen, largest, drawn }) => {
          const share = chosen / drawn;
          return share > 1.6 || (share < 0.9 && chosen < largest);
        });
        expect(wrong, path).toEqual([]);
      }
    });
  });
}
