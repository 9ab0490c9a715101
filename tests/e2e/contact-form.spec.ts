import {
  alerts,
  chooseWebPlan,
  comeWithWebPlan,
  contactForm,
  introduce,
} from '../support/contact-form.ts';
import { expect, test, visit } from '../support/test.ts';

test.use({ shared: true });

// What the form asks for and adds up; it has no width. main-path.spec.ts sends it from a phone.

test('§8 Contact form incomplete: said, each field marked, the focus on the first', async ({
  page,
  site,
  visitor,
}) => {
  await visit(page, '/contact');
  const fields = contactForm(page);
  const { name, email, category, plan, message } = fields;
  await fields.send.click();
  await expect(fields.error).toHaveText(alerts.incomplete);
  for (const [field, text] of [
    [name, 'Escribe tu nombre.'],
    [email, 'Escribe tu correo electrónico.'],
    [category, 'Elige una categoría.'],
    [message, 'Cuéntanos qué necesitas.'],
  ] as const) {
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveAccessibleDescription(new RegExp(text));
  }
  await expect(plan).toHaveAttribute('aria-invalid', 'true');
  await expect(fields.phone).not.toHaveAttribute('aria-invalid');
  await expect(name).toBeFocused();

  await introduce(fields, 'ana@');
  await expect(name).not.toHaveAttribute('aria-invalid');
  await chooseWebPlan(page);
  await fields.send.click();
  await expect(email).toBeFocused();
  await expect(email).toHaveAccessibleDescription(/nombre@dominio\.com/);
  await email.fill(visitor);
  await fields.send.click();
  await expect(fields.success).toBeVisible();
  expect(site.submissions(visitor)).toHaveLength(1);
});

test('§5 Contact form: plan waits for the category, plan and service exclude each other', async ({
  page,
}) => {
  await visit(page, '/contact');
  const { category, plan, service, total, form } = contactForm(page);
  await expect(plan).toBeDisabled();
  await expect(service).toBeDisabled();

  await category.selectOption('publicidad-pagada-ppc');
  await expect(plan).toBeEnabled();
  await plan.selectOption('ppc-avanzado');
  await expect(total).toHaveText('$1,150 USD');
  await service.selectOption('ppc-configuracion');
  await expect(plan).toHaveValue('');
  await expect(total).toHaveText('$380 USD');
  await plan.selectOption('ppc-gestion-mensual');
  await expect(service).toHaveValue('');
  await expect(total).toHaveText('$580 USD');

  await contactForm(page).addon('Formulario avanzado').check();
  await expect(total).toHaveText('$700 USD');
  await expect(form).toContainText('Pago único $120 · Mensual $580');

  await category.selectOption('desarrollo-web');
  await expect(plan).toHaveValue('');
  await expect(service).toHaveValue('');
  await expect(service).toBeDisabled();
  await expect(service).toHaveAccessibleDescription('Esta categoría se contrata por plan.');
  await expect(contactForm(page).addon('Formulario avanzado')).not.toBeChecked();
  await expect(total).toHaveText('FREE USD');
  await category.selectOption('');
  await expect(plan).toBeDisabled();
});

test('§5 Contact form: bonuses are always checked, add-ons can be toggled', async ({
  page,
  site,
  visitor,
}) => {
  const fields = await comeWithWebPlan(page);
  const bonus = fields.addon('Hosting y dominio esencial');
  await expect(bonus).toBeChecked();
  await bonus.click({ force: true });
  await expect(bonus).toBeChecked();
  await bonus.focus();
  await page.keyboard.press('Space');
  await expect(bonus).toBeChecked();
  const addon = fields.addon('Formulario avanzado');
  await addon.check();
  await expect(fields.total).toHaveText('$800 USD');
  await addon.uncheck();
  await expect(fields.total).toHaveText('$680 USD');
  await addon.check();
  await introduce(fields, visitor);
  await fields.send.click();
  await expect(fields.success).toBeVisible();
  expect(site.submissions(visitor)[0]?.payload).toMatchObject({
    category: 'desarrollo-web',
    plan: 'web-esencial',
    service: '',
    selectedAddonIds: ['formulario-avanzado', 'bonus-hosting-dominio-esencial'],
    selectedList: [],
    total: 800,
  });
});

test('§9 Total in the contact form: an add-on that the plan does not offer is not in it', async ({
  page,
}) => {
  await visit(page, '/contact');
  const fields = contactForm(page);
  await fields.category.selectOption('desarrollo-web');
  await fields.plan.selectOption('web-profesional');
  await fields.addon('Backend a la medida').check();
  await expect(fields.total).toHaveText('$2,330 USD');
  await fields.plan.selectOption('web-esencial');
  await expect(fields.addon('Backend a la medida')).toHaveCount(0);
  await expect(fields.total).toHaveText('$680 USD');
});

test('§5 Contact form: who does not know yet sends a plain message', async ({
  page,
  site,
  visitor,
}) => {
  await visit(page, '/contact');
  const fields = contactForm(page);
  const options = await fields.category.getByRole('option').allTextContents();
  expect(options.at(-1)).toBe('Aún no lo sé');
  await fields.category.selectOption('aun-no-lo-se');
  await introduce(fields, visitor);
  await expect(fields.service).toHaveValue('orientacion-sin-costo');
  await expect(fields.plan).toBeDisabled();
  await expect(fields.total).toHaveText('FREE USD');
  await fields.send.click();
  await expect(fields.success).toBeVisible();
  expect(site.submissions(visitor)[0]?.payload).toMatchObject({
    category: 'aun-no-lo-se',
    service: 'orientacion-sin-costo',
    total: 0,
  });
});
