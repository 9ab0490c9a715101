import { join } from 'node:path';
import { canonicalPaths } from '../support/addresses.ts';
import { test } from '../support/test.ts';
import { openStill, setTheme, settle, themes } from './still-page.ts';

/** `npm run screenshots [-- -g address]`: every page of the build as pictures to be looked at. */
const folder = 'test-results/screenshots';
const widths = [320, 390, 768, 1024, 1440, 1920];

for (const path of canonicalPaths) {
  test(`${path} is photographed at six widths in both themes`, async ({ page }) => {
    await openStill(page, path);
    const name = path === '/' ? 'inicio' : path.slice(1).replaceAll('/', '-');
    for (const width of widths) {
      await page.setViewportSize({ width, height: width < 768 ? 844 : 900 });
      await settle(page);
      for (const theme of themes) {
        await setTheme(page, theme);
        const file = join(folder, `${name}-${width}-${theme}.jpg`);
        await page.screenshot({ path: file, fullPage: true, quality: 80, type: 'jpeg' });
      }
    }
  });
}
