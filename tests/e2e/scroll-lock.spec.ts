import { withPackage } from '../support/contact-form.ts';
import { content, sample } from '../support/content.ts';
import { expect, footerLink, type Page, test, visit } from '../support/test.ts';

test.use({ shared: true });

/** Nothing is left of a lock: the page can be scrolled, and nothing in it is inert. */
async function expectUnlocked(page: Page) {
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  const left = await page.evaluate(() =>
    [document.documentElement, document.body, document.getElementById('root')].map(
      (part) => part && [getComputedStyle(part).overflowY, part.style.paddingRight, part.inert],
    ),
  );
  expect(left).toEqual(Array(3).fill(['visible', '', false]));
  await page.mouse.move(200, 400);
  // The address comes first; the page, and its way to the top, follow.
  await expect
    .poll(async () => {
      await page.mouse.wheel(0, 300);
      return page.evaluate(() => scrollY);
    })
    .toBeGreaterThan(0);
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
}

test.describe('drawer', { tag: '@phone-only' }, () => {
  const open = async (page: Page) => {
    await page.getByRole('button', { name: 'Abrir menú' }).tap();
    await expect(page.getByRole('dialog', { name: 'Menú' })).toBeVisible();
  };

  test('§2.3 Mobile drawer: a link to the current page, another one or the form ends the scroll lock', async ({
    page,
  }) => {
    await visit(page, '/gracias');
    for (const [link, address, heading] of [
      ['Nosotros', '/about', content.pages.about.heading],
      ['Nosotros', '/about', content.pages.about.heading],
      ['Empezar Proyecto', '/contact', 'Hablemos de tu Proyecto'],
    ] as const) {
      await open(page);
      // Something changes the page while it is locked.
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /^Cambiar tema/ })
        .tap();
      await page.getByRole('dialog').getByRole('link', { name: link, exact: true }).tap();
      await expect(page).toHaveURL(address);
      // The address comes before the page.
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      await expectUnlocked(page);
    }
  });

  test('§2.3 Mobile drawer: Back, Escape and its own button end the scroll lock', async ({
    page,
  }) => {
    await visit(page, '/about');
    await footerLink(page, 'Cotiza Gratis').tap();
    await expect(page).toHaveURL('/contact');
    await open(page);
    await page.goBack();
    await expect(page).toHaveURL('/contact');
    await expectUnlocked(page);
    await open(page);
    await page.keyboard.press('Escape');
    await expectUnlocked(page);
    await open(page);
    await page.getByRole('button', { name: 'Cerrar menú' }).tap();
    await expectUnlocked(page);
    await expect(page.getByRole('button', { name: 'Abrir menú' })).toBeFocused();
  });

  test('§2.3 Mobile drawer: opened just before Back, or while Back is on its way, it does not stay open', async ({
    page,
  }) => {
    await visit(page, '/about');
    const heading = page.getByRole('heading', { level: 1 });
    for (const [moment, path] of [
      ['before', '/contact'],
      ['on its way', '/about'],
    ] as const) {
      await footerLink(page, 'Cotiza Gratis').tap();
      // The address comes before the page: until then the button is the page's before.
      await expect(heading).toHaveText('Hablemos de tu Proyecto');
      await page.evaluate(async (pressed) => {
        const button = document.querySelector<HTMLElement>('[aria-label="Abrir menú"]');
        const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
        const left = new Promise((resolve) =>
          addEventListener('popstate', resolve, { once: true }),
        );
        await frame();
        if (pressed === 'before') {
          button?.click();
          await frame();
        } else
          addEventListener('popstate', () => setTimeout(() => button?.click()), { once: true });
        history.back();
        await left;
        // The drawer opens a frame after the press.
        for (let frames = 0; frames < 5; frames += 1) await frame();
      }, moment);
      await expect(page).toHaveURL(path);
      if (moment === 'before') await page.goBack();
      await expect(heading).toHaveText(content.pages.about.heading);
      await expectUnlocked(page);
    }
  });

  test('§2.3 Mobile drawer: gone when the screen grows wide', async ({ page }) => {
    await page.setViewportSize({ width: 700, height: 900 });
    await visit(page, '/about');
    await open(page);
    await page.setViewportSize({ width: 1200, height: 900 });
    await expectUnlocked(page);
    await expect(page.getByRole('navigation', { name: 'Principal' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Abrir menú' })).toBeHidden();
  });
});

test('§4.8 Package selection: after printing and Continuar the next page can be scrolled', async ({
  page,
}) => {
  await visit(page, sample.path);
  await page.getByRole('button', { name: 'Ver paquete' }).click();
  const dialog = page.getByRole('dialog', { name: 'Tu paquete' });
  // Printed from the open modal, the package is on paper.
  await page.emulateMedia({ media: 'print' });
  await expect(dialog.getByText(sample.bonus.name, { exact: true })).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  await dialog.getByRole('button', { name: 'Continuar' }).click();
  await expect(page).toHaveURL(withPackage('/contact', sample.bonus));
  await expect(page.getByRole('button', { name: 'Enviar solicitud' })).toBeVisible();
  await expectUnlocked(page);
});

test('§4.8 Package selection: Back closes the modal and its lock', async ({ page }) => {
  await visit(page, '/servicios');
  await page
    .getByRole('main')
    .getByRole('link', { name: `Conocer más: ${sample.category.name}`, exact: true })
    .click();
  await expect(page).toHaveURL(sample.path);
  await page.getByRole('button', { name: 'Ver paquete' }).click();
  await expect(page.getByRole('dialog', { name: 'Tu paquete' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(sample.path);
  await expectUnlocked(page);
  await page.goBack();
  await expect(page).toHaveURL('/servicios');
});
