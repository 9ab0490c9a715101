import { breakdownOf } from '../../domain/catalogue/money.ts';
import { addonButton, packageParts } from '../support/category-page.ts';
import { addButton, contactForm, totalText, withPackage } from '../support/contact-form.ts';
import { mixed, offeredBy, projects, sample } from '../support/content.ts';
import { expect, goTo, hydrated, requestsTo, test, visit } from '../support/test.ts';

test.use({ shared: true });

test('§4.8 Package selection: the notice names the bonus while it is in the package', async ({
  page,
}) => {
  await visit(page, sample.path);
  const { dialog } = packageParts(page);
  await addButton(page, sample.plan).click();
  await expect(dialog).toContainText('BONUS GRATIS');
  await dialog.getByRole('button', { name: `Quitar ${sample.bonus.name}` }).click();
  await expect(dialog).not.toContainText('BONUS GRATIS');
  await expect(dialog).toContainText('Te enviaremos una cotización personalizada gratis.');
});

test('§4.8 Package selection: the package lives in the address, without a word from the router', async ({
  page,
}) => {
  const { plan, bonus, addon, path } = sample;
  await visit(page, path);
  const { bar } = packageParts(page);
  const loaded = requestsTo(page, '.data');
  const entries = await page.evaluate(() => history.length);
  const toggle = await addonButton(page, addon.name);
  await toggle.click();
  await expect(page).toHaveURL(withPackage(path, bonus, addon));
  await expect(toggle).toBeFocused();
  await expect(toggle).toBeInViewport();
  expect(await page.evaluate(() => history.length)).toBe(entries);
  expect(loaded).toEqual([]);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${path}$`));

  await page.reload();
  // No sign of a visitor is needed.
  await expect(bar).toContainText('2 elementos en tu paquete');
  await hydrated(page);
  await addonButton(page, addon.name);
  await toggle.click();
  await expect(page).toHaveURL(path);

  // A link that somebody shared, opened where it is used last.
  await visit(page, withPackage(path, plan, addon));
  await expect(bar).toContainText(`Total ${totalText(plan, addon)}`);
  await page.locator('#casos').getByRole('link').first().click();
  await expect(page).toHaveURL(new RegExp(projects.map((project) => project.path).join('|')));
  await page.getByRole('link', { name: 'Volver' }).click();
  await expect(page).toHaveURL(withPackage(path, plan, addon));
  await expect(bar).toContainText('2 elementos en tu paquete');
  expect(await page.evaluate(() => sessionStorage.getItem('lastPath'))).toBe(path);
});

test('§4.8 Package selection: what an address names and nobody offers is left out, with a word', async ({
  page,
}) => {
  const { plan, exclusive, path } = sample;
  const [foreign] = mixed.plans;
  if (!foreign) throw new Error('No plan');
  const { bar } = packageParts(page);
  await visit(page, withPackage(path, plan, foreign, { id: '%3Cimg%3E' }, plan, exclusive));
  await expect(bar).toContainText('1 elemento en tu paquete');
  await expect(page.locator('main [aria-live=polite]').first()).toHaveText(
    `2 elementos de tu paquete ya no están disponibles y los quitamos. Quitamos ${exclusive.name}: no va con el plan de tu paquete.`,
  );
  await expect(page).toHaveURL(withPackage(path, plan));
});

test('§4.8 Package selection: the closing link takes the package along', async ({ page }) => {
  const { plan, path } = sample;
  await visit(page, withPackage(path, plan));
  await page.getByRole('main').getByRole('link', { name: 'Contáctanos' }).click();
  await expect(page).toHaveURL(withPackage('/contact', plan));
  await expect(contactForm(page).form.getByRole('listitem')).toHaveCount(1);
});

test('§4.8 Package selection: no duplicates, and each kind of price apart', async ({ page }) => {
  const [first, second] = [...mixed.plans, ...mixed.plans].filter(
    (plan, index, plans) => index === 0 || plan.priceType !== plans[0]?.priceType,
  );
  if (!first || !second) throw new Error('One kind of price');
  await visit(page, mixed.path);
  const { bar, dialog } = packageParts(page);
  await expect(bar).toHaveCount(0);
  for (const plan of [first, first, second]) {
    await addButton(page, plan).click();
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  }
  await expect(bar).toContainText('2 elementos en tu paquete');
  await bar.getByRole('button', { name: 'Ver paquete' }).click();
  await expect(dialog.getByRole('listitem')).toHaveCount(2);
  await expect(dialog.getByRole('status')).toHaveText(totalText(first, second));
  await expect(dialog).toContainText(breakdownOf([first, second]) ?? 'two kinds');
  await expect(dialog).toContainText(
    'Precios aproximados en dólares (USD). Te enviaremos una cotización personalizada gratis.',
  );
  await expect(dialog).not.toContainText('BONUS GRATIS');
  await expect(dialog.getByRole('listitem').first()).toContainText(mixed.name);

  // The package as a WhatsApp text follows each change.
  const whatsapp = dialog.getByRole('link', { name: /WhatsApp/ });
  const text = async () =>
    new URL((await whatsapp.getAttribute('href')) ?? '').searchParams.get('text');
  expect(await text()).toContain(`Total: ${totalText(first, second)}, precios aproximados.`);
  await dialog.getByRole('button', { name: `Quitar ${second.name}`, exact: true }).click();
  await expect.poll(text).toContain(`Total: ${totalText(first)}, precios aproximados.`);
  expect(await text()).not.toContain(`• ${second.name}, ${mixed.name}:`);
  expect(await text()).toContain(`• ${first.name}, ${mixed.name}:`);
});

test('§4.8 Package selection: the bar’s text stands still while the count grows', async ({
  page,
}) => {
  await visit(page, sample.path);
  const { bar, browser } = packageParts(page);
  const text = bar.getByText(/en tu paquete$/).last();
  const before = await text.boundingBox();
  await browser.getByRole('button', { name: /^Añadir/ }).click();
  await expect(text).toHaveText('2 elementos en tu paquete');
  expect((await text.boundingBox())?.x).toBe(before?.x);
});

test('§4.8 Package selection: a new category is a new selection', async ({ page }) => {
  await visit(page, sample.path);
  const { bar, dialog } = packageParts(page);
  await addButton(page, sample.featured).click();
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await goTo(page, mixed.name, mixed.path);
  await expect(bar).toHaveCount(0);
  await goTo(page, sample.category.name, sample.path);
  await expect(bar).toContainText('1 elemento en tu paquete');
});

test('§4.8 Package selection: the bar adds up no monthly price with another kind', async ({
  page,
}) => {
  const addons = mixed.plans.flatMap((plan) => offeredBy(plan, 'addon'));
  await visit(page, withPackage(mixed.path, ...mixed.plans));
  const { bar } = packageParts(page);
  await expect(bar).toContainText(`Total ${totalText(...mixed.plans)}`);
  await expect(bar).not.toContainText('Complementos');
  await visit(page, withPackage(mixed.path, ...addons));
  const once = [...new Set(addons)];
  await expect(bar).toContainText(breakdownOf(once) ?? totalText(...once));
});
