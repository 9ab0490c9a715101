import { listedCategories, noFilm } from '../support/content.ts';
import { expect, test, visit } from '../support/test.ts';

test('§8.7 Root element missing: the entry says so', async ({ page, expectNoise }) => {
  expectNoise(/^uncaught: No se encontró el elemento root$/);
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.route('/gracias', async (route) => {
    const answer = await route.fetch();
    const html = (await answer.text()).replace('<div id="root">', '<div>');
    await route.fulfill({ response: answer, body: html });
  });
  await page.goto('/gracias');
  await expect.poll(() => errors).toEqual(['No se encontró el elemento root']);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('§8.6 Image fails to load: the placeholder takes its place', async ({ page, expectNoise }) => {
  expectNoise(/status of 404/);
  const drawing = listedCategories[0]?.image.id;
  await page.route(new RegExp(`/media/(?:team|projects|${drawing})`), (route) =>
    route.fulfill({ status: 404 }),
  );
  // Drawings and photographs; some fail before the scripts can hear of it, some after.
  for (const path of ['/about', '/servicios', noFilm.path]) {
    await visit(page, path);
    const first = page.getByRole('main').getByRole('img').first();
    await first.scrollIntoViewIfNeeded();
    await expect(first).toHaveAttribute('src', /^\/assets\/missing-picture-/);
    await expect
      .poll(() => first.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    await expect(first).toHaveAccessibleName(/\w/);
  }
});
