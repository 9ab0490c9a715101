import { test as base, expect, type Page } from '@playwright/test';
import { type DevServer, startDevServer } from '../support/dev-server.ts';
import { openGreeted, openStill, setTheme, themes } from './still-page.ts';

const address = '/galeria';

/** The gallery exists while the site is developed, so the development server shows it. */
const test = base.extend<object, { developed: DevServer }>({
  developed: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads the pattern
    async ({}, use) => {
      const server = await startDevServer();
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ developed }, use) => use(developed.baseUrl),
});

// One development server is enough.
test.describe.configure({ mode: 'default' });

/** Primitives have two forms, narrow and wide; the pages show what lies between. */
const widths = [390, 1440];

for (const width of widths) {
  test(`every primitive matches its reference in every state, ${width} px wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await openStill(page, address);
    await forceStates(page);
    const specimens = page.locator('[data-specimens]');
    await expect(specimens).not.toHaveCount(0);
    for (const theme of themes) {
      await setTheme(page, theme);
      for (const each of await specimens.all()) {
        const name = await each.getAttribute('data-specimens');
        await expect.soft(each).toHaveScreenshot(`gallery-${name}-${width}-${theme}.png`);
      }
    }
  });
}

for (const width of widths) {
  test(`the package dialog matches its reference, full and empty, ${width} px wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await openStill(page, address);
    for (const state of ['full', 'empty']) {
      await page.getByRole('button', { name: `Open the ${state} dialog` }).click();
      for (const theme of themes) {
        await setTheme(page, theme);
        await expect.soft(page).toHaveScreenshot(`dialog-${state}-${width}-${theme}.png`);
      }
      await page.keyboard.press('Escape');
    }
  });

  test(`the greeting matches its reference, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await openGreeted(page, address);
    const greeting = page.locator('.greeting-card');
    // Under the pointer it stays.
    await greeting.hover();
    for (const theme of themes) {
      await setTheme(page, theme);
      await expect.soft(greeting).toHaveScreenshot(`greeting-${width}-${theme}.png`);
    }
  });
}

const forced = {
  hover: ['hover'],
  'focus-visible': ['focus', 'focus-visible'],
  active: ['hover', 'active'],
};

/** Puts the controls of the gallery's forced columns into their states, all at once. */
async function forceStates(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('DOM.enable');
  await devtools.send('CSS.enable');
  const { root } = await devtools.send('DOM.getDocument');
  for (const [state, forcedPseudoClasses] of Object.entries(forced)) {
    const { nodeIds } = await devtools.send('DOM.querySelectorAll', {
      nodeId: root.nodeId,
      selector: `[data-forced="${state}"] :is(a, button, input, select, textarea, .chip)`,
    });
    expect(nodeIds).not.toEqual([]);
    for (const nodeId of nodeIds) {
      await devtools.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses });
    }
  }
}
