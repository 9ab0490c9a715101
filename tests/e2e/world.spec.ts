import { worlds } from '../support/content.ts';
import { expectNoLayoutShift, watchLayout } from '../support/layout.ts';
import { expect, holdBack, type Page, requestsTo, test, visit } from '../support/test.ts';

const scene = (page: Page) => page.locator('.scene');

/** How everything that may move in the scene stands. */
const standing = (page: Page) =>
  scene(page)
    .locator('.layer, .window, .layer-film img')
    .evaluateAll((parts) =>
      parts.map((part) => {
        const { transform, clipPath, opacity, objectPosition } = getComputedStyle(part);
        const rounded = transform.replace(/-?\d+\.\d+/g, (number) => Number(number).toFixed(1));
        return `${rounded} ${clipPath} ${opacity} ${objectPosition}`;
      }),
    );

/** Scrolls until so much of the way through the scene is done, and waits for the frame. */
const scrollThrough = (page: Page, part: number) =>
  scene(page).evaluate(async (element, share) => {
    const { top, height } = element.getBoundingClientRect();
    scrollTo({ top: scrollY + top + (height - innerHeight) * share, behavior: 'instant' });
    // Scroll timelines are read at the beginning of a frame: the next one shows where they stand.
    await new Promise((resolve) =>
      requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve))),
    );
  }, part);

/** As computed styles write it. */
const rgbOf = (hex: string) => {
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return `rgb(${red}, ${green}, ${blue})`;
};

const heightInScreens = (page: Page) =>
  scene(page).evaluate((element) => element.clientHeight / innerHeight);

for (const { path, title } of worlds) {
  test(`§2.23 World: the scene of ${title} moves while one scrolls, to its end, and shifts nothing`, {
    tag: '@phone',
  }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await watchLayout(page);
    await visit(page, path);
    await scrollThrough(page, 0);
    const first = await standing(page);
    await scrollThrough(page, 0.5);
    expect(await standing(page)).not.toEqual(first);
    await scrollThrough(page, 1);
    const last = await standing(page);
    await expectNoLayoutShift(page);
    await page.evaluate(() => document.documentElement.classList.add('motion-paused'));
    expect(await standing(page)).toEqual(last);
    expect(await heightInScreens(page)).toBeCloseTo(1, 2);
  });
}

/** Words of the scene that are seen, but not whole: beyond the screen, or behind the page's bar. */
const cutWords = (page: Page) =>
  scene(page).evaluate((element) => {
    const bar = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
    return [...element.querySelectorAll('.layer-text')]
      .filter((words) => Number(getComputedStyle(words).opacity) > 0)
      .filter((words) => {
        const { left, right, top, bottom } = words.getBoundingClientRect();
        return left < 0 || right > innerWidth || top < bar || bottom > innerHeight;
      })
      .map(({ textContent }) => textContent);
  });

test('§2.23 World: its words are whole in view all the way, whatever the form of the screen', {
  tag: '@phone',
}, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const upright = page.viewportSize() ?? { width: 0, height: 0 };
  // As well on a phone held across.
  for (const screen of [upright, { width: 844, height: 390 }]) {
    await page.setViewportSize(screen);
    for (const { path } of worlds) {
      await visit(page, path);
      for (let part = 0; part <= 20; part++) {
        await scrollThrough(page, part / 20);
        const where = `${path} at ${part * 5} %, ${screen.width} px wide`;
        expect.soft(await cutWords(page), where).toEqual([]);
      }
    }
  }
});

test('§2.23 World: layers follow the mouse, each in its measure, and rest where motion is paused', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const shifts = () =>
    scene(page)
      .locator('.layer')
      .evaluateAll((layers) => layers.map((layer) => getComputedStyle(layer).translate));
  for (const { path } of worlds) {
    await visit(page, path);
    await scrollThrough(page, 0.5);
    const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
    await page.mouse.move(width / 2, height / 2);
    await page.mouse.move(width - 1, height / 2, { steps: 3 });
    // Where they come to rest, some further than others.
    await expect
      .poll(
        async () => new Set((await shifts()).map((shift) => Number.parseFloat(shift))).size,
        path,
      )
      .toBeGreaterThan(2);
    await page.evaluate(() => document.documentElement.classList.add('motion-paused'));
    expect(new Set(await shifts()), path).toEqual(new Set(['none']));
    await page.evaluate(() => document.documentElement.classList.remove('motion-paused'));
  }
});

test('§2.23 World: its page begins in its colours, in both themes', async ({ page }) => {
  for (const { path, page: content } of worlds) {
    await visit(page, path);
    for (const theme of ['dark', 'light'] as const) {
      await page.evaluate(
        (dark) => document.documentElement.classList.toggle('dark', dark),
        theme === 'dark',
      );
      const opening = page.locator('section').filter({ has: page.locator('h1') });
      await expect(opening, `${path} ${theme}`).toHaveCSS(
        'background-color',
        rgbOf(content.world?.colors.background ?? ''),
      );
    }
  }
});

test('§2.23 World: it stands finished on one screen where less motion is preferred', async ({
  page,
}) => {
  for (const { path } of worlds) {
    await visit(page, path);
    expect(await heightInScreens(page), path).toBeCloseTo(1, 2);
    const running = await scene(page).evaluate(
      (element) => element.getAnimations({ subtree: true }).length,
    );
    expect(running, path).toBe(0);
  }
});

test('§2.23 World: nothing of the scene is fetched before the page has loaded', {
  tag: '@phone',
}, async ({ page }) => {
  for (const { path } of worlds) {
    const pictures = requestsTo(page, '/world-');
    const deliver = await holdBack(page, /\.js$/);
    await page.goto(path);
    await expect(page.locator('.scene img').first()).toBeHidden();
    expect(
      pictures.filter((request) => request.resourceType() === 'image'),
      path,
    ).toEqual([]);
    deliver();
    await page.unroute(/\.js$/);
    await visit(page, path);
    await scrollThrough(page, 0.5);
    const complete = () =>
      page
        .locator('.scene img')
        .evaluateAll((images) => images.some((image) => (image as HTMLImageElement).naturalWidth));
    await expect.poll(complete, path).toBe(true);
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test.beforeEach(({ expectNoise }) => expectNoise(/^failed request: \S+\.js csp$/));

  test('§2.23 World: the scene is shown, finished, on one screen', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    const [{ path } = { path: '/' }] = worlds;
    await page.goto(path);
    await page.locator('.scene').scrollIntoViewIfNeeded();
    await expect(page.locator('.scene img').first()).toBeVisible();
    expect(await heightInScreens(page)).toBeCloseTo(1, 2);
  });
});

test('§2.23 World: the scene is shown, on one screen, where scripts fail', async ({
  page,
  expectNoise,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  expectNoise(/\.js|Failed|could not be fetched/);
  const [{ path } = { path: '/' }] = worlds;
  await page.route(/\.js$/, (route) => route.abort());
  await page.goto(path);
  const notice = page.getByRole('alert').filter({ hasText: 'No pudimos cargar' });
  // Scripts are asked for at each activity; the second failure is said.
  await expect(async () => {
    await page.keyboard.press('Shift');
    await expect(notice).toBeVisible({ timeout: 500 });
  }).toPass();
  await expect(page.locator('.scene img').first()).toBeVisible();
  expect(await heightInScreens(page)).toBeCloseTo(1, 2);
});
