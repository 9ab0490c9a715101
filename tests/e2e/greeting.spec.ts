import { oneOfEachKind } from '../support/addresses.ts';
import { content, sample } from '../support/content.ts';
import {
  expect,
  holdBack,
  hydratedInSteps,
  type Page,
  test,
  visit,
  withoutMedia,
} from '../support/test.ts';

test.use({ shared: true });

/** An ordinary day, 9:00 in Toluca. */
const morning = new Date('2026-11-27T15:00:00.000Z');
const firstVisit = 'Nos alegra tenerte aquí por primera vez.';

const card = (page: Page) => page.locator('.greeting-card');
const words = (page: Page) => card(page).getByRole('status');

/** Comes at a given moment with what an earlier visit left. A page with little on it is enough. */
async function openAt(page: Page, now: Date, left: Record<string, string>) {
  await page.clock.setFixedTime(now);
  await page.evaluate((values) => {
    localStorage.clear();
    Object.assign(localStorage, values);
  }, left);
  await page.reload();
}

/** Opens a page whose clock stands still from the moment in which it greets. */
async function openWithStandingClock(page: Page, path: string) {
  await page.clock.install({ time: morning });
  await page.clock.pauseAt(new Date(morning.getTime() + 1000));
  const release = await holdBack(page, '**/greeting-toast-*.js');
  await page.goto(path);
  await hydratedInSteps(page);
  release();
  await expect(words(page)).toHaveText(`Buenos días${firstVisit}`);
}

test.describe('what it says', () => {
  test.use({ shared: false });

  test('§4.2 Greeting: the hour, a holiday, and the number of the visit, which is kept', async ({
    page,
  }) => {
    const { holidays } = content;
    const again = 'Gracias por seguir visitándonos. Tu interés nos inspira.';
    await page.goto('/gracias');

    const [holiday] = holidays;
    if (holiday) {
      await openAt(page, new Date(2026, holiday.month - 1, holiday.day, 9), {});
      await expect(words(page)).toHaveText(`${holiday.message} (${holiday.name})${firstVisit}`);
    }

    const dayBefore = '2026-11-26T14:59:00.000Z';
    for (const [left, message, visitsCount] of [
      [{ visitsCount: '4', lastVisit: dayBefore }, again, '5'],
      // Damaged values count as absent and are repaired.
      [{ visitsCount: '1e309', lastVisit: 'ayer' }, firstVisit, '1'],
    ] as const) {
      await openAt(page, morning, left);
      await expect(words(page), JSON.stringify(left)).toHaveText(`Buenos días${message}`);
      expect(await page.evaluate(() => ({ ...localStorage }))).toMatchObject({
        visitsCount,
        lastVisit: morning.toISOString(),
      });
    }
  });

  test('§4.2 Greeting: 8000 ms, once, the focus left alone, while one navigates, too', async ({
    page,
  }) => {
    await openWithStandingClock(page, '/about');
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
    await page.clock.runFor(4000);
    const header = page.getByRole('banner');
    await header.getByRole('link', { name: 'Cotiza Gratis' }).click();
    await expect(page).toHaveURL('/contact');
    await page.clock.runFor(3999);
    await expect(card(page)).toBeVisible();
    await page.clock.runFor(1);
    await expect(card(page)).toBeHidden();
    await header.getByRole('link', { name: 'Nosotros' }).click();
    await expect(page).toHaveURL('/about');
    await expect(card(page)).toBeHidden();
  });

  test('§4.2 Greeting: it waits while hovered or focused', async ({ page }) => {
    await openWithStandingClock(page, '/about');
    await page.clock.runFor(7000);
    await card(page).hover();
    await page.clock.runFor(20_000);
    await expect(card(page)).toBeVisible();
    await page.getByRole('button', { name: 'Cerrar saludo' }).focus();
    await page.mouse.move(5, 5);
    await page.clock.runFor(20_000);
    await expect(card(page)).toBeVisible();
    await page.getByRole('button', { name: 'Cerrar saludo' }).blur();
    await page.clock.runFor(999);
    await expect(card(page)).toBeVisible();
    await page.clock.runFor(1);
    await expect(card(page)).toBeHidden();
  });

  test('§4.2 Greeting: its time runs, and the visit counts, while the page can be seen', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      let hidden = true;
      Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden });
      addEventListener('set-hidden', (event) => {
        hidden = (event as CustomEvent).detail;
        document.dispatchEvent(new Event('visibilitychange'));
      });
    });
    const setHidden = (hidden: boolean) =>
      page.evaluate(
        (detail) => void dispatchEvent(new CustomEvent('set-hidden', { detail })),
        hidden,
      );
    await page.clock.install({ time: morning });
    await page.clock.pauseAt(new Date(morning.getTime() + 1000));
    await page.goto('/about');
    await hydratedInSteps(page);
    await page.clock.runFor(20_000);
    await expect(card(page)).toHaveCount(0);
    expect(await page.evaluate(() => localStorage.visitsCount)).toBeUndefined();
    await setHidden(false);
    await expect(words(page)).toHaveText(`Buenos días${firstVisit}`);
    await page.clock.runFor(7000);
    await setHidden(true);
    await page.clock.runFor(20_000);
    await setHidden(false);
    await expect(card(page)).toBeVisible();
    await page.clock.runFor(1000);
    await expect(card(page)).toBeHidden();
  });

  test('§4.2 Greeting: closed by its button or Escape, the focus returns', async ({ page }) => {
    for (const key of ['Enter', 'Escape']) {
      await openWithStandingClock(page, '/about');
      // It stands at the beginning of the page, after the link that skips to the content.
      await page.keyboard.press('Tab');
      await expect(page.getByRole('link', { name: 'Saltar al contenido' })).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(page.getByRole('button', { name: 'Cerrar saludo' })).toBeFocused();
      await page.keyboard.press(key);
      await expect(card(page)).toBeHidden();
      await expect(page.getByRole('link', { name: 'Saltar al contenido' })).toBeFocused();
      await page.evaluate(() => localStorage.clear());
    }
    await openWithStandingClock(page, '/about');
    await page.getByRole('button', { name: 'Cerrar saludo' }).click();
    await expect(card(page)).toBeHidden();
    const focus = await page.evaluate(() => document.activeElement?.id);
    expect(focus).toBe('main');
  });
});

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
