import { colors, violations, wcag } from '../support/accessibility.ts';
import {
  aliases,
  canonicalPaths,
  examinedPaths,
  kindOf,
  missingPaths,
  oneOfEachKind,
} from '../support/addresses.ts';
import { listedCategories, oneFilm } from '../support/content.ts';
import { expectNoLayoutShift, type Watched, watchLayout } from '../support/layout.ts';
import { expect, goTo, type Page, test, visit } from '../support/test.ts';

/** Pages of one kind share a test, and with it a browser page: to open one costs more than to look at it. */
const sweeps = Map.groupBy([...canonicalPaths, '/gracias', ...missingPaths], kindOf);

for (const [kind, paths] of sweeps) {
  test(`§10.1 Everyone: each page of ${kind} is clean in both themes, without sideways scroll`, async ({
    page,
    expectNoise,
  }) => sweep(page, paths, expectNoise));
}

test(
  '§10.1 Everyone: a page of each kind is clean in both themes on a phone, without sideways scroll',
  {
    tag: '@phone-only',
  },
  async ({ page, expectNoise }) => sweep(page, oneOfEachKind, expectNoise),
);

async function sweep(page: Page, paths: string[], expectNoise: (pattern: RegExp) => void) {
  test.slow();
  expectNoise(new RegExp(`status of 404.*(${missingPaths.join('|')})\\)$`));
  await watchLayout(page);
  for (const path of paths) {
    await test.step(path, async () => {
      await visit(page, path);
      await expectQuietPage(page);
      if (canonicalPaths.includes(path) && !examinedPaths.includes(path)) return;
      // Header and footer are the same on all: they are examined with the first.
      await examine(page, path === paths[0] ? 'html' : 'main');
    });
  }
}

async function expectQuietPage(page: Page) {
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page.locator('html')).toHaveClass(/\bdark\b/);
  await expectFirstThingsFirst(page);
  await expectNoLayoutShift(page);
}

async function examine(page: Page, examined: 'html' | 'main') {
  const width = page.viewportSize()?.width ?? 0;
  await expectLegibleFields(page);
  expect(await violations(page, examined, wcag)).toEqual([]);

  // The theme changes colours only; that it is there from the first frame is tested by itself.
  await page.evaluate(() => document.documentElement.classList.remove('dark'));
  expect(await violations(page, examined, colors)).toEqual([]);

  for (const narrow of [width, 768, 320, width]) {
    await page.setViewportSize({ width: narrow, height: 800 });
    await expectNoSidewaysScroll(page);
  }
}

test('§2.1 Routes: an alias of each kind hydrates without errors and leads on', async ({
  page,
}) => {
  test.slow();
  // One of each kind: the plural, a short address, a former name, and both.
  const shown =
    listedCategories.find((category) => category.aliases.length > 0) ?? listedCategories[0];
  const ofShown = Object.keys(aliases).filter((alias) => aliases[alias] === shown?.path);
  expect(ofShown).not.toEqual([]);
  const paths = ['/soluciones', ...ofShown];
  for (const path of paths) {
    await visit(page, path);
    await expect(page.getByRole('heading', { level: 1 }), path).toHaveCount(1);
  }
  await goTo(page, oneFilm.title, oneFilm.path);
  await page.goBack();
  await expect(page).toHaveURL(paths.at(-1) ?? '');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(shown?.name ?? '');
});

test('§2.1 Routes: in-page navigation shows the same page as a visit', async ({ page }) => {
  test.slow();
  await visit(page, '/about');
  const links = await page
    .locator('footer nav a')
    .evaluateAll((anchors) => anchors.map((anchor) => anchor.getAttribute('href') ?? ''));
  for (const href of links.filter((link) => oneOfEachKind.includes(link))) {
    await page.locator(`footer nav a[href="${href}"]`).click();
    await expect(page).toHaveURL(href);
    const html = await (await page.request.get(href)).text();
    const [, title = ''] = /<title>([^<]*)<\/title>/.exec(html) ?? [];
    const [, canonical = ''] = /<link rel="canonical" href="([^"]*)"/.exec(html) ?? [];
    await expect(page).toHaveTitle(title.replaceAll('&amp;', '&'));
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', canonical);
    await expect(page.locator('link[rel=canonical]')).toHaveCount(1);
  }
});

/** A picture that is the largest thing in view is fetched at once, what is below it when it is near. */
async function expectFirstThingsFirst(page: Page) {
  const wrong = await page.evaluate(() => {
    const below = (element: Element) => element.getBoundingClientRect().top >= innerHeight;
    const { largest } = window as Watched;
    return {
      late: largest instanceof HTMLImageElement && largest.loading !== 'eager',
      hasty: [...document.querySelectorAll<HTMLImageElement>('img, video')]
        .filter((media) => media.loading !== 'lazy' && below(media))
        // A page's main picture is wanted at once, also where a long title pushes it down.
        .filter((media) => media.getAttribute('fetchpriority') !== 'high')
        .map((media) => media.outerHTML),
    };
  });
  expect(wrong).toEqual({ late: false, hasty: [] });
}

async function expectNoSidewaysScroll(page: Page) {
  const { width } = page.viewportSize() ?? { width: 0 };
  const widths = await page.evaluate(() => {
    scrollTo({ left: 500, behavior: 'instant' });
    const { scrollWidth } = document.documentElement;
    return { scrollWidth, scrollX: window.scrollX };
  });
  expect(widths).toEqual({ scrollWidth: width, scrollX: 0 });
}

/** Below 16 px a phone zooms in when the field is touched, and stays there. */
async function expectLegibleFields(page: Page) {
  const small = await page
    .locator('input:not([type=checkbox]):not([type=hidden]), select, textarea')
    .evaluateAll((fields) =>
      fields
        .filter((field) => Number.parseFloat(getComputedStyle(field).fontSize) < 16)
        .map((field) => field.getAttribute('name')),
    );
  expect(small, 'fields with text below 16 px').toEqual([]);
  expect(await page.locator('meta[name=viewport]').getAttribute('content')).not.toMatch(
    /maximum-scale|user-scalable/,
  );
}
