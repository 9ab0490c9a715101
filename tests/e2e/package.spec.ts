import { brokenWords } from '../support/broken-words.ts';
import { expect, type Page, test, visit } from '../support/test.ts';

test.use({ shared: true });

const parts = (page: Page) => ({
  bar: page.getByRole('region', { name: 'Tu paquete' }),
  dialog: page.getByRole('dialog', { name: 'Tu paquete' }),
  browser: page.locator('#complementos'),
});

test('§4 Package selection: an empty package cannot go on', async ({ page }) => {
  await visit(page, '/servicios/desarrollo-web');
  const { bar, dialog } = parts(page);
  await bar.getByRole('button', { name: 'Ver paquete' }).click();
  await dialog.getByRole('button', { name: 'Quitar Hosting y dominio esencial' }).click();
  await expect(dialog).toContainText('Aún no has agregado paquetes.');
  await expect(dialog.getByRole('status')).toHaveText('FREE USD');
  await expect(dialog.getByRole('button', { name: 'Continuar' })).toBeDisabled();
  await expect(bar).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL('/servicios/desarrollo-web');
});

test('§4 Package selection: the press is painted before the page is styled anew for it', async ({
  page,
}) => {
  await visit(page, '/servicios/desarrollo-web');
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

test('§4 Package selection: no duplicates, and each kind of price apart', async ({ page }) => {
  await visit(page, '/servicios/desarrollo-software-aplicaciones');
  const { bar, dialog } = parts(page);
  await expect(bar).toHaveCount(0);
  for (const name of ['App completa', 'App completa', 'Mantenimiento de app']) {
    await page.getByRole('button', { name: `Añadir a Solución: ${name}` }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
  }
  await expect(bar).toContainText('2 elementos en tu paquete');
  await bar.getByRole('button', { name: 'Ver paquete' }).click();
  await expect(dialog.getByRole('listitem')).toHaveCount(2);
  await expect(dialog.getByRole('status')).toHaveText('$5,000 USD');
  await expect(dialog).toContainText('Pago único $4,500 · Mensual $500');
  await expect(dialog).toContainText(
    'Precios aproximados en dólares (USD). Te enviaremos una cotización personalizada gratis.',
  );
  await expect(dialog).not.toContainText('BONUS GRATIS');

  // The package as a WhatsApp text follows each change.
  const whatsapp = dialog.getByRole('link', { name: /WhatsApp/ });
  const text = async () =>
    new URL((await whatsapp.getAttribute('href')) ?? '').searchParams.get('text');
  expect(await text()).toContain('Total: $5,000 USD, precios aproximados.');
  await dialog.getByRole('button', { name: 'Quitar Mantenimiento de app' }).click();
  await expect.poll(text).toContain('Total: $4,500 USD, precios aproximados.');
  expect(await text()).not.toContain('Mantenimiento');
});

test('§4 Package selection: bar and summary keep every word whole on the narrowest screen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await visit(page, '/servicios/desarrollo-web');
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
  await page
    .locator('#planes')
    .getByRole('button', { name: /Profesional/ })
    .click();
  await expect(dialog).toBeVisible();
  expect(await brokenWords(dialog)).toEqual([]);
});

test('§4 Package selection: the browser walks add-ons, then bonuses, and stops at both ends', async ({
  page,
}) => {
  await visit(page, '/servicios/desarrollo-web');
  const { bar, browser } = parts(page);
  const back = browser.getByRole('button', { name: 'Anterior' });
  const forward = browser.getByRole('button', { name: 'Siguiente' });
  await expect(back).toBeDisabled();
  const seen: string[] = [];
  const look = async () => {
    const heading = browser.getByRole('heading', { level: 3 });
    seen.push(
      `${await heading.textContent()}: ${await heading.locator('xpath=preceding-sibling::p').textContent()}`,
    );
  };
  await look();
  while (await forward.isEnabled()) {
    await forward.click();
    await look();
  }
  expect(seen).toEqual([
    'Formulario avanzado: Para el plan: Esencial',
    'Arranque de redes sociales: Para el plan: Esencial',
    'Backend a la medida (NestJS): Para el plan: Profesional',
    'Artículos extra para tu blog: Para el plan: Profesional',
    'Hosting y dominio esencial: Bonuses Incluidos en Tu Plan',
  ]);
  await expect(forward).toBeFocused();
  await expect(back).toBeEnabled();
  await browser.getByRole('button', { name: 'Quitar' }).click();
  await expect(browser.getByRole('button', { name: 'Añadir' })).toBeVisible();
  await expect(bar).toHaveCount(0);
});

test('§4 Package selection: a new category is a new selection', async ({ page }) => {
  await visit(page, '/servicios/desarrollo-web');
  const { bar, dialog } = parts(page);
  await page.getByRole('button', { name: 'Añadir a Solución: Profesional' }).click();
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.locator('footer').getByRole('link', { name: 'E-commerce' }).click();
  await expect(page).toHaveURL('/servicios/e-commerce');
  await expect(bar).toHaveCount(0);
  await page.locator('footer').getByRole('link', { name: 'Desarrollo Web' }).click();
  await expect(page).toHaveURL('/servicios/desarrollo-web');
  await expect(bar).toContainText('1 elemento en tu paquete');
});

test('§4 Value-proposition stepper: one plan per step, chosen by click', async ({ page }) => {
  await visit(page, '/servicios/identidad-de-marca');
  const stepper = page.locator('#propuestas');
  await expect(stepper).toContainText('Propuesta 1 de 3');
  await stepper.getByRole('button', { name: 'Integral' }).click();
  await expect(stepper).toContainText('Propuesta 3 de 3');
  await expect(stepper.getByRole('heading', { level: 2 })).toHaveText('Integral');

  // Up to 768 px the steps stand in a row, from there on below each other.
  const rowsOfSteps = () =>
    stepper
      .locator('ol > li')
      .evaluateAll((steps) => new Set(steps.map((step) => step.getBoundingClientRect().top)).size);
  for (const [width, rows] of [
    [768, 1],
    [769, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    expect(await rowsOfSteps(), `${width} px`).toBe(rows);
  }
});

test('§8 Category slug not found: the specified text and the way back', async ({
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
