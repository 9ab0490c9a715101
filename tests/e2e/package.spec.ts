import { breakdownOf } from '../../domain/catalogue/money.ts';
import { addButton, totalText } from '../support/contact-form.ts';
import { mixed, offeredBy, sample, threePlans } from '../support/content.ts';
import { brokenWords } from '../support/layout.ts';
import { expect, footerLink, type Page, test, visit } from '../support/test.ts';

test.use({ shared: true });

const parts = (page: Page) => ({
  bar: page.getByRole('region', { name: 'Tu paquete' }),
  dialog: page.getByRole('dialog', { name: 'Tu paquete' }),
  browser: page.locator('#complementos'),
});

test('§4.8 Package selection: an empty package cannot go on', async ({ page }) => {
  await visit(page, sample.path);
  const { bar, dialog } = parts(page);
  await expect(bar.getByRole('status')).toHaveText('1 elemento en tu paquete');
  await bar.getByRole('button', { name: 'Ver paquete' }).press('Enter');
  await dialog.getByRole('button', { name: `Quitar ${sample.bonus.name}` }).press('Enter');
  // The button that is pressed goes, and with it the bar that opened the summary.
  await expect(dialog.getByRole('heading', { name: 'Tu paquete' })).toBeFocused();
  await expect(dialog).toContainText('Aún no has agregado paquetes.');
  await expect(dialog.getByRole('status')).toHaveText('FREE USD');
  await expect(dialog.getByRole('button', { name: 'Continuar' })).toBeDisabled();
  await expect(bar).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.locator('main')).toBeFocused();
  await expect(page).toHaveURL(sample.path);
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

  // The package as a WhatsApp text follows each change.
  const whatsapp = dialog.getByRole('link', { name: /WhatsApp/ });
  const text = async () =>
    new URL((await whatsapp.getAttribute('href')) ?? '').searchParams.get('text');
  expect(await text()).toContain(`Total: ${totalText(first, second)}, precios aproximados.`);
  await dialog.getByRole('button', { name: `Quitar ${second.name}`, exact: true }).click();
  await expect.poll(text).toContain(`Total: ${totalText(first)}, precios aproximados.`);
  expect(await text()).not.toContain(`• ${second.name}:`);
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
  // And that once: below the page's last part lies what covers it, a rem less than focus keeps clear of.
  const below = await page.evaluate(() => {
    const root = document.documentElement;
    const end = document.querySelector('footer')?.getBoundingClientRect().bottom ?? 0;
    const clear = Number.parseFloat(getComputedStyle(root).scrollPaddingBottom) - 16;
    return root.scrollHeight - (end + scrollY) - clear;
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
      offeredBy(plan, 'addon').map(({ name }) => [name, `Para el plan: ${plan.name}`]),
    ),
    ...plans
      .flatMap((plan) => offeredBy(plan, 'bonus'))
      .map(({ name }) => [name, 'Bonuses Incluidos en Tu Plan']),
  ];
  // Each once, with the first plan that offers it.
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

test('§4.9 Value-proposition stepper: one plan per step, chosen by click', async ({ page }) => {
  const { plans, path } = threePlans;
  const [last] = plans.slice(-1);
  await visit(page, path);
  const stepper = page.locator('#propuestas');
  await expect(stepper).toContainText(`Propuesta 1 de ${plans.length}`);
  await stepper.getByRole('button', { name: last?.name, exact: true }).click();
  await expect(stepper).toContainText(`Propuesta ${plans.length} de ${plans.length}`);
  await expect(stepper.getByRole('heading', { level: 2 })).toHaveText(last?.name ?? '');
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
