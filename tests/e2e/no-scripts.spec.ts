import type { Page } from '@playwright/test';
import { examinedPaths } from '../support/addresses.ts';
import { mixed } from '../support/content.ts';
import { expect, goTo, test, withoutMedia } from '../support/test.ts';

test.use({ javaScriptEnabled: false });

// The browser says so of every script that it was told not to run.
test.beforeEach(({ expectNoise }) => expectNoise(/^failed request: \S+\.js csp$/));

test('§10.4 Without scripts: the pages can be read', async ({ page }) => {
  test.slow();
  await withoutMedia(page);
  for (const path of [...examinedPaths, '/gracias']) {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
    const typeface = () =>
      page.evaluate(() =>
        [...document.fonts].some(
          ({ family, status }) => /^"?Typeface"?$/.test(family) && status === 'loaded',
        ),
      );
    await expect.poll(typeface, path).toBe(true);
    const unseen = await page.locator('main').evaluate((main) => {
      const texts = [...main.querySelectorAll('h1, h2, h3, p, li')]
        .filter((element) => !element.closest('dialog, details:not([open]), [aria-hidden=true]'))
        .map((element) => ({
          text: element.textContent?.trim() ?? '',
          seen: element.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
        }));
      const seen = texts.filter((element) => element.seen).map(({ text }) => text);
      return (
        texts
          .filter((element) => !element.seen && !seen.some((text) => text.includes(element.text)))
          .map(({ text }) => text.slice(0, 60))
          // Where a carousel stands, "2 / 15", says nothing while it stands still.
          .filter((text) => !/^\d+ \/ \d+$/.test(text))
      );
    });
    expect(unseen, `${path}: text that is hidden`).toEqual([]);
    const moving = await page.evaluate(() =>
      document
        .getAnimations()
        .filter(({ playState }) => playState === 'running')
        .map((animation) => (animation instanceof CSSAnimation ? animation.animationName : '')),
    );
    expect(moving, `${path}: moves though the system asks for less motion`).toEqual([]);
  }
});

test('§10.4 Without scripts: links lead on', async ({ page }) => {
  await page.goto('/');
  await goTo(page, mixed.name, mixed.path);
  await page.getByRole('link', { name: 'Contáctanos' }).click();
  await expect(page).toHaveURL('/contact');
});

/** Once the typeface is there: what can be seen of every element of the page. */
async function appearance() {
  // Asked for by the layout.
  document.body.getBoundingClientRect();
  await document.fonts.ready;
  const seen = (style: CSSStyleDeclaration) => [
    [style.color, style.backgroundColor, style.backgroundImage, style.font, style.letterSpacing],
    [style.display, style.visibility, style.opacity, style.transform, style.translate],
    [style.clipPath, style.boxShadow, style.fill, style.stroke, style.textDecoration],
    [style.borderWidth, style.borderStyle, style.borderColor, style.content],
  ];
  return [...document.body.querySelectorAll('*')].flatMap((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const name = `${element.localName}.${element.className}`.slice(0, 60);
    return [
      `${name} ${[x, y, width, height]}`,
      ...['', '::before', '::after'].map(
        (part) => `${name}${part} ${seen(getComputedStyle(element, part)).join(' | ')}`,
      ),
    ];
  });
}

/** The bar's colours go by a view timeline, which is brought up to date with each frame. */
const drawFrame = (page: Page) => page.screenshot({ clip: { x: 0, y: 0, width: 1, height: 1 } });

test('§10.6 Weight: the styles in the document are all that the page shows on a screen', {
  tag: '@phone',
}, async ({ page }) => {
  test.slow();
  await withoutMedia(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // All but the line's, of which the document holds nothing (§2.22).
  const switchWholeSheet = (wanted: boolean) =>
    page.evaluate((on) => {
      const wholeStyles = 'noscript link:not([href*="/line-"])';
      for (const link of document.querySelectorAll<HTMLLinkElement>(wholeStyles)) {
        if (link.sheet) link.sheet.disabled = !on;
      }
    }, wanted);
  for (const path of [...examinedPaths, '/gracias']) {
    await page.goto(path);
    // §10.5 As where scripts show it when the page is painted.
    const typeface = page.locator('style[media]');
    await typeface.evaluate((style: HTMLStyleElement) => Object.assign(style, { media: 'all' }));
    for (const theme of ['dark', 'light']) {
      await page.evaluate((name) => {
        document.documentElement.classList.toggle('dark', name === 'dark');
      }, theme);
      await drawFrame(page);
      const whole = await page.evaluate(appearance);
      await switchWholeSheet(false);
      await drawFrame(page);
      const critical = await page.evaluate(appearance);
      await switchWholeSheet(true);
      expect(critical.length).toBeGreaterThan(400);
      const different = critical.flatMap((line, at) =>
        line === whole[at] ? [] : [line, whole[at]],
      );
      expect(different.slice(0, 6), `${path} ${theme}`).toEqual([]);
    }
  }
});
