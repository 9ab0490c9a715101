import { oneOfEachKind } from '../support/addresses.ts';
import { sample } from '../support/content.ts';
import { expect, type Page, test, visit, withoutMedia } from '../support/test.ts';

test.use({ shared: true });

const card = (page: Page) => page.locator('.greeting-card');

test('§4.2 Greeting: bottom right, above the package bar, and nothing but the card takes clicks', {
  tag: '@phone',
}, async ({ page, isMobile }) => {
  if (isMobile) await page.setViewportSize({ width: 320, height: 640 });
  await visit(page, sample.path);
  const bar = page.getByRole('region', { name: 'Tu paquete' });
  await card(page).hover();
  const place = await card(page).evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const beside = document.elementFromPoint(Math.max(left - 4, 1), (top + bottom) / 2);
    return {
      left,
      bottom,
      fromRight: innerWidth - right,
      coversBeside: beside?.closest('.greeting') !== null,
    };
  });
  expect(place.bottom).toBeLessThanOrEqual((await bar.boundingBox())?.y ?? 0);
  expect(place.fromRight).toBeLessThan(80);
  expect(place.left).toBeGreaterThanOrEqual(0);
  expect(place.coversBeside).toBe(false);
  await bar.getByRole('button', { name: 'Ver paquete' }).click();
  await expect(page.getByRole('dialog', { name: 'Tu paquete' })).toBeVisible();
});

test('§4.2 Greeting: in the first view it covers no control, price, total, phone number or address', async ({
  page,
}) => {
  test.slow();
  await withoutMedia(page);
  for (const path of [...oneOfEachKind, '/gracias']) {
    for (const [width, height] of [
      [320, 640],
      [390, 844],
      [768, 1024],
      [844, 390],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height });
      await visit(page, path);
      await expect(card(page)).toBeVisible();
      const view = await page.evaluate(() => {
        const needed = document.querySelectorAll(
          'a, button, input, select, textarea, address, output, .text-figure',
        );
        const covered = [...needed].filter((control) => {
          const seen = control.checkVisibility({ visibilityProperty: true });
          if (!seen || control.closest('.greeting')) return false;
          return [...control.getClientRects()].some(({ left, right, top, bottom }) => {
            const points = [0.02, 0.5, 0.98].flatMap((across) =>
              [0.05, 0.5, 0.95].map((down) => [
                left + (right - left) * across,
                top + (bottom - top) * down,
              ]),
            );
            return points.some(([x = 0, y = 0]) =>
              document.elementFromPoint(x, y)?.closest('.greeting'),
            );
          });
        });
        const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
        const bar = document.querySelector('.package-bar')?.getBoundingClientRect().top;
        return {
          covered: covered.map((control) => control.outerHTML.slice(0, 80)),
          left: (bar ?? innerHeight) - header,
        };
      });
      expect(view.covered, `${path} at ${width} × ${height}`).toEqual([]);
      // A phone held sideways keeps two thirds of its height for the page.
      expect(view.left, path).toBeGreaterThan(height * 0.66);
    }
  }
});

test('§4.2 Greeting: who scrolls finds it at the lower edge again', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await visit(page, sample.path);
  const bottom = () =>
    card(page).evaluate((element) => Math.round(element.getBoundingClientRect().bottom));
  const bar = () =>
    page.locator('.package-bar').evaluate((element) => element.getBoundingClientRect().top);
  // Above the price of a plan.
  expect(await bottom()).toBeLessThan((await bar()) - 100);
  await page.mouse.wheel(0, 300);
  await expect.poll(async () => (await bar()) - (await bottom())).toBeLessThan(40);
});

test.describe('with motion', () => {
  test.use({ shared: false, contextOptions: { reducedMotion: 'no-preference' } });

  test('§4.2 Greeting: it glides to the lower edge', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await visit(page, sample.path);
    await expect(card(page)).toBeVisible();
    const places = await card(page).evaluate(async (element) => {
      await Promise.all(element.getAnimations().map(({ finished }) => finished));
      const seen = new Set<number>();
      scrollBy({ top: 300, behavior: 'instant' });
      for (let frame = 0; frame < 20; frame++) {
        await new Promise(requestAnimationFrame);
        seen.add(element.getBoundingClientRect().top);
      }
      return seen.size;
    });
    expect(places).toBeGreaterThan(3);
  });
});

test('§4.2 Greeting: the end of the page can be scrolled above it', {
  tag: '@phone',
}, async ({ page }) => {
  await visit(page, '/contact');
  await expect(card(page)).toBeVisible();
  const free = () =>
    card(page).evaluate((element) => {
      scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
      const end = document.querySelector('footer')?.getBoundingClientRect().bottom ?? Number.NaN;
      return element.getBoundingClientRect().top - end;
    });
  await expect.poll(free).toBeGreaterThanOrEqual(0);
});

test('§4.2 Greeting: it steps aside for the control that has the focus', {
  tag: '@phone-only',
}, async ({ page }) => {
  await visit(page, '/contact');
  const message = page.getByLabel('Mensaje *', { exact: true });
  await expect(card(page)).toBeVisible();
  await message.evaluate((field) => {
    // Where the card stands, as a page scrolled by hand would have it.
    const { top } = document.querySelector('.greeting-card')?.getBoundingClientRect() ?? {};
    scrollBy({ top: field.getBoundingClientRect().top - (top ?? 0), behavior: 'instant' });
    field.focus({ preventScroll: true });
  });
  await expect(card(page)).toBeHidden();
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expect(card(page)).toBeVisible();
});
