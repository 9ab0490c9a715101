import type { Page } from './test.ts';

/** What a category's page has of the package: its bar, its summary and the add-on browser. */
export const packageParts = (page: Page) => ({
  bar: page.getByRole('region', { name: 'Tu paquete' }),
  dialog: page.getByRole('dialog', { name: 'Tu paquete' }),
  browser: page.locator('#complementos'),
});

/** The add-on browser's button for an add-on, after going on to it. */
export async function addonButton(page: Page, name: string) {
  const { browser } = packageParts(page);
  const button = browser.getByRole('button', { name });
  while (!(await button.isVisible())) {
    await browser.getByRole('button', { name: 'Siguiente' }).click();
  }
  return button;
}
