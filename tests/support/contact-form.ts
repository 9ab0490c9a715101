import { expect, type Locator, type Page, visit } from './test.ts';

/** §8 The texts of the error catalogue, to the letter. */
export const alerts = {
  incomplete: 'Por favor, completa los campos obligatorios y/o selección de plan/servicio.',
  failed: 'Hubo un error al enviar. Intenta de nuevo más tarde.',
  sent: 'Mensaje enviado. ¡Gracias!',
};

/** §7 The keys of the contact call. */
export const payloadKeys = [
  'selectedAddonIds',
  'name',
  'email',
  'phone',
  'company',
  'category',
  'plan',
  'service',
  'message',
  'selectedList',
  'total',
];

export interface ContactForm {
  form: Locator;
  name: Locator;
  email: Locator;
  phone: Locator;
  company: Locator;
  category: Locator;
  plan: Locator;
  service: Locator;
  message: Locator;
  total: Locator;
  send: Locator;
  error: Locator;
  success: Locator;
  addon: (name: string) => Locator;
}

export function contactForm(page: Page): ContactForm {
  const form = page.locator('form[action="/api/contact"]');
  const field = (label: string) => form.getByLabel(label, { exact: true });
  return {
    form,
    name: field('Nombre *'),
    email: field('Correo electrónico *'),
    phone: field('Teléfono'),
    company: field('Empresa'),
    category: field('Categoría *'),
    plan: field('Plan'),
    service: field('Servicio'),
    message: field('Mensaje *'),
    total: form.locator('output[name=total]'),
    send: form.getByRole('button', { name: /^(Enviar solicitud|Enviando…)$/ }),
    error: form.getByRole('alert'),
    success: form.getByRole('status').filter({ hasText: alerts.sent }),
    addon: (name) => form.getByRole('checkbox', { name }),
  };
}

/** Fills in who writes and what about; what it is about in money is chosen apart. */
export async function introduce(fields: ContactForm, email: string, message = 'Hola, ¿cuándo?') {
  await fields.name.fill('Renée O’Brien');
  await fields.email.fill(email);
  await fields.message.fill(message);
}

/** Chooses the plan that most tests send: $680 once. */
export async function chooseWebPlan(page: Page) {
  const { category, plan } = contactForm(page);
  await category.selectOption('desarrollo-web');
  await plan.selectOption('web-esencial');
}

/** Comes to the form and chooses that plan. */
export async function comeWithWebPlan(page: Page): Promise<ContactForm> {
  await visit(page, '/contact');
  await chooseWebPlan(page);
  return contactForm(page);
}

/** Comes to the form with a package of $680 and its bonus, as 'Continuar' brings it. */
export async function carryPackage(page: Page): Promise<ContactForm> {
  await visit(page, '/servicios/desarrollo-web');
  await page.getByRole('button', { name: 'Añadir a Solución: Esencial' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Continuar' }).click();
  await expect(page).toHaveURL('/contact');
  const fields = contactForm(page);
  await expect(fields.total).toHaveText('$680 USD');
  await expect(fields.form.getByRole('listitem')).toHaveCount(2);
  return fields;
}

/** The form as it is after a success: nothing typed, no package. */
export async function expectEmpty(page: Page) {
  const fields = contactForm(page);
  await expect(fields.name).toHaveValue('');
  await expect(fields.email).toHaveValue('');
  await expect(fields.message).toHaveValue('');
  await expect(page.getByRole('heading', { name: 'Tu paquete' })).toHaveCount(0);
  await expect(fields.total).toHaveText('FREE USD');
}
