import { readFileSync } from 'node:fs';
import { expect, type Locator, type Page } from '@playwright/test';

export async function pressSave(page: Page) {
  await page.getByRole('button', { name: 'Guardar' }).click();
  await page.getByText('Guardar ahora').click();
}

/** Saves, and waits until nothing is left to save: who leaves a form before is asked whether to. */
export async function save(page: Page) {
  await pressSave(page);
  await expect(page.getByText('Guardado', { exact: true })).toBeVisible();
}

/** A field, with whatever is closed above it opened. */
export async function reveal(page: Page, field: Locator) {
  while (!(await field.isVisible())) {
    const id = await field.getAttribute('id');
    const opened = await page.getByTestId('expand-button').evaluateAll((buttons, wanted) => {
      const around = (button: Element) => button.parentElement?.parentElement?.parentElement;
      const closed = buttons.find(
        (button) =>
          button.checkVisibility() &&
          around(button)?.querySelector(`[id="${wanted}"]`)?.checkVisibility() === false,
      );
      (closed as HTMLElement | undefined)?.click();
      return Boolean(closed);
    }, id);
    expect(opened, `what hides ${id}`).toBe(true);
  }
}

/** Adds a letter to a text that is no date, address or colour, and gives what it was. */
export async function addLetter(page: Page): Promise<string> {
  const texts = page.locator('#nc-root input[type=text]:not([role=combobox]), #nc-root textarea');
  const findText = () =>
    texts.evaluateAll((all) =>
      all.findIndex((field) => /^\p{L}[\p{L} ]+/u.test((field as HTMLInputElement).value)),
    );
  await expect.poll(findText).not.toBe(-1);
  const field = texts.nth(await findText());
  await reveal(page, field);
  const text = await field.inputValue();
  await field.press('Control+End');
  await field.press('x');
  return text;
}

/** A field or group by its label, which may say that it is optional. */
export const control = (within: Locator, label: string) =>
  within
    .locator('label')
    .filter({ hasText: new RegExp(`^${label}( \\(opcional\\))?$`) })
    .first()
    .locator('../..');

/** Opens a group of fields. */
export async function group(within: Locator, label: string) {
  const found = control(within, label);
  await found.getByTestId('expand-button').first().click();
  return found;
}

export async function fill(within: Locator, fields: Record<string, string>) {
  for (const [label, text] of Object.entries(fields)) {
    await control(within, label).locator('input, textarea').first().fill(text);
  }
}

/** Uploads a picture into a group of it, under a name of its own. */
export async function uploadInto(page: Page, picture: Locator, name: string, alt: string) {
  // A picture is known by its bytes: the same under two names would be one.
  const photograph = readFileSync('tests/fixtures/media/IMG_1234.HEIC');
  const buffer = Buffer.concat([photograph, Buffer.from(name)]);
  await picture.getByRole('button', { name: 'Elige una imagen' }).click();
  await page.locator('input[type=file]').setInputFiles({ name, mimeType: 'image/heic', buffer });
  await page.getByRole('button', { name: 'Confirmar selección' }).click();
  await fill(picture, { 'Texto alternativo': alt });
}

/** Chooses by the words that are shown. */
export async function choose(page: Page, list: Locator, option: string) {
  await list.locator('input').first().click();
  await page.locator('[id*="-option-"]').filter({ hasText: option }).first().click();
}
