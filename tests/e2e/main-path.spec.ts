import { formatPrice, formatPriceWithCurrency } from '../../domain/catalogue/money.ts';
import { addButton, contactForm, introduce, send, totalText } from '../support/contact-form.ts';
import { sample } from '../support/content.ts';
import type { RunningSite } from '../support/running-site.ts';
import { expect, hydrated, type Locator, type Page, test } from '../support/test.ts';

// The whole way with everything that moves.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const { category, featured, addon, bonus } = sample;
const total = featured.price + addon.price;

const selectedList = [bonus, featured, addon].map(({ id, name, type, price }) => ({
  id,
  name,
  type,
  price,
  categoryId: category.slug,
}));

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
    total,
  };
  expect(sent).toEqual(payload);
  const submissions = site.submissions(visitor);
  expect(submissions).toHaveLength(1);
  expect(submissions[0]?.payload).toEqual(payload);
  expect(submissions[0]?.pricing).toMatchObject({ total, flags: [] });

  await expect.poll(() => site.mails(visitor)).toHaveLength(1);
  const [mail] = site.mails(visitor);
  expect(mail?.envelopeTo).toEqual([site.facts.email]);
  expect(mail?.parsed.to).toMatchObject({ value: [{ address: site.facts.email }] });
  expect(mail?.parsed.replyTo?.value).toEqual([{ address: visitor, name: expect.any(String) }]);
  expect(mail?.parsed.text).toContain(formatPrice(total));
}

/** The body of the next contact call. */
function nextSubmission(page: Page): Promise<unknown> {
  return page
    .waitForRequest((request) => request.url().endsWith('/api/contact'))
    .then((request) => request.postDataJSON());
}

test.describe('by mouse', () => {
  test('§4.8 Package selection: from the start page to the submission, by mouse', async ({
    page,
    site,
    visitor,
  }) => {
    await page.goto('/');
    await hydrated(page);
    await page.getByRole('button', { name: 'Servicios' }).hover();
    await page
      .getByRole('navigation', { name: 'Principal' })
      .getByRole('link', { name: category.name, exact: true })
      .click();
    await expect(page).toHaveURL(sample.path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(category.name);

    const bar = page.getByRole('region', { name: 'Tu paquete' });
    await expect(bar).toContainText('1 elemento en tu paquete');
    await expect(bar).not.toContainText('$');

    const plan = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: featured.name, exact: true, level: 3 }) });
    await expect(plan).toContainText('RECOMENDADO');
    await expect(plan).toContainText('Incluye');
    await expect(plan.getByText(formatPrice(featured.price), { exact: true })).toBeVisible();
    await expect(plan.getByText('USD', { exact: true })).toBeVisible();
    await expect(plan.getByText(featured.priceType, { exact: true })).toBeVisible();
    await plan.getByRole('button', { name: /^Añadir a Solución/ }).click();

    const dialog = page.getByRole('dialog', { name: 'Tu paquete' });
    await expect(dialog).toBeVisible();
    await expect(dialog.getByRole('status')).toHaveText(totalText(featured));
    await expect(dialog.getByRole('listitem').filter({ hasText: bonus.name })).toContainText(
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
      `Personaliza Tu Solución de ${category.name}`,
    );
    await expect(browser).toContainText('Para el plan: ');
    await showAddon(page);
    await expect(browser.getByText(formatPriceWithCurrency(addon.price))).toBeVisible();
    await browser.getByRole('button', { name: 'Añadir' }).click();
    await expect(browser.getByRole('button', { name: 'Quitar' })).toBeVisible();
    await expect(bar).toContainText('3 elementos en tu paquete');
    await expect(bar.getByText(formatPriceWithCurrency(addon.price))).toBeVisible();

    await bar.getByRole('button', { name: 'Ver paquete' }).click();
    await expect(dialog.getByRole('status')).toHaveText(totalText(featured, addon));
    await dialog.getByRole('button', { name: 'Continuar' }).click();

    await expect(page).toHaveURL('/contact');
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Hablemos de tu Proyecto' })).toBeVisible();
    const fields = contactForm(page);
    await expect(fields.form.getByRole('listitem')).toHaveCount(3);
    await expect(fields.category).toHaveCount(0);
    await expect(fields.total).toHaveText(totalText(featured, addon));
    await introduce(fields, visitor);
    const sent = nextSubmission(page);
    await send(fields);
    await expectDelivered(site, visitor, await sent);
  });

  test('§4.8 Package selection: from the start page to the submission, by keyboard alone', async ({
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
        name: category.name,
        exact: true,
      }),
    ).toBeFocused();
    await press('Enter');
    await expect(page).toHaveURL(sample.path);

    await tabTo(page, addButton(page, featured));
    await press('Space');
    const dialog = page.getByRole('dialog', { name: 'Tu paquete' });
    await expect(dialog).toBeVisible();
    await press('Escape');
    await expect(dialog).toBeHidden();
    await expect(addButton(page, featured)).toBeFocused();

    const browser = page.locator('#complementos');
    const toggle = browser.getByRole('button', { name: addon.name });
    const next = browser.getByRole('button', { name: 'Siguiente' });
    while (!(await toggle.isVisible())) {
      await tabTo(page, next);
      await press('Enter');
    }
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

test('§4.8 Package selection: from the start page to the submission, by touch', {
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
  await drawer.getByRole('link', { name: category.name, exact: true }).tap();
  await expect(page).toHaveURL(sample.path);
  await expect(drawer).toBeHidden();

  await addButton(page, featured).tap();
  const dialog = page.getByRole('dialog', { name: 'Tu paquete' });
  await expect(dialog.getByRole('status')).toHaveText(totalText(featured));
  await dialog.getByRole('button', { name: 'Cerrar' }).tap();
  await showAddon(page);
  await page.locator('#complementos').getByRole('button', { name: 'Añadir' }).tap();
  const bar = page.getByRole('region', { name: 'Tu paquete' });
  await expect(bar).toContainText('3 elementos en tu paquete');
  await expect(bar).toContainText(formatPriceWithCurrency(addon.price));
  await bar.getByRole('button', { name: 'Ver paquete' }).tap();
  await dialog.getByRole('button', { name: 'Continuar' }).tap();

  await expect(page).toHaveURL('/contact');
  const fields = contactForm(page);
  await expect(fields.total).toHaveText(totalText(featured, addon));
  await introduce(fields, visitor);
  const sent = nextSubmission(page);
  await fields.send.tap();
  await expect(fields.success).toBeVisible();
  await expectDelivered(site, visitor, await sent);
});

/** Turns the add-on browser to the add-on that the tests choose. */
async function showAddon(page: Page) {
  const browser = page.locator('#complementos');
  const heading = browser.getByRole('heading', { level: 3 });
  while ((await heading.textContent()) !== addon.name) {
    await browser.getByRole('button', { name: 'Siguiente' }).click();
  }
}

/** Goes on with Tab, as someone without a mouse does, until the control has the focus. */
async function tabTo(page: Page, target: Locator) {
  for (let stops = 0; stops < 120; stops += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('Tab does not lead there');
}
