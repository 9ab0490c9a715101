import { expect, test } from '../support/test.ts';
import { openStill, setTheme, themes } from './still-page.ts';

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
