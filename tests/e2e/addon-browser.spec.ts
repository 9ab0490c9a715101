import { breakdownOf } from '../../domain/catalogue/money.ts';
import { addonButton, packageParts } from '../support/category-page.ts';
import { addButton, totalText, withPackage } from '../support/contact-form.ts';
import { mixed, offeredBy, sample } from '../support/content.ts';
import { expect, test, visit } from '../support/test.ts';

test.use({ shared: true });

const { plan, featured, addon } = sample;

/** The plans that offer an add-on, as a sentence names them. */
function plansWith(plans: { name: string; availableAddons: string[] }[], id: string): string {
  const names = plans.filter((plan) => plan.availableAddons.includes(id)).map(({ name }) => name);
  return new Intl.ListFormat('es').format(names);
}

test('§4.8 Package selection: an add-on goes with a chosen plan, or not into the package', async ({
  page,
}) => {
  const { plan, featured, exclusive, path } = sample;
  await visit(page, withPackage(path, plan));
  const { bar, dialog } = packageParts(page);
  const toggle = await addonButton(page, exclusive.name);
  await expect(toggle).toBeDisabled();
  await expect(toggle).toHaveAccessibleDescription(`No va con tu plan: ${plan.name}.`);
  await toggle.click({ force: true });
  await expect(bar).toContainText('1 elemento en tu paquete');

  await addButton(page, featured).click();
  await expect(dialog).toContainText('Llevas dos planes de la misma categoría');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(toggle).toBeEnabled();
  await toggle.click();
  await expect(bar).toContainText('3 elementos en tu paquete');

  await bar.getByRole('button', { name: 'Ver paquete' }).click();
  await dialog.getByRole('button', { name: `Quitar ${featured.name}`, exact: true }).click();
  await expect(dialog.getByRole('listitem')).toHaveCount(1);
  await expect(dialog).toContainText(
    `Quitamos ${exclusive.name}: no va con el plan de tu paquete.`,
  );
  await expect(dialog).not.toContainText('Llevas dos planes');
});

test('§4.8 Package selection: the browser shows add-ons, then bonuses, and stops at both ends', async ({
  page,
}) => {
  await visit(page, sample.path);
  const { bar, browser } = packageParts(page);
  const back = browser.getByRole('button', { name: 'Anterior' });
  const forward = browser.getByRole('button', { name: 'Siguiente' });
  await expect(back).toBeDisabled();
  const seen: (string | null)[][] = [];
  const note = async () => {
    const heading = browser.getByRole('heading', { level: 3 });
    const label = heading.locator('xpath=preceding-sibling::p');
    seen.push([await heading.textContent(), await label.textContent()]);
  };
  await note();
  while (await forward.isEnabled()) {
    await forward.click();
    await note();
  }
  const { plans } = sample.category;
  const expected = [
    ...plans.flatMap((plan) =>
      offeredBy(plan, 'addon').map(({ id, name }) => [
        name,
        `Para el plan: ${plansWith(plans, id)}`,
      ]),
    ),
    ...plans
      .flatMap((plan) => offeredBy(plan, 'bonus'))
      .map(({ name }) => [name, 'Bonuses Incluidos en Tu Plan']),
  ];
  // Each once, with all the plans that offer it.
  const isFirst = ([name]: string[], index: number) =>
    expected.findIndex(([other]) => other === name) === index;
  expect(seen).toEqual(expected.filter(isFirst));
  await expect(forward).toBeFocused();
  await expect(back).toBeEnabled();
  await browser.getByRole('button', { name: 'Quitar' }).click();
  await expect(browser.getByRole('button', { name: 'Añadir' })).toBeVisible();
  await expect(bar).toHaveCount(0);
});

test('§4.8 Package selection: an add-on says what the total is with it, before it is added', async ({
  page,
}) => {
  await visit(page, withPackage(sample.path, plan));
  const button = await addonButton(page, addon.name);
  const total = `Total con este complemento: ${totalText(plan, addon)}`;
  await expect(button).toHaveAccessibleDescription(total);
  await button.click();
  // It is in the total by now, and not twice.
  await expect(button).toHaveAccessibleDescription(total);
  await addButton(page, featured).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(button).toHaveAccessibleDescription(
    `Total con este complemento: ${totalText(plan, featured, addon)}`,
  );
});

test('§4.8 Package selection: the effect of an add-on tells kinds of price apart', async ({
  page,
}) => {
  const [monthly, addon] = mixed.plans.flatMap((plan) => {
    const [addon] = offeredBy(plan, 'addon').filter(
      ({ priceType }) => priceType !== plan.priceType,
    );
    return addon ? [plan, addon] : [];
  });
  if (!monthly || !addon) throw new Error('Every add-on is paid like its plan');
  await visit(page, withPackage(mixed.path, monthly));
  const button = await addonButton(page, addon.name);
  await expect(button).toHaveAccessibleDescription(
    `Total con este complemento: ${totalText(monthly, addon)} ${breakdownOf([monthly, addon])}`,
  );
});
