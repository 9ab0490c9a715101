import { canonicalPaths } from '../support/addresses.ts';
import { oneFilm, sample } from '../support/content.ts';
import {
  expect,
  footerLink,
  holdBack,
  type Page,
  test,
  visit,
  withoutMedia,
} from '../support/test.ts';

/** How many fields the page has, how many canvases, and whether all of those hang in fields. */
function fields(page: Page) {
  return page.evaluate(() => ({
    canvases: document.querySelectorAll('canvas').length,
    outside: document.querySelectorAll('canvas:not(#root section canvas)').length,
  }));
}

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('§4.3 Hero particles: shown only after the engine has loaded', async ({ page }) => {
  const release = await holdBack(page, /particle-engine/);
  await visit(page, '/');
  await expect(page.locator('#hero h1')).toBeVisible();
  expect(await fields(page)).toEqual({ canvases: 0, outside: 0 });
  release();
  await expect(page.locator('#hero canvas')).toHaveCount(1);
  expect(await fields(page)).toEqual({ canvases: 1, outside: 0 });
});

test('§4.3 Hero particles: without the engine the page goes on', async ({ page, expectNoise }) => {
  expectNoise(/particle/);
  await page.route(/particle-engine/, (route) => route.abort('connectionrefused'));
  await visit(page, '/');
  await page.locator('#hero').getByRole('link', { name: 'Cotiza tu Proyecto Gratis' }).click();
  await expect(page).toHaveURL('/#contact');
  expect((await fields(page)).canvases).toBe(0);
});

test('§9.2 Hero particle field: nothing of it remains, however fast one leaves', async ({
  page,
}) => {
  await visit(page, '/');
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  const go = (name: string) => footerLink(page, name).dispatchEvent('click');
  await expect(page.locator('#hero canvas')).toHaveCount(1);
  const before = await height();
  for (let round = 0; round < 2; round += 1) {
    await go(sample.category.name);
    await page.waitForURL(sample.path);
    await go(oneFilm.title);
    await page.waitForURL(oneFilm.path);
    await page.goBack();
    // Before it is there, the router takes no link's word.
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(sample.category.name);
    await go('Inicio');
    await page.waitForURL('/');
  }
  await expect(page.locator('#hero canvas')).toHaveCount(1);
  await expect.poll(() => fields(page)).toEqual({ canvases: 1, outside: 0 });
  await expect.poll(async () => Math.abs((await height()) - before)).toBeLessThan(200);
});

test('§9.1 General: the banner is 320 px high on every wide screen, with its whole heading', async ({
  page,
}) => {
  await visit(page, sample.path);
  await expect(page.locator('main section').first().locator('canvas')).toHaveCount(1);
  await withoutMedia(page);
  for (const path of canonicalPaths.filter((path) => path.startsWith('/servicios/'))) {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    for (const width of [769, 1024, 1200, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const shown = await page.locator('h1').evaluate((heading) => {
        const banner = document.querySelector('main section > div');
        const { top, bottom, height } = banner?.getBoundingClientRect() ?? new DOMRect();
        const text = document.createRange();
        text.selectNodeContents(heading);
        const lines = [...text.getClientRects()];
        const drawing = banner?.querySelector('picture')?.getBoundingClientRect().left ?? 0;
        return {
          height,
          inside: lines.every((line) => line.top > top && line.bottom < bottom),
          besideDrawing: lines.every((line) => line.right < drawing),
        };
      });
      expect(shown, `${path} at ${width}`).toEqual({
        height: 320,
        inside: true,
        besideDrawing: true,
      });
    }
  }
});

test('§9.2 Hero particle field: it asks for one frame at a time', async ({ page }) => {
  await page.addInitScript(() => {
    const ask = requestAnimationFrame;
    Object.assign(window, { asked: 0 });
    window.requestAnimationFrame = (callback) => {
      (window as Counting).asked += 1;
      return ask(callback);
    };
  });
  await visit(page, '/');
  await expect(page.locator('#hero canvas')).toHaveCount(1);
  await expect.poll(() => isStill(page)).toBe(false);
  const askedPerFrame = await page.evaluate(async () => {
    const counting = window as Counting;
    const before = counting.asked;
    // One of them is asked for here.
    for (let frame = 0; frame < 30; frame += 1) await new Promise(requestAnimationFrame);
    return (counting.asked - before) / 30;
  });
  expect(askedPerFrame).toBeLessThan(2.2);
});

type Counting = typeof window & { asked: number };

/** Whether a field draws nothing new in twenty frames. */
function isStill(page: Page): Promise<boolean> {
  return page.locator('canvas').evaluate(async (canvas: HTMLCanvasElement) => {
    const picture = () => canvas.toDataURL('image/png');
    const before = picture();
    for (let frame = 0; frame < 20; frame += 1) await new Promise(requestAnimationFrame);
    return picture() === before;
  });
}

test('§9.2 Hero particle field: 80 dots, which do not all come in one frame', async ({ page }) => {
  await page.addInitScript(() => {
    const { prototype } = OffscreenCanvasRenderingContext2D;
    const draw = prototype.arc;
    const drawn = { now: 0, last: 0, most: 0 };
    prototype.arc = function arc(...circle) {
      drawn.now += 1;
      return draw.apply(this, circle);
    };
    requestAnimationFrame(function count() {
      if (drawn.now > 0) {
        drawn.most = Math.max(drawn.most, drawn.now - drawn.last);
        drawn.last = drawn.now;
      }
      drawn.now = 0;
      requestAnimationFrame(count);
    });
    Object.assign(window, { drawn });
  });
  await visit(page, '/');
  type Drawing = typeof window & { drawn: { last: number; most: number } };
  const drawn = () => page.evaluate(() => (window as Drawing).drawn);
  await expect.poll(async () => (await drawn()).last).toBe(80);
  expect((await drawn()).most).toBeLessThan(80);
});

test('§4.3 Hero particles: they stop while motion is paused', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('motion', 'paused'));
  await visit(page, '/');
  await expect(page.locator('#hero canvas')).toHaveCount(1);
  await expect.poll(() => isStill(page)).toBe(true);
  await page.locator('#hero').getByRole('button', { name: 'Reanudar movimiento' }).click();
  await expect.poll(() => isStill(page)).toBe(false);
});

test('§4.3 Hero particles: they stop while a dialog covers them', async ({ page }) => {
  await visit(page, sample.path);
  await expect(page.locator('canvas')).toHaveCount(1);
  await expect.poll(() => isStill(page)).toBe(false);
  await page.getByRole('button', { name: 'Ver paquete' }).click();
  await expect.poll(() => isStill(page)).toBe(true);
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect.poll(() => isStill(page)).toBe(false);
});
