import { chooseWebPlan, comeWithWebPlan, contactForm, introduce } from '../support/contact-form.ts';
import { holdScripts } from '../support/hold-scripts.ts';
import { expect, hydrated, isHydrated, type Page, test } from '../support/test.ts';

test('A page that nobody touches fetches its scripts, and runs them long after load', async ({
  page,
}) => {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  const entry = page.waitForResponse(/entry\.client-/);
  await page.goto('/aviso-de-privacidad', { waitUntil: 'load' });
  await page.clock.runFor(2900);
  await entry;
  expect(await isHydrated(page)).toBe(false);
  await page.clock.runFor(1000);
  await expect.poll(() => isHydrated(page)).toBe(true);
});

test('A script that was fetched before it was wanted does not come over the line again', async ({
  page,
}) => {
  const entry = page.waitForResponse(/entry\.client-/);
  await page.goto('/aviso-de-privacidad');
  await (await entry).finished();
  await hydrated(page);
  const overTheLine = await page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ transferSize }) => transferSize > 0)
      .map(({ name }) => /\/(platform|entry)[^/]*\.js$/.exec(name)?.[1])
      .filter((script) => script !== undefined),
  );
  expect(overTheLine.toSorted()).toEqual(['entry', 'platform']);
});

for (const [sign, make] of [
  ['points at the page', (page: Page) => page.mouse.move(200, 300, { steps: 2 })],
  ['scrolls', (page: Page) => page.mouse.wheel(0, 200)],
] as const) {
  test(`Who ${sign} brings the page to life`, async ({ page }) => {
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(1000);
    await page.goto('/aviso-de-privacidad', { waitUntil: 'load' });
    await page.clock.runFor(1000);
    expect(await isHydrated(page)).toBe(false);
    await make(page);
    // The sign may come a moment later; in all this is less than a page waits that nobody touches.
    const step = async () => {
      await page.clock.runFor(10);
      return isHydrated(page);
    };
    await expect.poll(step, { intervals: [100], timeout: 10_000 }).toBe(true);
  });
}

test('§4 Theme: a press before the scripts arrived is answered once, when they have', async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto('/aviso-de-privacidad', { waitUntil: 'commit' });
  const toggle = page.getByRole('banner').getByRole('button', { name: /^Cambiar tema/ });
  await toggle.click();
  await toggle.click();
  await expect(page.locator('html')).toHaveClass(/\bdark\b/);
  release();
  await expect(page.locator('html')).not.toHaveClass(/\bdark\b/);
});

test('§4 Package selection: a plan chosen before the scripts arrived is in the package', async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto('/servicios/desarrollo-software-aplicaciones', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Añadir a Solución: App completa' }).click();
  release();
  const dialog = page.getByRole('dialog', { name: 'Tu paquete' });
  await expect(dialog.getByRole('listitem')).toHaveCount(1);
  await expect(dialog).toContainText('App completa');
});

test('§4 Contact form: what was typed before the scripts arrived is kept and sent', async ({
  page,
  site,
  visitor,
}) => {
  const release = await holdScripts(page);
  await page.goto('/contact', { waitUntil: 'commit' });
  const fields = contactForm(page);
  await introduce(fields, visitor);
  await chooseWebPlan(page);
  release();
  await expect(fields.total).toHaveText('$680 USD');
  await expect(fields.name).toHaveValue('Renée O’Brien');
  await expect(fields.category).toHaveValue('desarrollo-web');
  await expect(fields.plan).toHaveValue('web-esencial');
  await fields.send.click();
  await expect(fields.success).toBeVisible();
  expect(site.submissions(visitor)[0]?.payload).toMatchObject({
    name: 'Renée O’Brien',
    message: 'Hola, ¿cuándo?',
    category: 'desarrollo-web',
    plan: 'web-esencial',
    total: 680,
  });
});

test('§4 Contact form: sent before the scripts arrive it ends on the thank-you page', async ({
  page,
  site,
  visitor,
}) => {
  const release = await holdScripts(page);
  await page.goto('/contact', { waitUntil: 'commit' });
  const fields = contactForm(page);
  await introduce(fields, visitor);
  await chooseWebPlan(page);
  await fields.send.click();
  await expect(page).toHaveURL('/gracias');
  release();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveTitle(/\| Ollin$/);
  expect(site.submissions(visitor)[0]?.payload).toMatchObject({ plan: 'web-esencial', total: 680 });
});

test('§4 Contact form: values set without a word (autofill) are sent', async ({
  page,
  site,
  visitor,
}) => {
  const fields = await comeWithWebPlan(page);
  for (const [field, value] of [
    [fields.name, 'Ana-Lucía de la O'],
    [fields.email, visitor],
    [fields.message, 'Sin eventos'],
  ] as const) {
    await field.evaluate((element: HTMLInputElement, text) => {
      element.value = text;
    }, value);
  }
  await fields.send.click();
  await expect(fields.success).toBeVisible();
  expect(site.submissions(visitor)[0]?.payload).toMatchObject({
    name: 'Ana-Lucía de la O',
    message: 'Sin eventos',
  });
});
