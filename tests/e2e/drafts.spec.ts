import { contactForm } from '../support/contact-form.ts';
import { expect, test, visit } from '../support/test.ts';

test.skip(({ isMobile }) => isMobile, 'what is typed has no width');

const joinForm = 'form[action="/api/join-us"]';

test('§4 Contact form: what was typed the moment before leaving is not lost', async ({ page }) => {
  await visit(page, '/about');
  await page.locator('footer').getByRole('link', { name: 'Cotiza Gratis' }).click();
  await expect(page).toHaveURL('/contact');
  const { message } = contactForm(page);
  await message.pressSequentially('Hol');
  await message.evaluate((field: HTMLTextAreaElement) => {
    field.setRangeText('a, ¿cuándo?', field.value.length, field.value.length, 'end');
    field.dispatchEvent(new InputEvent('input', { bubbles: true }));
    history.back();
  });
  await expect(page).toHaveURL('/about');
  await page.locator('footer').getByRole('link', { name: 'Cotiza Gratis' }).click();
  await expect(message).toHaveValue('Hola, ¿cuándo?');
});

test('§4 Join form: what was typed survives leaving, Back and reload', async ({ page }) => {
  await visit(page, '/about');
  const name = page.locator(joinForm).getByLabel('Nombre completo *');
  await name.fill('Luz Núñez');
  await page.locator('footer').getByRole('link', { name: 'Cotiza Gratis' }).click();
  await expect(page).toHaveURL('/contact');
  await page.goBack();
  await expect(name).toHaveValue('Luz Núñez');
  await page.reload();
  await expect(name).toHaveValue('Luz Núñez');
});
