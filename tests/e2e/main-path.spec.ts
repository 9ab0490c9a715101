import { contactForm, introduce, payloadKeys } from '../support/contact-form.ts';
import type { RunningSite } from '../support/running-site.ts';
import { expect, hydrated, type Locator, type Page, test } from '../support/test.ts';

// The whole way with everything that moves.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const hosting = 'Hosting y dominio esencial';
const advancedForm = 'Formulario avanzado';

const selectedList = [
  {
    id: 'bonus-hosting-dominio-esencial',
    name: hosting,
    type: 'bonus',
    price: 0,
    categoryId: 'desarrollo-web',
  },
  {
    id: 'web-profesional',
    name: 'Profesional',
    type: 'plan',
    price: 1980,
    categoryId: 'desarrollo-web',
  },
  {
    id: 'formulario-avanzado',
    name: advancedForm,
    type: 'addon',
    price: 120,
    categoryId: 'desarrollo-web',
  },
];

/** What the agency has in the end: one submission on disk, one mail, both complete. */
async function expectDelivered(site: RunningSite, visitor: string, sent: unknown) {
  const payload = {
    selectedAddonIds: [],
    name: 'Renée O’Brien',
    email: visitor,
    phone: '',
    company: '',
    category: '',
    plan: '',
    service: '',
    message: 'Hola, ¿cuándo?',
    selectedList,
    total: 2100,
  };
  expect(Object.keys(sent as object).sort()).toEqual(payloadKeys.toSorted());
  expect(sent).toEqual(payload);
  const submissions = site.submissions(visitor);
  expect(submissions).toHaveLength(1);
  expect(submissions[0]?.payload).toEqual(payload);
  expect(submissions[0]?.pricing).toMatchObject({ total: 2100, flags: [] });

  await expect.poll(() => site.mails(visitor)).toHaveLength(1);
  const [mail] = site.mails(visitor);
  expect(mail?.envelopeTo).toEqual([site.facts.email]);
  expect(mail?.parsed.to).toMatchObject({ value: [{ address: site.facts.email }] });
  expect(mail?.parsed.replyTo?.value).toEqual([{ address: visitor, name: expect.any(String) }]);
  expect(mail?.parsed.text).toContain('$2,100');
}

/** The body of the next contact call. */
function nextSubmission(page: Page): Promise<unknown> {
  return page
    .waitForRequest((request) => request.url().endsWith('/api/contact'))
    .then((request) => request.postDataJSON());
}

