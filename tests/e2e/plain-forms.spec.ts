import { contactForm, introduce, withPackage } from '../support/contact-form.ts';
import { mixed, sample } from '../support/content.ts';
import { joinForm, onDisk } from '../support/join-form.ts';
import { expect, test } from '../support/test.ts';

test.use({ javaScriptEnabled: false });

// The browser says so of every script that it was told not to run.
test.beforeEach(({ expectNoise }) => expectNoise(/^failed request: \S+\.js csp$/));

test('§7.3 Forms without scripts: the form is stored, mailed and thanked for', async ({
  page,
  site,
  visitor,
}) => {
  await page.goto('/contact');
  const fields = contactForm(page);
  await introduce(fields, visitor, 'Primera línea\nSegunda línea');
  await fields.category.selectOption(sample.category.slug);
  await fields.plan.selectOption(sample.featured.id);
  await fields.send.click();
  await expect(page).toHaveURL('/gracias');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(site.submissions(visitor).map(({ payload }) => payload)).toEqual([
    {
      selectedAddonIds: [],
      name: 'Renée O’Brien',
      email: visitor,
      phone: '',
      company: '',
      category: sample.category.slug,
      plan: sample.featured.id,
      service: '',
      message: 'Primera línea\nSegunda línea',
      selectedList: [],
      total: sample.featured.price,
    },
  ]);
  await expect.poll(() => site.mails(visitor)).toHaveLength(1);

  // Back in the form, a changed text is another submission; who does not know yet chooses no service.
  await page.goBack();
  await expect(fields.message).toHaveValue('Primera línea\nSegunda línea');
  await fields.message.fill('Otra pregunta');
  await fields.category.selectOption('aun-no-lo-se');
  await fields.plan.selectOption('');
  await fields.send.click();
  await expect(page).toHaveURL('/gracias');
  expect(site.submissions(visitor)).toMatchObject([
    {},
    {
      payload: {
        message: 'Otra pregunta',
        category: 'aun-no-lo-se',
        service: 'orientacion-sin-costo',
        total: 0,
      },
    },
  ]);
});

test('§7.3 Forms without scripts: an invalid form comes back with everything that was typed', async ({
  page,
  site,
  visitor,
  expectNoise,
}) => {
  expectNoise(/status of 422/);
  await page.goto('/contact');
  const fields = contactForm(page);
  // A space passes the browser's own check, not ours.
  await fields.name.fill(' ');
  await fields.email.fill(visitor);
  await fields.message.fill('Hola\n"¿cuándo?" <b>');
  await fields.category.selectOption(mixed.slug);
  const [answer] = await Promise.all([page.waitForResponse('**/api/contact'), fields.send.click()]);
  expect(answer.status()).toBe(422);
  await expect(page.locator('html')).toHaveAttribute('lang', 'es-MX');
  await expect(page.getByRole('alert')).toContainText('Escribe tu nombre.');
  await expect(page.getByRole('alert')).toContainText('Elige un plan o un servicio.');
  const name = page.locator('[name=name]');
  await expect(name).toHaveAttribute('aria-invalid', 'true');
  await expect(page.locator('[name=email]')).toHaveValue(visitor);
  await expect(page.locator('[name=message]')).toHaveValue('Hola\n"¿cuándo?" <b>');
  await expect(page.locator('[name=category]')).toHaveValue(mixed.slug);

  await name.fill('Ö');
  const plan = mixed.plans.find(({ type }) => type === 'plan')?.id ?? '';
  await page.locator('[name=plan]').selectOption(plan);
  await page.locator('main form button').click();
  await expect(page).toHaveURL('/gracias');
  expect(site.submissions(visitor)).toMatchObject([{ payload: { name: 'Ö', plan } }]);
});

test('§7.3 Forms without scripts: a package in the address goes along, also after an error', async ({
  page,
  site,
  visitor,
  expectNoise,
}) => {
  expectNoise(/status of 422/);
  const { plan, bonus, addon } = sample;
  await page.goto(withPackage('/contact', plan, bonus));
  const fields = contactForm(page);
  await introduce(fields, visitor);
  await fields.name.fill(' ');
  await fields.send.click();
  await expect(page.getByRole('alert')).toContainText('Escribe tu nombre.');
  const packageItem = page.getByText(`${plan.name}, ${sample.category.name}`, { exact: true });
  await expect(packageItem).toBeVisible();
  await page.locator('[name=name]').fill('Ö');
  await page.getByRole('checkbox', { name: addon.name }).check();
  await page.locator('main form button').click();
  await expect(page).toHaveURL('/gracias');
  expect(site.submissions(visitor)).toMatchObject([
    {
      payload: {
        plan: '',
        selectedAddonIds: [],
        selectedList: [{ id: plan.id }, { id: bonus.id }, { id: addon.id }],
        total: plan.price + addon.price,
      },
      pricing: { flags: [] },
    },
  ]);
});

test('§7.3 Forms without scripts: the form is stored with its CV, and thanked for', async ({
  page,
  site,
  visitor,
}) => {
  await page.goto('/about');
  const { name, email, cv, send } = joinForm(page);
  await name.fill('Luz Núñez');
  await email.fill(visitor);
  await cv.setInputFiles(onDisk('Currículum de Luz.pdf'));
  await send.click();
  await expect(page).toHaveURL('/gracias');
  expect(site.submissions(visitor)).toMatchObject([
    { kind: 'application', payload: { name: 'Luz Núñez', email: visitor, role: '', message: '' } },
  ]);
  expect(site.files(visitor)).toMatchObject([{ name: 'Currículum de Luz.pdf' }]);
  await expect.poll(() => site.mails(visitor)).toHaveLength(2);
});
