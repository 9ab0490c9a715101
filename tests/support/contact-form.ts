import { formatPriceWithCurrency, totalOf } from '../../domain/catalogue/money.ts';
import { sample } from './content.ts';
import { expect, type Page, visit } from './test.ts';

/** §8.1, §8.2, §8.3 The messages, exactly. */
export const alerts = {
  incomplete: 'Por favor, completa los campos obligatorios y/o selección de plan/servicio.',
  failed: 'Hubo un error al enviar. Intenta de nuevo más tarde.',
  sent: 'Mensaje enviado. ¡Gracias!',
};

/** §7.1 The address that the form is sent to, for routes of a page. */
export const contactCall = '**/api/contact';

export type ContactForm = ReturnType<typeof contactForm>;

export function contactForm(page: Page) {
  const form = page.locator('form[action="/api/contact"]');
  const field = (label: string) => form.getByLabel(label, { exact: true });
  return {
    form,
    name: field('Nombre *'),
    email: field('Correo electrónico *'),
    phone: field('Teléfono'),
    company: field('Empresa'),
    category: field('Categoría *'),
    plan: field('Plan *'),
    service: field('Servicio *'),
    message: field('Mensaje *'),
    total: form.locator('output[name=total]'),
    send: form.getByRole('button', { name: /^(Enviar solicitud|Enviando…)$/ }),
    error: form.getByRole('alert'),
    success: form.getByRole('status').filter({ hasText: alerts.sent }),
    addon: (name: string) => form.getByRole('checkbox', { name }),
  };
}

export async function openContactForm(page: Page): Promise<ContactForm> {
  await visit(page, '/contact');
  return contactForm(page);
}

/** A total as the form shows it: `$1,980 USD`. */
export const totalText = (...items: { price: number | string }[]) =>
  formatPriceWithCurrency(totalOf(items));

/** Fills in who writes and what about; what it is about in money is chosen apart. */
export async function introduce(fields: ContactForm, email: string, message = 'Hola, ¿cuándo?') {
  await fields.name.fill('Renée O’Brien');
  await fields.email.fill(email);
  await fields.message.fill(message);
}

/** Opens the form and fills in all that it requires. */
export async function fillContactForm(page: Page, visitor: string, message = 'Hola') {
  const fields = await openContactForm(page);
  await introduce(fields, visitor, message);
  await fields.category.selectOption('aun-no-lo-se');
  return fields;
}

export async function send(fields: ContactForm) {
  await fields.send.click();
  await expect(fields.success).toBeVisible();
}

/** The button of a plan's card that adds it to the package. */
export const addButton = (page: Page, { name }: { name: string }) =>
  page.getByRole('button', { name: `Añadir a Solución: ${name}`, exact: true });

/** Chooses the plan that most tests send. */
export async function choosePlan(page: Page) {
  const { category, plan } = contactForm(page);
  await category.selectOption(sample.category.slug);
  await plan.selectOption(sample.plan.id);
}

/** Opens the form and chooses that plan. */
export async function openWithPlan(page: Page): Promise<ContactForm> {
  const fields = await openContactForm(page);
  await choosePlan(page);
  return fields;
}

/** §4.10 The address of a page with a package. */
export const withPackage = (path: string, ...items: { id: string }[]) =>
  `${path}?paquete=${items.map(({ id }) => id).join(',')}`;

/** Opens the form with a package of that plan and its bonus, as 'Continuar' brings it. */
export async function openWithPackage(page: Page): Promise<ContactForm> {
  await visit(page, sample.path);
  await addButton(page, sample.plan).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Continuar' }).click();
  await expect(page).toHaveURL(withPackage('/contact', sample.bonus, sample.plan));
  const fields = contactForm(page);
  await expect(fields.total).toHaveText(totalText(sample.plan));
  await expect(fields.form.getByRole('listitem')).toHaveCount(2);
  return fields;
}

/** The form as it is after a success: nothing typed and no package. */
export async function expectEmpty(page: Page) {
  const fields = contactForm(page);
  await expect(fields.name).toHaveValue('');
  await expect(fields.email).toHaveValue('');
  await expect(fields.message).toHaveValue('');
  await expect(page.getByRole('heading', { name: 'Tu paquete' })).toHaveCount(0);
  await expect(fields.total).toHaveText('—');
}