test.describe('by mouse', () => {
  test('§4 Package selection: from the start page to the letter, by mouse', async ({
    page,
    site,
    visitor,
  }) => {
    await page.goto('/');
    await hydrated(page);
    await page.getByRole('button', { name: 'Servicios' }).hover();
    await page
      .getByRole('navigation', { name: 'Principal' })
      .getByRole('link', { name: 'Desarrollo Web' })
      .click();
    await expect(page).toHaveURL('/servicios/desarrollo-web');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Desarrollo Web');

    const bar = page.getByRole('region', { name: 'Tu paquete' });
    await expect(bar).toContainText('1 elemento en tu paquete');
    await expect(bar).not.toContainText('$');

    const plan = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: 'Profesional', level: 3 }) });
    await expect(plan).toContainText('RECOMENDADO');
    await expect(plan).toContainText('Incluye');
    await expect(plan.getByText('$1,980', { exact: true })).toBeVisible();
    await expect(plan.getByText('USD', { exact: true })).toBeVisible();
    await expect(plan.getByText('único', { exact: true })).toBeVisible();
    await plan.getByRole('button', { name: /^Añadir a Solución/ }).click();

    const dialog = page.getByRole('dialog', { name: 'Tu paquete' });
    await expect(dialog).toBeVisible();
    await expect(dialog.getByRole('status')).toHaveText('$1,980 USD');
    await expect(dialog.getByRole('listitem').filter({ hasText: hosting })).toContainText(
      'FREE USD',
    );
    await expect(dialog).toContainText(
      'BONUS GRATIS: tu solución incluye hosting y dominio esencial sin costo el primer año.',
    );
    await dialog.getByRole('button', { name: 'Cerrar' }).click();
    await expect(dialog).toBeHidden();
    await expect(bar).toContainText('2 elementos en tu paquete');

    const browser = page.locator('#complementos');
    await expect(browser.getByRole('heading', { level: 2 })).toHaveText(
      'Personaliza Tu Solución de Desarrollo Web',
    );
    await expect(browser).toContainText('Para el plan: Esencial');
    await expect(browser.getByRole('heading', { level: 3 })).toHaveText(advancedForm);
    await expect(browser.getByText('$120 USD')).toBeVisible();
    await browser.getByRole('button', { name: 'Añadir' }).click();
    await expect(browser.getByRole('button', { name: 'Quitar' })).toBeVisible();
    await expect(bar).toContainText('3 elementos en tu paquete');
    await expect(bar.getByText('$120 USD')).toBeVisible();

    await bar.getByRole('button', { name: 'Ver paquete' }).click();
    await expect(dialog.getByRole('status')).toHaveText('$2,100 USD');
    await dialog.getByRole('button', { name: 'Continuar' }).click();

    await expect(page).toHaveURL('/contact');
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Hablemos de tu Proyecto' })).toBeVisible();
    const fields = contactForm(page);
    await expect(fields.form.getByRole('listitem')).toHaveCount(3);
    await expect(fields.category).toHaveCount(0);
    await expect(fields.total).toHaveText('$2,100 USD');
    await introduce(fields, visitor);
    const sent = nextSubmission(page);
    await fields.send.click();
    await expect(fields.success).toBeVisible();
    await expectDelivered(site, visitor, await sent);
  });

  test('§4 Package selection: from the start page to the letter, by keyboard alone', async ({
    page,
    site,
    visitor,
  }) => {
    const press = (key: string) => page.keyboard.press(key);
    await page.goto('/');
    await press('Tab');
    await expect(page.getByRole('link', { name: 'Saltar al contenido' })).toBeFocused();
    await hydrated(page);
    const services = page.getByRole('button', { name: 'Servicios' });
    await tabTo(page, services);
    await press('Enter');
    await expect(services).toHaveAttribute('aria-expanded', 'true');
    await press('ArrowDown');
    await expect(
      page.getByRole('navigation', { name: 'Principal' }).getByRole('link', {
        name: 'Desarrollo Web',
      }),
    ).toBeFocused();
    await press('Enter');
    await expect(page).toHaveURL('/servicios/desarrollo-web');

    await tabTo(page, page.getByRole('button', { name: 'Añadir a Solución: Profesional' }));
    await press('Space');
    const dialog = page.getByRole('dialog', { name: 'Tu paquete' });
    await expect(dialog).toBeVisible();
    await press('Escape');
    await expect(dialog).toBeHidden();
    await expect(
      page.getByRole('button', { name: 'Añadir a Solución: Profesional' }),
    ).toBeFocused();

    const browser = page.locator('#complementos');
    const toggle = browser.getByRole('button', { name: new RegExp(advancedForm) });
    await tabTo(page, toggle);
    await press('Enter');
    await expect(toggle).toContainText('Quitar');
    await expect(toggle).toBeFocused();

    await tabTo(page, page.getByRole('button', { name: 'Ver paquete' }));
    await press('Enter');
    await tabTo(page, dialog.getByRole('button', { name: 'Continuar' }));
    await press('Enter');
    await expect(page).toHaveURL('/contact');

    const fields = contactForm(page);
    await tabTo(page, fields.name);
    await page.keyboard.type('Renée O’Brien');
    await tabTo(page, fields.email);
    await page.keyboard.type(visitor);
    await tabTo(page, fields.message);
    await page.keyboard.type('Hola, ¿cuándo?');
    await tabTo(page, fields.send);
    const sent = nextSubmission(page);
    await press('Enter');
    await expect(fields.success).toBeVisible();
    await expectDelivered(site, visitor, await sent);
  });
});

test('§4 Package selection: from the start page to the letter, by touch', {
  tag: '@phone-only',
}, async ({ page, site, visitor }) => {
  await page.goto('/');
  await hydrated(page);
  await page.getByRole('button', { name: 'Abrir menú' }).tap();
  const drawer = page.getByRole('dialog', { name: 'Menú' });
  await expect(drawer.getByRole('heading', { name: 'Menú' })).toBeVisible();
  await expect(drawer.getByRole('link', { name: 'Empezar Proyecto' })).toHaveAttribute(
    'href',
    '/contact',
  );
  await drawer.getByText('Servicios', { exact: true }).tap();
  await drawer.getByRole('link', { name: 'Desarrollo Web' }).tap();
  await expect(page).toHaveURL('/servicios/desarrollo-web');
  await expect(drawer).toBeHidden();

  await page.getByRole('button', { name: 'Añadir a Solución: Profesional' }).tap();
  const dialog = page.getByRole('dialog', { name: 'Tu paquete' });
  await expect(dialog.getByRole('status')).toHaveText('$1,980 USD');
  await dialog.getByRole('button', { name: 'Cerrar' }).tap();
  await page.locator('#complementos').getByRole('button', { name: 'Añadir' }).tap();
  const bar = page.getByRole('region', { name: 'Tu paquete' });
  await expect(bar).toContainText('3 elementos en tu paquete');
  await expect(bar).toContainText('$120 USD');
  await bar.getByRole('button', { name: 'Ver paquete' }).tap();
  await dialog.getByRole('button', { name: 'Continuar' }).tap();

  await expect(page).toHaveURL('/contact');
  const fields = contactForm(page);
  await expect(fields.total).toHaveText('$2,100 USD');
  await introduce(fields, visitor);
  const sent = nextSubmission(page);
  await fields.send.tap();
  await expect(fields.success).toBeVisible();
  await expectDelivered(site, visitor, await sent);
});

/** Goes on with Tab, as someone without a mouse does, until the control has the focus. */
async function tabTo(page: Page, target: Locator) {
  for (let stops = 0; stops < 120; stops += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('Tab does not lead there');
}
