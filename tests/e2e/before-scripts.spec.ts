import { chooseWebPlan, comeWithWebPlan, contactForm, introduce } from '../support/contact-form.ts';
import { expect, type Page, test } from '../support/test.ts';

/** Holds back every script until told; then all of them arrive. */
async function holdScripts(page: Page): Promise<() => void> {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/*.js', async (route) => {
    await held;
    await route.continue().catch(() => {});
  });
  return release;
}

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
  expect(site.letters(visitor)[0]?.payload).toMatchObject({
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
  expect(site.letters(visitor)[0]?.payload).toMatchObject({ plan: 'web-esencial', total: 680 });
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
  expect(site.letters(visitor)[0]?.payload).toMatchObject({
    name: 'Ana-Lucía de la O',
    message: 'Sin eventos',
  });
});
