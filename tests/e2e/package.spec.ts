import { breakdownOf } from '../../domain/catalogue/money.ts';
import { addButton, contactForm, totalText, withPackage } from '../support/contact-form.ts';
import { mixed, offeredBy, projects, sample, threePlans } from '../support/content.ts';
import { brokenWords } from '../support/layout.ts';
import {
  expect,
  footerLink,
  hydrated,
  type Page,
  requestsTo,
  test,
  visit,
} from '../support/test.ts';

test.use({ shared: true });

const parts = (page: Page) => ({
  bar: page.getByRole('region', { name: 'Tu paquete' }),
  dialog: page.getByRole('dialog', { name: 'Tu paquete' }),
  browser: page.locator('#complementos'),
});

/** The add-on browser's button for an add-on, after going on to it. */
async function addonButton(page: Page, name: string) {
  const { browser } = parts(page);
  const button = browser.getByRole('button', { name });
  while (!(await button.isVisible())) {
    await browser.getByRole('button', { name: 'Siguiente' }).click();
  }
  return button;
}

/** The plans that offer an add-on, as a sentence names them. */
function plansWith(plans: { name: string; availableAddons: string[] }[], id: string): string {
  const names = plans.filter((plan) => plan.availableAddons.includes(id)).map(({ name }) => name);
  return new Intl.ListFormat('es').format(names);
}

test('§4.8 Package selection: an empty package cannot go on', async ({ page }) => {
  await visit(page, sample.path);
  const { bar, dialog } = parts(page);
  await expect(bar.getByRole('status')).toHaveText('1 elemento en tu paquete, FREE en total');
  await bar.getByRole('button', { name: 'Ver paquete' }).press('Enter');
  await dialog.getByRole('button', { name: `Quitar ${sample.bonus.name}` }).press('Enter');
  // The button that is pressed goes, and with it the bar that opened the summary.
  await expect(dialog.getByRole('heading', { name: 'Tu paquete' })).toBeFocused();
  await expect(dialog).toContainText('Aún no has agregado paquetes.');
  await expect(dialog.getByRole('status')).toHaveText('FREE');
  await expect(dialog.getByRole('button', { name: 'Continuar' })).toBeDisabled();
  await expect(bar).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.locator('main')).toBeFocused();
  await expect(page).toHaveURL(withPackage(sample.path));
  // A default bonus that was removed stays so.
  await page.reload();
  await hydrated(page);
  await expect(bar).toHaveCount(0);
});

test('§4.8 Package selection: the notice names the bonus while it is in the package', async ({
  page,
}) => {
  await visit(page, sample.path);
  const { dialog } = parts(page);
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
  const { bar } = parts(page);
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
  const { bar } = parts(page);
  await visit(page, withPackage(path, plan, foreign, { id: '%3Cimg%3E' }, plan, exclusive));
  await expect(bar).toContainText('1 elemento en tu paquete');
  await expect(page.locator('main [aria-live=polite]').first()).toHaveText(
    `2 elementos de tu paquete ya no están disponibles y los quitamos. Quitamos ${exclusive.name}: no va con el plan de tu paquete.`,
  );
  await expect(page).toHaveURL(withPackage(path, plan));
});

test('§4.8 Package selection: Back closes the summary, after a reload, too, and keeps what was done in it', {
  tag: '@phone',
}, async ({ page, isMobile }) => {
  const { plan, bonus, path } = sample;
  await visit(page, path);
  const { bar, dialog } = parts(page);
  const add = addButton(page, plan);
  await (isMobile ? add.tap() : add.click());
  await expect(dialog).toBeVisible();
  await page.reload();
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: `Quitar ${bonus.name}` }).click();
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(bar).toContainText('1 elemento en tu paquete');
  await expect(page).toHaveURL(withPackage(path, plan));

  await bar.getByRole('button', { name: 'Ver paquete' }).click();
  await dialog.getByRole('button', { name: 'Continuar' }).click();
  await expect(page).toHaveURL(withPackage('/contact', plan));
  await page.goBack();
  await expect(page).toHaveURL(withPackage(path, plan));
  await expect(dialog).toBeHidden();
  await expect(bar).toContainText('1 elemento en tu paquete');
});

