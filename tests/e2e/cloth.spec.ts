import { packageParts } from '../support/category-page.ts';
import { addButton, totalText } from '../support/contact-form.ts';
import { sample } from '../support/content.ts';
import { expect, hydrated, type Locator, type Page, test, visit } from '../support/test.ts';

const { plan, bonus, path } = sample;
const bands = (within: Locator) => within.locator('.cloth [class*=cloth-part]:has(.cloth-ground)');
const cloth = (within: Page | Locator) =>
  within.getByRole('img', { name: /^Tejido de tu paquete/ });

test('§4.12 Cloth: bar and summary show a band for each thing, and the summary says which @phone', async ({
  page,
}) => {
  await visit(page, path);
  const { bar, dialog } = packageParts(page);
  await expect(bands(bar)).toHaveCount(1);
  await addButton(page, plan).click();
  await expect(cloth(dialog)).toHaveAccessibleName(
    new RegExp(`^Tejido de tu paquete: .* por ${plan.name} y .* por ${bonus.name}\\.$`),
  );
  await expect(bands(bar)).toHaveCount(2);
  // Beside what says the same, it is not read.
  await expect(bar.getByRole('img')).toHaveCount(0);
  await dialog.getByRole('button', { name: `Quitar ${plan.name}` }).click();
  await expect(bands(dialog)).toHaveCount(1);
});

test('§4.12 Cloth: it stands beside the contact form as long as something is chosen', async ({
  page,
}) => {
  await visit(page, `/contact?paquete=${plan.id},${bonus.id}`);
  await expect(cloth(page)).toBeVisible();
  await page.getByRole('button', { name: `Quitar ${bonus.name}` }).click();
  await expect(cloth(page)).toHaveAccessibleName(new RegExp(`por ${plan.name}\\.$`));
  await page.getByRole('button', { name: `Quitar ${plan.name}` }).click();
  await expect(cloth(page)).toHaveCount(0);
});

test('§4.12 Cloth: without its script the package works, and nothing is said', async ({
  page,
  expectNoise,
}) => {
  expectNoise(/cloth-drawing/);
  await page.route(/cloth-drawing.*\.js/, (route) => route.abort());
  await visit(page, `/contact?paquete=${plan.id}`);
  await page.getByRole('button', { name: `Quitar ${plan.name}` }).click();
  await expect(page.getByLabel('Categoría *')).toBeFocused();
  await expect(page.getByRole('alert').filter({ hasText: /./ })).toHaveCount(0);
});

test.describe('where motion is welcome', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('§4.12 Cloth: on the draft of the quote all of it stands when that is printed', async ({
    page,
  }) => {
    await visit(page, `/contact?paquete=${plan.id}`);
    await expect(cloth(page)).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    const animation = await page.locator('button', { hasText: 'Imprimir' }).evaluate(
      (button: HTMLElement) =>
        new Promise((resolve) => {
          const print = () => {
            const printed = document.querySelector('.quote-sheet .cloth');
            resolve(printed && getComputedStyle(printed).animationName);
          };
          Object.assign(window, { print });
          button.click();
        }),
    );
    expect(animation).toBe('none');
  });

  test('§4.12 Cloth: a new band weaves in, a removed one unravels, and the total counts along', async ({
    page,
  }) => {
    await visit(page, path);
    await hydrated(page);
    const { bar, dialog } = packageParts(page);
    await addButton(page, plan).click();
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(bar.locator('.cloth-weaves')).toHaveCount(0);
    const seen = await page.evaluateHandle(() => {
      const names = new Set<string>();
      addEventListener('animationstart', ({ target }) => {
        const { classList } = target as Element;
        if ((target as Element).closest('.cloth-bar'))
          for (const name of classList) names.add(name);
      });
      return names;
    });
    const total = `Total ${totalText(plan)}`;
    await expect(bar.getByText(/^Total/)).toHaveText(total);
    const toggle = page
      .locator('#complementos')
      .getByRole('button', { name: /^(?:Añadir|Quitar)/ });
    await toggle.first().click();
    await expect.poll(() => seen.evaluate((names) => [...names])).toEqual(['cloth-weaves']);
    await expect(bands(bar)).toHaveCount(3);
    await expect(bar.locator('.cloth-weaves')).toHaveCount(0);
    await toggle.first().click();
    await expect.poll(() => seen.evaluate((names) => [...names])).toContain('cloth-unravels');
    await expect(bands(bar)).toHaveCount(2);
    await expect(bar.getByText(/^Total/)).toHaveText(total);
  });
});
