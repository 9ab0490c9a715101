import { packageParts } from '../support/category-page.ts';
import { addButton, withPackage } from '../support/contact-form.ts';
import { sample } from '../support/content.ts';
import { brokenWords } from '../support/layout.ts';
import { expect, footerLink, hydrated, test, visit } from '../support/test.ts';

test.use({ shared: true });

test('§4.8 Package selection: an empty package cannot go on', async ({ page }) => {
  await visit(page, sample.path);
  const { bar, dialog } = packageParts(page);
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

test('§4.8 Package selection: Back closes the summary, after a reload, too, and keeps what was done in it', {
  tag: '@phone',
}, async ({ page, isMobile }) => {
  const { plan, bonus, path } = sample;
  await visit(page, path);
  const { bar, dialog } = packageParts(page);
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
  const { bar, dialog } = packageParts(page);
  for (const close of ['Escape', 'Cerrar']) {
    await bar.getByRole('button', { name: 'Ver paquete' }).click();
    await expect(dialog).toBeVisible();
    if (close === 'Escape') await page.keyboard.press('Escape');
    else await dialog.getByRole('button', { name: close }).click();
    await expect(dialog).toBeHidden();
  }
  // The dialog's own step back takes a moment: another before it would lead to the same entry.
  await expect.poll(() => page.evaluate(() => history.state?.dialog)).toBeUndefined();
  await page.goBack();
  await expect(page).toHaveURL('/servicios');
});

test('§4.8 Package selection: the summary opens again where the browser dropped the step back', async ({
  page,
}) => {
  await visit(page, sample.path);
  const { bar, dialog } = packageParts(page);
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

test('§4.8 Package selection: the press is painted before the page is styled anew for it', async ({
  page,
}) => {
  await visit(page, sample.path);
  const { bar, dialog } = packageParts(page);
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

test('§4.8 Package selection: bar and summary keep every word whole on the narrowest screen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await visit(page, sample.path);
  const { bar, dialog, browser } = packageParts(page);
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