test('§4.8 Package selection: closed by its button, the summary leaves no entry behind', async ({
  page,
}) => {
  await visit(page, '/servicios');
  await footerLink(page, sample.category.name).click();
  const { bar, dialog } = parts(page);
  for (const close of ['Escape', 'Cerrar']) {
    await bar.getByRole('button', { name: 'Ver paquete' }).click();
    await expect(dialog).toBeVisible();
    if (close === 'Escape') await page.keyboard.press('Escape');
    else await dialog.getByRole('button', { name: close }).click();
    await expect(dialog).toBeHidden();
  }
  await page.goBack();
  await expect(page).toHaveURL('/servicios');
});

test('§4.8 Package selection: the summary opens again where the browser dropped the step back', async ({
  page,
}) => {
  await visit(page, sample.path);
  const { bar, dialog } = parts(page);
  const show = bar.getByRole('button', { name: 'Ver paquete' });
  await page.evaluate(() => Object.assign(history, { back: () => {} }));
  await show.press('Enter');
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await show.press('Enter');
  await expect(dialog).toBeVisible();
  await page.evaluate(() => Reflect.deleteProperty(history, 'back'));
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect.poll(() => page.evaluate(() => history.state?.dialog)).toBeUndefined();
});

test('§4.8 Package selection: the closing link takes the package along', async ({ page }) => {
  const { plan, path } = sample;
  await visit(page, withPackage(path, plan));
  await page.getByRole('main').getByRole('link', { name: 'Contáctanos' }).click();
  await expect(page).toHaveURL(withPackage('/contact', plan));
  await expect(contactForm(page).form.getByRole('listitem')).toHaveCount(1);
});

