import { contactForm, introduce } from '../support/contact-form.ts';
import { listedCategories, noFilm, sample } from '../support/content.ts';
import { expect, holdBack, isHydrated, test, visit } from '../support/test.ts';

const notice = 'No pudimos cargar una parte de esta página.';

test('§8.7 Root element missing: the entry says so', async ({ page, expectNoise }) => {
  expectNoise(/^uncaught: No se encontró el elemento root$/);
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.route('/gracias', async (route) => {
    const answer = await route.fetch();
    const html = (await answer.text()).replace('<page-root id="root">', '<page-root>');
    await route.fulfill({ response: answer, body: html });
  });
  await page.goto('/gracias');
  await expect.poll(() => errors).toEqual(['No se encontró el elemento root']);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('§8.6 Image fails to load: the placeholder takes its place', async ({ page, expectNoise }) => {
  expectNoise(/status of 404/);
  const drawings = listedCategories.map(({ image }) => image.id).join('|');
  await page.route(new RegExp(`/media/(?:team|projects|${drawings})`), (route) =>
    route.fulfill({ status: 404 }),
  );
  // Drawings and photographs; some fail before the scripts can hear of it, some after.
  for (const path of ['/about', '/servicios', noFilm.path]) {
    await visit(page, path);
    // One that came inside the document cannot fail.
    const files = page.locator(':not([src^="data:"])');
    const first = page.getByRole('main').getByRole('img').and(files).first();
    await first.scrollIntoViewIfNeeded();
    await expect(first).toHaveAttribute('src', '/missing-picture.svg');
    await expect
      .poll(() => first.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    await expect(first).toHaveAccessibleName(/\w/);
  }
});

test('§1.8 Start-up: after a second failure the page says so, works as without scripts, and is whole after a reload', async ({
  page,
  site,
  visitor,
  expectNoise,
}) => {
  expectNoise(/ERR_FAILED|Failed to fetch/);
  await page.route('**/layout-*.js', (route) => route.abort());
  await page.goto('/contact');
  const alert = page.getByRole('alert').filter({ hasText: notice });
  const fields = contactForm(page);
  await introduce(fields, visitor);
  for (const key of ['Shift', 'Shift']) {
    const failed = page.waitForEvent('requestfailed');
    await page.keyboard.press(key);
    await failed;
  }
  await expect(alert).toBeVisible();
  await fields.category.selectOption(sample.category.slug);
  await fields.plan.selectOption(sample.plan.id);
  await fields.send.click();
  await expect(page).toHaveURL('/gracias');
  expect(site.submissions(visitor)).toHaveLength(1);
  for (const key of ['Shift', 'Shift']) {
    const failed = page.waitForEvent('requestfailed');
    await page.keyboard.press(key);
    await failed;
  }
  await page.unroute('**/layout-*.js');
  await alert.getByRole('button', { name: 'cargarla de nuevo' }).click();
  await expect.poll(() => isHydrated(page)).toBe(true);
  await expect(alert).toBeHidden();
});

test('§1.8 Start-up: a browser in which React cannot start keeps the prerendered page, its text and its form', async ({
  page,
  site,
  visitor,
  expectNoise,
}) => {
  expectNoise(/ResizeObserver is not defined/);
  const release = await holdBack(page, '**/*.js');
  await page.addInitScript(() => Reflect.deleteProperty(window, 'ResizeObserver'));
  await page.goto('/contact', { waitUntil: 'commit' });
  const fields = contactForm(page);
  await introduce(fields, visitor);
  await fields.category.selectOption(sample.category.slug);
  await fields.plan.selectOption(sample.plan.id);
  release();
  await expect(page.getByRole('alert').filter({ hasText: notice })).toBeVisible();
  await expect(page.locator('html')).toHaveClass(/\bdark\b/);
  await expect(page.getByRole('banner')).toHaveCSS('position', 'fixed');
  await fields.send.click();
  await expect(page).toHaveURL('/gracias');
  expect(site.submissions(visitor)[0]?.payload).toMatchObject({ plan: sample.plan.id });
});

test('§2.6 Hero: the film plays on load, without waiting for scripts', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const release = await holdBack(page, '**/*.js');
  await page.goto('/');
  const film = page.locator('#hero video');
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.paused)).toBe(false);
  expect(await isHydrated(page)).toBe(false);
  release();
});
