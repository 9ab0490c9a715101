import { expect, test } from '../support/test.ts';
import { openGreeted, openStill, setTheme, themes } from './still-page.ts';

/** One page of each kind. The file names of the references follow from these names. */
const pages = {
  home: '/',
  services: '/services',
  solutions: '/servicios',
  category: '/servicios/desarrollo-web',
  contact: '/contact',
  about: '/about',
  project: '/proyectos/pool',
  'not-found': '/no-existe',
};

for (const [name, path] of Object.entries(pages)) {
  for (const width of [390, 768, 1440]) {
    test(`${path} matches its reference, ${width} px wide`, async ({ page, expectNoise }) => {
      if (name === 'not-found') expectNoise(/status of 404/);
      await page.setViewportSize({ width, height: 900 });
      await openStill(page, path);
      for (const theme of themes) {
        await setTheme(page, theme);
        await expect
          .soft(page)
          .toHaveScreenshot(`${name}-${width}-${theme}.png`, { fullPage: true });
      }
    });
  }
}

for (const width of [390, 1440]) {
  test(`the package dialog matches its reference, full and empty, ${width} px wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await openStill(page, pages.category);
    await page.getByRole('button', { name: 'Ver paquete' }).click();
    for (const state of ['full', 'empty']) {
      if (state === 'empty')
        await page
          .getByRole('dialog')
          .getByLabel(/^Quitar /)
          .click();
      for (const theme of themes) {
        await setTheme(page, theme);
        await expect.soft(page).toHaveScreenshot(`dialog-${state}-${width}-${theme}.png`);
      }
    }
  });

  test(`the greeting matches its reference, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await openGreeted(page, pages.home);
    const greeting = page.locator('.greeting-card');
    // Under the pointer it stays.
    await greeting.hover();
    for (const theme of themes) {
      await setTheme(page, theme);
      await expect.soft(greeting).toHaveScreenshot(`greeting-${width}-${theme}.png`);
    }
  });
}