test('§4.8 Package selection: an add-on goes with a chosen plan, or not into the package', async ({
  page,
}) => {
  const { plan, featured, exclusive, path } = sample;
  await visit(page, withPackage(path, plan));
  const { bar, dialog } = parts(page);
  const toggle = await addonButton(page, exclusive.name);
  await expect(toggle).toBeDisabled();
  await expect(toggle).toHaveAccessibleDescription(`No va con tu plan: ${plan.name}.`);
  await toggle.click({ force: true });
  await expect(bar).toContainText('1 elemento en tu paquete');

  await addButton(page, featured).click();
  await expect(dialog).toContainText('Llevas dos planes de la misma categoría');
  await page.keyboard.press('Escape');
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

test('§4.8 Package selection: the press is painted before the page is styled anew for it', async ({
  page,
}) => {
  await visit(page, sample.path);
  const { bar, dialog } = parts(page);
  const opened = await bar.getByRole('button', { name: 'Ver paquete' }).evaluate(async (button) => {
    button.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    const isOpen = () => document.querySelector('dialog[open]') !== null;
    const atOnce = isOpen();
    await new Promise(requestAnimationFrame);
    return [atOnce, isOpen()];
  });
  expect(opened).toEqual([false, false]);
  await expect(dialog).toBeVisible();
});

test('§4.8 Package selection: no duplicates, and each kind of price apart', async ({ page }) => {
  const [first, second] = [...mixed.plans, ...mixed.plans].filter(
    (plan, index, plans) => index === 0 || plan.priceType !== plans[0]?.priceType,
  );
  if (!first || !second) throw new Error('One kind of price');
  await visit(page, mixed.path);
  const { bar, dialog } = parts(page);
  await expect(bar).toHaveCount(0);
  for (const plan of [first, first, second]) {
    await addButton(page, plan).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
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
  const { bar, browser } = parts(page);
  const text = bar.getByText(/en tu paquete$/).last();
  const before = await text.boundingBox();
  await browser.getByRole('button', { name: /^Añadir/ }).click();
  await expect(text).toHaveText('2 elementos en tu paquete');
  expect((await text.boundingBox())?.x).toBe(before?.x);
});

test('§4.8 Package selection: bar and summary keep every word whole on the narrowest screen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await visit(page, sample.path);
  const { bar, dialog, browser } = parts(page);
  await browser.getByRole('button', { name: /^Añadir/ }).click();
  expect(await brokenWords(bar)).toEqual([]);
  // The page's end keeps its least height free.
  const { height, kept } = await bar.locator('> div').evaluate((inner) => ({
    height: inner.getBoundingClientRect().height,
    kept: Number.parseFloat(getComputedStyle(inner).minHeight),
  }));
  expect(height).toBeCloseTo(kept, 0);
  // And that once: below the page's last part lies what covers it, a rem less than focus keeps clear of, and the
  // height of the greeting.
  const below = await page.evaluate(() => {
    const root = document.documentElement;
    const end = document.querySelector('footer')?.getBoundingClientRect().bottom ?? 0;
    const clear = Number.parseFloat(getComputedStyle(root).scrollPaddingBottom) - 16;
    const greeting = Number.parseFloat(getComputedStyle(document.body).paddingBottom);
    return root.scrollHeight - (end + scrollY) - greeting - clear;
  });
  expect(below).toBeCloseTo(0, 0);
  await page.locator('#planes').getByRole('button', { name: sample.featured.name }).click();
  await expect(dialog).toBeVisible();
  expect(await brokenWords(dialog)).toEqual([]);
});

test('§4.8 Package selection: the browser shows add-ons, then bonuses, and stops at both ends', async ({
  page,
}) => {
  await visit(page, sample.path);
  const { bar, browser } = parts(page);
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

test('§4.8 Package selection: a new category is a new selection', async ({ page }) => {
  await visit(page, sample.path);
  const { bar, dialog } = parts(page);
  await addButton(page, sample.featured).click();
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await footerLink(page, mixed.name).click();
  await expect(page).toHaveURL(mixed.path);
  await expect(bar).toHaveCount(0);
  await footerLink(page, sample.category.name).click();
  await expect(page).toHaveURL(sample.path);
  await expect(bar).toContainText('1 elemento en tu paquete');
});

test('§4.8 Package selection: the bar adds up no monthly price with another kind', async ({
  page,
}) => {
  const addons = mixed.plans.flatMap((plan) => offeredBy(plan, 'addon'));
  await visit(page, withPackage(mixed.path, ...mixed.plans));
  const { bar } = parts(page);
  await expect(bar).toContainText(`Total ${totalText(...mixed.plans)}`);
  await expect(bar).not.toContainText('Complementos');
  await visit(page, withPackage(mixed.path, ...addons));
  const once = [...new Set(addons)];
  await expect(bar).toContainText(breakdownOf(once) ?? totalText(...once));
});

test('§4.9 Value-proposition stepper: one plan per step, chosen by click', async ({ page }) => {
  const { plans, path } = threePlans;
  const [last] = plans.slice(-1);
  await visit(page, path);
  const stepper = page.locator('#propuestas');
  await expect(stepper).toContainText(`Propuesta 1 de ${plans.length}`);
  await stepper.getByRole('button', { name: last?.name, exact: true }).click();
  await expect(stepper).toContainText(`Propuesta ${plans.length} de ${plans.length}`);
  await expect(stepper.getByRole('heading', { level: 2 })).toHaveAccessibleName(
    `Por qué elegirlo: ${last?.name}`,
  );
  await expect(stepper.locator('[aria-current=step]')).toHaveText(last?.name ?? '');

  // Up to 768 px the steps stand in a row, from there on below each other.
  const rowsOfSteps = () =>
    stepper
      .locator('ol > li')
      .evaluateAll((steps) => new Set(steps.map((step) => step.getBoundingClientRect().top)).size);
  for (const [width, rows] of [
    [768, 1],
    [769, plans.length],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    expect(await rowsOfSteps(), `${width} px`).toBe(rows);
  }
});

test('§8.5 Category slug not found: the specified text and the way back', async ({
  page,
  expectNoise,
}) => {
  expectNoise(/status of 404/);
  await visit(page, '/servicios/no-existe');
  await expect(page.getByText('Categoría no encontrada')).toBeVisible();
  await page.getByRole('link', { name: 'Volver a Soluciones' }).click();
  await expect(page).toHaveURL('/soluciones');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Explora Nuestras Soluciones');
});
