import { brandColors } from '../../content/load/brand-colors.ts';
import { contrastOf } from '../../content/schemas/contrast.ts';
import { content, oneFilm } from '../support/content.ts';
import { expect, goTo, hydrated, type Page, test, themeButton, visit } from '../support/test.ts';

test.use({ shared: true });

const { dark, light } = brandColors(content.brand.colors);
const colors = { dark: dark.background, light: light.background };

/** What the page is when its body first exists, before anything of it can be painted. */
async function recordFirstTheme(page: Page) {
  await page.addInitScript(() => {
    const observer = new MutationObserver(() => {
      if (!document.body) return;
      observer.disconnect();
      const color = document.querySelector<HTMLMetaElement>('meta[name=theme-color]')?.content;
      const dark = document.documentElement.classList.contains('dark');
      Object.assign(window, { firstTheme: [dark ? 'dark' : 'light', color] });
    });
    observer.observe(document, { childList: true, subtree: true });
  });
}

function firstTheme(page: Page) {
  return page.evaluate(() => (window as typeof window & { firstTheme: unknown }).firstTheme);
}

/** Class, colour scheme and theme colour agree, and there is one theme colour. */
async function expectTheme(page: Page, theme: 'dark' | 'light') {
  await expect
    .poll(() =>
      page.evaluate(() => ({
        dark: document.documentElement.classList.contains('dark'),
        scheme: getComputedStyle(document.documentElement).colorScheme,
        colors: [...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')].map(
          ({ content }) => content,
        ),
      })),
    )
    .toEqual({ dark: theme === 'dark', scheme: theme, colors: [colors[theme]] });
}

test.describe('with a light system preference', () => {
  test.use({ shared: false, colorScheme: 'light' });

  test('§1.4 Theme for visitors: dark whatever the system prefers, a stored choice before it', async ({
    page,
  }) => {
    await recordFirstTheme(page);
    await visit(page, '/gracias');
    expect(await firstTheme(page)).toEqual(['dark', colors.dark]);
    await expectTheme(page, 'dark');

    await page.evaluate(() => localStorage.setItem('theme', 'light'));
    for (const path of ['/about', oneFilm.path]) {
      await visit(page, path);
      expect(await firstTheme(page), path).toEqual(['light', colors.light]);
      await expectTheme(page, 'light');
    }
  });

  test.describe('a prerendering robot', () => {
    test.use({ userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot)' });

    test('§1.4 Theme for visitors: a prerendering bot sees the system’s preference', async ({
      page,
    }) => {
      await recordFirstTheme(page);
      await visit(page, '/about');
      expect(await firstTheme(page)).toEqual(['light', colors.light]);
      await page.emulateMedia({ colorScheme: 'dark' });
      await page.reload();
      expect(await firstTheme(page)).toEqual(['dark', colors.dark]);
      await page.evaluate(() => localStorage.setItem('theme', 'light'));
      await page.reload();
      expect(await firstTheme(page)).toEqual(['light', colors.light]);
    });
  });
});

test('§4.1 Theme: class, colour scheme and theme colour follow, are stored, and hold from page to page and back', async ({
  page,
}) => {
  await visit(page, '/about');
  await themeButton(page).click();
  await expectTheme(page, 'light');
  expect(await page.evaluate(() => localStorage.theme)).toBe('light');
  await page.reload();
  await hydrated(page);
  await expectTheme(page, 'light');
  await goTo(page, oneFilm.title, oneFilm.path);
  await expectTheme(page, 'light');
  await themeButton(page).click();
  await expectTheme(page, 'dark');
  await page.goBack();
  await expect(page).toHaveURL('/about');
  await expectTheme(page, 'dark');
  expect(await page.evaluate(() => localStorage.theme)).toBe('dark');
});

test('§4.1 Theme: fields that the browser filled, and its lists, can be read in both themes', async ({
  page,
}) => {
  await visit(page, '/contact');
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('DOM.enable');
  await devtools.send('CSS.enable');
  const { root } = await devtools.send('DOM.getDocument', { depth: 0 });
  const { nodeId } = await devtools.send('DOM.querySelector', {
    nodeId: root.nodeId,
    selector: '#contact [name=name]',
  });
  await devtools.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses: ['autofill'] });
  const colours = () =>
    page.evaluate(() => {
      const styleOf = (selector: string) => {
        const element = document.querySelector(`#contact ${selector}`);
        if (!element) throw new Error(`No ${selector}`);
        return getComputedStyle(element);
      };
      const filled = styleOf('[name=name]');
      const option = styleOf('[name=category] option');
      return {
        // The browser's own ground is covered by a shadow.
        filled: [filled.webkitTextFillColor, filled.boxShadow],
        option: [option.color, option.backgroundColor],
      };
    });
  for (const theme of ['dark', 'light'] as const) {
    if (theme === 'light') {
      await themeButton(page).click();
    }
    await expectTheme(page, theme);
    for (const [what, [ink = '', ground = '']] of Object.entries(await colours())) {
      expect(contrastOf(hexOf(ink), hexOf(ground)), `${what}, ${theme}`).toBeGreaterThan(4.5);
    }
  }
});

/** The first opaque colour in a computed value, as `#RRGGBB`. */
function hexOf(value: string): string {
  const [, ...channels] = /rgb\((\d+), (\d+), (\d+)\)/.exec(value) ?? [];
  if (channels.length !== 3) throw new Error(`No opaque colour in "${value}"`);
  return `#${channels.map((channel) => Number(channel).toString(16).padStart(2, '0')).join('')}`;
}

test('§2.5 Theme control: its label and name, on the project page, in the header and the drawer', async ({
  page,
}) => {
  await visit(page, oneFilm.path);
  const toLight = 'Cambiar tema: activar modo claro';
  const toDark = 'Cambiar tema: activar modo oscuro';
  const bar = page.getByRole('banner');
  await expect(bar.getByRole('button', { name: toLight })).toHaveText('Cambiar tema');
  await bar.getByRole('button', { name: toLight }).click();
  await expect(bar.getByRole('button', { name: toDark })).toBeVisible();

  await visit(page, '/gracias');
  await bar.getByRole('button', { name: toDark }).click();
  await expect(bar.getByRole('button', { name: toLight })).toBeVisible();

  await page.setViewportSize({ width: 700, height: 800 });
  await page.getByRole('button', { name: 'Abrir menú' }).click();
  const drawer = page.getByRole('dialog', { name: 'Menú' });
  await drawer.getByRole('button', { name: toLight }).click();
  await expect(drawer.getByRole('button', { name: toDark })).toHaveText('Cambiar tema');
  await expectTheme(page, 'light');
});
