import { content } from '../support/content.ts';
import { expect, holdBack, hydratedInSteps, type Page, test } from '../support/test.ts';

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
