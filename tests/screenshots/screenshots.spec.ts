import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { canonicalPaths } from '../support/addresses.ts';
import { hydrated, test } from '../support/test.ts';

/** `npm run screenshots [-- -g address]`: every page of the build as pictures to be looked at. */
const folder = 'test-results/screenshots';
const widths = [320, 390, 768, 1024, 1440, 1920];

for (const path of canonicalPaths) {
  test(`${path} is photographed at six widths in both themes`, async ({ page }) => {
    await page.goto(path);
    await hydrated(page);
    await page.getByRole('button', { name: 'Cerrar saludo' }).click();
    // What lay under the greeting must not look hovered.
    await page.mouse.move(0, 0);
    const name = path === '/' ? 'inicio' : path.slice(1).replaceAll('/', '-');
    for (const width of widths) {
      await page.setViewportSize({ width, height: width < 768 ? 844 : 900 });
      await settle(page);
      for (const theme of ['dark', 'light']) {
        // Colours only: that the theme is there from the first frame is tested elsewhere.
        await page.evaluate(
          (dark) => document.documentElement.classList.toggle('dark', dark),
          theme === 'dark',
        );
        const file = join(folder, `${name}-${width}-${theme}.jpg`);
        await page.screenshot({ path: file, fullPage: true, quality: 80, type: 'jpeg' });
      }
    }
  });
}

/** Waits for what comes with nearness or later, after opening and after another width. */
async function settle(page: Page) {
  await passThrough(page);
  await page.evaluate(async () => {
    await document.fonts.ready;
    const pictures = [...document.images];
    for (const picture of pictures) picture.loading = 'eager';
    // A picture that fails shows the placeholder: there are no pixels to wait for.
    await Promise.all(pictures.map((image) => image.decode().catch(() => {})));
  });
  // After a change of width some are on their way once more.
  await page.waitForFunction(() => [...document.images].every(({ complete }) => complete));
  const waiting = page.locator('.carousel:not(.swiper-initialized, [data-static])');
  await waiting.waitFor({ state: 'detached' });
}

/** Every part of the page has been near once, so that what loads on nearness is on its way. */
async function passThrough(page: Page) {
  await page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame);
    const { documentElement: root } = document;
    for (let top = 0; top < root.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: 'instant' });
      await frame();
      await frame();
    }
    scrollTo({ top: 0, behavior: 'instant' });
    await frame();
  });
}
