import { formatPrice, formatPriceWithCurrency } from '../../domain/catalogue/money.ts';
import {
  addButton,
  contactForm,
  introduce,
  totalText,
  withPackage,
} from '../support/contact-form.ts';
import { content, sample } from '../support/content.ts';
import type { RunningSite } from '../support/running-site.ts';
import { expect, hydrated, type Locator, type Page, test, visit } from '../support/test.ts';

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

const menuLink = (page: Page) =>
  page
    .getByRole('navigation', { name: 'Principal' })
    .getByRole('link', { name: category.name, exact: true });

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
  const [submission, ...others] = site.submissions(visitor);
  expect(others).toEqual([]);
  expect(submission?.payload).toEqual(payload);
  expect(submission?.pricing).toMatchObject({ total, flags: [] });

  await expect.poll(() => site.mails(visitor)).toHaveLength(1);
  const [mail] = site.mails(visitor);
  expect(mail?.envelopeTo).toEqual([content.site.email]);
  expect(mail?.parsed.to).toMatchObject({ value: [{ address: content.site.email }] });
  expect(mail?.parsed.replyTo?.value).toEqual([{ address: visitor, name: expect.any(String) }]);
  expect(mail?.parsed.text).toContain(formatPrice(total));
}

/** The body of the next contact call. */
async function nextSubmission(page: Page): Promise<unknown> {
  return (await page.waitForRequest('**/api/contact')).postDataJSON();
}

test('§4.8 Package selection: from the start page to the submission, by mouse, on a phone by touch', {
  tag: '@phone',
}, async ({ page, site, visitor, isMobile }) => {
  const press = (control: Locator) => (isMobile ? control.tap() : control.click());
  await visit(page, '/');
  if (isMobile) {
    await page.getByRole('button', { name: 'Abrir menú' }).tap();
    const drawer = page.getByRole('dialog', { name: 'Menú' });
    await drawer.getByText('Servicios', { exact: true }).tap();
    await drawer.getByRole('link', { name: category.name, exact: true }).tap();
    await expect(drawer).toBeHidden();
  } else {
    await page.getByRole('button', { name: 'Servicios' }).hover();
    await menuLink(page).click();
  }
  await expect(page).toHaveURL(sample.path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(category.name);

  const bar = page.getByRole('region', { name: 'Tu paquete' });
  await expect(bar).toContainText('1 elemento en tu paquete');
  await expect(bar).not.toContainText('$');
  await press(addButton(page, featured));

  const dialog = page.getByRole('dialog', { name: 'Tu paquete' });
  await expect(dialog.getByRole('status')).toHaveText(totalText(featured));
  await expect(dialog.getByRole('listitem').filter({ hasText: bonus.name })).toContainText(/FREE$/);
  await expect(dialog).toContainText(
    'BONUS GRATIS: tu solución incluye hosting y dominio esencial sin costo el primer año.',
  );
  await press(dialog.getByRole('button', { name: 'Cerrar' }));
  await expect(dialog).toBeHidden();
  await expect(bar).toContainText('2 elementos en tu paquete');

  const browser = page.locator('#complementos');
  const heading = browser.getByRole('heading', { level: 3 });
  while ((await heading.textContent()) !== addon.name) {
    await press(browser.getByRole('button', { name: 'Siguiente' }));
  }
  await expect(
    browser.getByText(formatPriceWithCurrency(addon.price), { exact: true }),
  ).toBeVisible();
  await press(browser.getByRole('button', { name: 'Añadir' }));
  await expect(browser.getByRole('button', { name: 'Quitar' })).toBeVisible();
  await expect(bar).toContainText('3 elementos en tu paquete');
  await expect(bar.getByText(formatPriceWithCurrency(addon.price))).toBeVisible();

  await press(bar.getByRole('button', { name: 'Ver paquete' }));
  await expect(dialog.getByRole('status')).toHaveText(totalText(featured, addon));
  await press(dialog.getByRole('button', { name: 'Continuar' }));

  await expect(page).toHaveURL(withPackage('/contact', bonus, featured, addon));
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Hablemos de tu Proyecto' })).toBeVisible();
  const fields = contactForm(page);
  await expect(fields.form.getByRole('listitem')).toHaveCount(3);
  await expect(fields.category).toHaveCount(0);
  await expect(fields.total).toHaveText(totalText(featured, addon));
  await introduce(fields, visitor);
  const sent = nextSubmission(page);
  await press(fields.send);
  await expect(fields.success).toBeVisible();
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
  await expect(menuLink(page)).toBeFocused();
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
  await expect(page).toHaveURL(withPackage('/contact', bonus, featured, addon));

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

/** Goes on with Tab, as someone without a mouse does, until the control has the focus. */
async function tabTo(page: Page, target: Locator) {
  for (let stops = 0; stops < 120; stops += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('Tab does not lead there');
}
