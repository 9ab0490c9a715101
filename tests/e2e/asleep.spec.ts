import { oneOfEachKind } from '../support/addresses.ts';
import { holdScripts } from '../support/hold-scripts.ts';
import { expect, hydrated, hydratedInSteps, type Page, test, visit } from '../support/test.ts';

/** Parts of the page whose content the browser has left out. */
function asleep(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('section, footer')]
      .filter(
        ({ firstElementChild }) =>
          !firstElementChild?.checkVisibility({ contentVisibilityAuto: true }),
      )
      .map(({ id, tagName }) => id || tagName.toLowerCase()),
  );
}

test('What is out of sight is laid out once the page comes to life', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/', { waitUntil: 'load' });
  expect(await asleep(page)).toEqual(
    expect.arrayContaining(['showcase', 'value-proposition', 'offer', 'contact', 'footer']),
  );
  release();
  await hydrated(page);
  await expect.poll(() => asleep(page)).toEqual([]);
  await expect(page.locator('html')).not.toHaveClass(/asleep/);
});

test('What sleeps lies on nothing else, on phones and desks', { tag: '@phone' }, async ({
  page,
}) => {
  await holdScripts(page);
  for (const path of oneOfEachKind) {
    await page.goto(path, { waitUntil: 'load' });
    const parts = await asleep(page);
    // What is too low for what is in it lets it hang over what follows.
    const tooLow = await page.evaluate(() => {
      const all = [...document.querySelectorAll<HTMLElement>('section, footer')];
      const heights = () => all.map((part) => part.getBoundingClientRect().height);
      const sleeping = heights();
      document.documentElement.classList.remove('asleep');
      return heights().flatMap((height, index) =>
        height > (sleeping[index] ?? 0) + 1 ? [all[index]?.id || all[index]?.tagName] : [],
      );
    });
    expect(tooLow, `${path}, where ${parts} sleep`).toEqual([]);
  }
});

test('A link to a part of the page that still sleeps goes to where it stands', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/', { waitUntil: 'load' });
  await page.getByRole('link', { name: 'Cotiza tu Proyecto Gratis' }).first().click();
  const section = page.locator('#contact');
  await expect(section).toBeInViewport();
  const top = () => section.evaluate((element) => Math.round(element.getBoundingClientRect().top));
  const before = await top();
  release();
  await hydrated(page);
  await expect.poll(() => asleep(page)).toEqual([]);
  expect(Math.abs((await top()) - before)).toBeLessThanOrEqual(1);
});

test('A page that opens at a part, or again, is laid out at once', async ({ page }) => {
  await visit(page, '/');
  const release = await holdScripts(page);
  await page.reload({ waitUntil: 'load' });
  expect(await asleep(page)).toEqual([]);
  await page.goto('/#contact', { waitUntil: 'load' });
  expect(await asleep(page)).toEqual([]);
  release();
});

test('A page that is left while it comes to life does not leave its sleep to the next', async ({
  page,
}) => {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await page.goto('/', { waitUntil: 'load' });
  await hydratedInSteps(page);
  const root = page.locator('html');
  await expect(root).toHaveClass(/asleep/);
  // The header comes to life with the page itself: the clock need not go on for it.
  await page.locator('header a[href="/about"]').first().click();
  await expect(page).toHaveURL('/about');
  await expect(root).not.toHaveClass(/asleep/);
});
