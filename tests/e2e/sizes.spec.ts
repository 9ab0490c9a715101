import { brandColors } from '../../content/load/brand-colors.ts';
import { oneOfEachKind } from '../support/addresses.ts';
import { addButton, totalText } from '../support/contact-form.ts';
import { content, sample, severalFilms, worlds } from '../support/content.ts';
import { brokenWords } from '../support/layout.ts';
import { expect, type Page, test, visit, withoutMedia } from '../support/test.ts';

test.use({ shared: true });

const { text: ink } = brandColors(content.brand.colors).light;
const inkOnPaper = `rgb(${[1, 3, 5].map((at) => Number.parseInt(ink.slice(at, at + 2), 16)).join(', ')})`;

/** Checks one page of each kind, without waiting for its scripts. */
async function forEachKind(page: Page, check: (path: string) => Promise<void>) {
  await withoutMedia(page);
  for (const path of oneOfEachKind) {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await check(path);
  }
}

test('§10.2 Sizes: every control is at least 24 px high and wide, every word whole', async ({
  page,
}) => {
  test.slow();
  await forEachKind(page, async (path) => {
    for (const width of [320, 769, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const small = await page
        .locator('a[href], button, input, select, textarea, summary')
        .evaluateAll((controls) =>
          controls
            .filter((control) => {
              const { width, height } = control.getBoundingClientRect();
              // What is out of sight, or a link in a sentence, is not meant.
              if (!control.checkVisibility({ visibilityProperty: true }) || width === 0)
                return false;
              if (getComputedStyle(control).display === 'inline') return false;
              return width < 24 || (height < 24 && control.getAttribute('type') !== 'checkbox');
            })
            .map((control) => control.outerHTML.slice(0, 120)),
        );
      expect(small, `${path} at ${width}`).toEqual([]);
      expect(await brokenWords(page.locator('body')), `${path} at ${width}`).toEqual([]);
    }
  });
});

test('§10.2 Sizes: every word is whole in each category’s plans and each project’s story', async ({
  page,
}) => {
  test.slow();
  await withoutMedia(page);
  for (const { path, kind, canonical } of content.table) {
    if (path !== canonical || !['category', 'project'].includes(kind)) continue;
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    for (const width of [320, 390, 600, 820]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await brokenWords(page.locator('main')), `${path} at ${width}`).toEqual([]);
    }
  }
});

test('§10.2 Sizes: text of twice the size stays on the page, and the header leads everywhere', async ({
  page,
}) => {
  test.slow();
  await forEachKind(page, async (path) => {
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 900 });
      // As a style sheet of the visitor's own: the page's policy lets no page put it in.
      const lost = await page.evaluate(() => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync('html { font-size: 200% }');
        document.adoptedStyleSheets = [sheet];
        const scrolling = '.carousel, .scrolling, .sideways, .sr-only, [aria-hidden=true]';
        const cut = [...document.querySelectorAll('body *')].filter(
          (element) =>
            [...element.childNodes].some((node) => node instanceof Text && node.data.trim()) &&
            element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
            !element.closest(scrolling) &&
            element.getBoundingClientRect().right > innerWidth + 1,
        );
        return {
          cut: cut.map((element) => element.outerHTML.slice(0, 120)),
          sideways: document.documentElement.scrollWidth - innerWidth,
        };
      });
      expect(lost, `${path} at ${width}`).toEqual({ cut: [], sideways: 0 });
    }
  });
  await visit(page, '/contact');
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  await page.getByRole('button', { name: 'Abrir menú' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Nosotros' }).click();
  await expect(page).toHaveURL('/about');
});

test('§10.2 Sizes: in forced colours, what only a background shows gets a border', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await visit(page, sample.path);
  const edge = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => Number.parseFloat(getComputedStyle(element).borderTopWidth));
  for (const selector of ['.greeting-card', '.surface-accent', '.button', 'main dialog']) {
    expect(await edge(selector), selector).toBeGreaterThanOrEqual(1);
  }
  await expect(page.locator('[aria-current=step]')).toHaveCSS('text-decoration-line', 'underline');
});

test('§10.2 Sizes: on paper every text is dark, and no film leaves a heading or a hole', async ({
  page,
}) => {
  for (const path of [...oneOfEachKind, severalFilms.path, ...worlds.map((world) => world.path)]) {
    await visit(page, path);
    await page.emulateMedia({ media: 'print' });
    const printed = await page.locator('main').evaluate((main) => {
      // Browsers print no backgrounds: the ground of every text is the paper.
      const canvas = document
        .createElement('canvas')
        .getContext('2d', { willReadFrequently: true });
      const luminance = (color: string) => {
        if (!canvas) throw new Error('No canvas');
        canvas.fillStyle = color;
        canvas.fillRect(0, 0, 1, 1);
        const [red = 0, green = 0, blue = 0] = [...canvas.getImageData(0, 0, 1, 1).data].map(
          (value) =>
            value / 255 <= 0.04045 ? value / 3294.6 : ((value / 255 + 0.055) / 1.055) ** 2.4,
        );
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
      };
      const seen = (element: Element) =>
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
      const texts = [...main.querySelectorAll('*')].filter(
        (element) =>
          [...element.childNodes].some((node) => node instanceof Text && node.data.trim()) &&
          seen(element),
      );
      return {
        count: texts.length,
        light: texts
          .filter((element) => 1.05 / (luminance(getComputedStyle(element).color) + 0.05) < 4.5)
          .map(({ textContent }) => textContent?.slice(0, 40)),
        films: [...main.querySelectorAll('video, section:has(> ul video) h2')].filter(seen).length,
      };
    });
    expect(printed, path).toMatchObject({ light: [], films: 0 });
    expect(printed.count, path).toBeGreaterThan(3);
    await page.emulateMedia({ media: 'screen' });
  }
});

test('§10.2 Sizes: on paper dark on white, without controls; an open summary is printed alone', async ({
  page,
}) => {
  await visit(page, sample.path);
  await addButton(page, sample.featured).click();
  await page.emulateMedia({ media: 'print' });
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(totalText(sample.featured));
  await expect(dialog.locator('h2')).toHaveCSS('color', inkOnPaper);
  await expect(page.locator('#planes')).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await page.keyboard.press('Escape');
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('#planes')).toBeVisible();
  await expect(page.locator('h1')).toHaveCSS('color', inkOnPaper);
  for (const hidden of ['header', 'footer', '.package-bar', '.greeting', '#planes button']) {
    await expect(page.locator(hidden).first()).toBeHidden();
  }
});
