import { formatPriceWithCurrency } from '../../domain/catalogue/money.ts';
import {
  addButton,
  alerts,
  contactForm,
  introduce,
  totalText,
  withPackage,
} from '../support/contact-form.ts';
import { content, sample } from '../support/content.ts';
import { expect, type Page, test, visit } from '../support/test.ts';

const { plan, bonus } = sample;

type Listening = typeof window & { heard: string[] };

/**
 * Keeps what a screen reader says by itself: new text of a live region that was in the page before, is shown
 * and lies neither behind a modal dialog nor in a closed one.
 */
async function listen(page: Page) {
  await page.addInitScript(() => {
    const { heard } = Object.assign(window, { heard: [] as string[] });
    const isSilent = (region: Element) =>
      region.closest('[hidden], [inert], [aria-hidden=true], dialog:not([open])') ||
      (document.querySelector('dialog:modal') && !region.closest('dialog:modal'));
    new MutationObserver((changes) => {
      const isNew = (element: Element) =>
        changes.some(({ addedNodes }) => [...addedNodes].some((node) => node.contains(element)));
      const regions = changes.flatMap(({ target }) => {
        const element = target instanceof Element ? target : target.parentElement;
        return element?.closest('[role=status], [role=alert], [aria-live=polite], output') ?? [];
      });
      for (const region of new Set(regions)) {
        const text = region.textContent.trim();
        if (text && !isNew(region) && !isSilent(region)) heard.push(text);
      }
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
}

/** Expects that just this was heard since the last time. */
async function expectHeard(page: Page, ...texts: string[]) {
  await expect.poll(() => page.evaluate(() => (window as Listening).heard)).toEqual(texts);
  await page.evaluate(() => void (window as Listening).heard.splice(0));
}

test('§10.1 Everyone: what is announced, and where the focus is, by keyboard from the plans to the thanks', async ({
  page,
  visitor,
}) => {
  await listen(page);
  await visit(page, withPackage(sample.path, bonus));
  await page.getByRole('button', { name: 'Cerrar saludo' }).press('Enter');
  await page.evaluate(() => void (window as Listening).heard.splice(0));

  const add = addButton(page, plan);
  await add.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Tu paquete' });
  await expect(dialog).toHaveAccessibleDescription(`Total ${totalText(plan)}`);
  await expectHeard(page, `2 elementos en tu paquete, ${totalText(plan)} en total`);
  await page.keyboard.press('Escape');
  await expect(add).toBeFocused();

  const browser = page.locator('#complementos');
  await browser.getByRole('button', { name: 'Siguiente' }).press('Enter');
  const name = await browser.getByRole('heading', { level: 3 }).textContent();
  const addon = content.catalogue.addons.find((other) => other.name === name);
  if (!addon) throw new Error(`Nothing is called ${name}`);
  const position = await browser.getByText(/^2 \/ \d+$/).textContent();
  const price = formatPriceWithCurrency(addon.price);
  await expectHeard(page, `Se muestra ${position?.replace('/', 'de')}: ${name}, ${price}`);
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(browser.getByRole('button', { name: `Añadir ${name}` })).toBeFocused();
  await page.keyboard.press('Enter');
  const total = totalText(plan, addon);
  await expectHeard(page, `3 elementos en tu paquete, ${total} en total`);

  // The package is the next stop after what changes it.
  for (const next of ['Anterior', 'Siguiente', 'Ver paquete']) {
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: next })).toBeFocused();
  }
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveAccessibleDescription(`Total ${total}`);
  await dialog.getByRole('button', { name: `Quitar ${name}` }).press('Enter');
  await expect(dialog.getByRole('heading', { name: 'Tu paquete' })).toBeFocused();
  await expectHeard(page, totalText(plan));

  const stepper = page.locator('#propuestas');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  const { plans } = sample.category;
  const last = plans[plans.length - 1];
  await stepper.getByRole('button', { name: last?.name, exact: true }).press('Enter');
  const { length } = plans;
  await expectHeard(page, `Se muestra la propuesta ${length} de ${length}: ${last?.name}`);

  await page.getByRole('button', { name: 'Ver paquete' }).press('Enter');
  await dialog.getByRole('button', { name: 'Continuar' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hablemos de tu Proyecto');
  await expect(page.getByRole('main')).toBeFocused();
  const fields = contactForm(page);
  await expect(fields.form.getByRole('listitem')).toHaveCount(2);
  await expect(fields.total).toHaveAccessibleName('Total aproximado');
  await expectHeard(page, await page.title());

  await fields.send.press('Enter');
  await expect(fields.name).toBeFocused();
  await expectHeard(page, alerts.incomplete);
  await introduce(fields, visitor);
  await fields.send.press('Enter');
  await expect(fields.success).toBeFocused();
  await expect(fields.success).toBeInViewport({ ratio: 1 });
  await expectHeard(page, alerts.sent);
});
