import { aliases, canonicalPaths } from '../support/addresses.ts';
import { contactForm, introduce } from '../support/contact-form.ts';
import { expect, test } from '../support/test.ts';

test.use({ javaScriptEnabled: false });

// The browser says so of every script that it was told not to run.
test.beforeEach(({ expectNoise }) => expectNoise(/^failed request: \S+\.js csp$/));

test('§2 Routes: without scripts every page can be read', async ({ page }) => {
  // Many pages in one test.
  test.slow();
  for (const path of [...canonicalPaths, ...Object.keys(aliases), '/gracias']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
    const unseen = await page.locator('main').evaluate((main) => {
      const texts = [...main.querySelectorAll('h1, h2, h3, p, li')]
        .filter((element) => !element.closest('dialog, details:not([open]), [aria-hidden=true]'))
        .map((element) => ({
          text: element.textContent?.trim() ?? '',
          seen: element.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
        }));
      const seen = texts.filter((element) => element.seen).map(({ text }) => text);
      return (
        texts
          .filter((element) => !element.seen && !seen.some((text) => text.includes(element.text)))
          .map(({ text }) => text.slice(0, 60))
          // Where a carousel stands, "3 / 15", says nothing while it stands still.
          .filter((text) => !/^\d+ \/ \d+$/.test(text))
      );
    });
    expect(unseen, `${path}: text that is hidden`).toEqual([]);
    const moving = await page.evaluate(() =>
      document
        .getAnimations()
        .filter(({ playState }) => playState === 'running')
        .map((animation) => (animation instanceof CSSAnimation ? animation.animationName : '')),
    );
    expect(moving, `${path}: moves though the system asks for less motion`).toEqual([]);
  }
});

test('§2 Routes: without scripts links lead on', async ({ page }) => {
  await page.goto('/');
  await page.locator('footer').getByRole('link', { name: 'E-commerce' }).click();
  await expect(page).toHaveURL('/servicios/e-commerce');
  await page.getByRole('link', { name: 'Contáctanos' }).click();
  await expect(page).toHaveURL('/contact');
});

test('§7 Contact call: without scripts the form is stored, mailed and thanked for', async ({
  page,
  site,
  visitor,
}) => {
  await page.goto('/contact');
  const fields = contactForm(page);
  await introduce(fields, visitor, 'Primera línea\nSegunda línea');
  await fields.category.selectOption('desarrollo-web');
  await fields.plan.selectOption('web-profesional');
  await fields.send.click();
  await expect(page).toHaveURL('/gracias');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(site.letters(visitor).map(({ payload }) => payload)).toEqual([
    {
      selectedAddonIds: [],
      name: 'Renée O’Brien',
      email: visitor,
      phone: '',
      company: '',
      category: 'desarrollo-web',
      plan: 'web-profesional',
      service: '',
      message: 'Primera línea\nSegunda línea',
      selectedList: [],
      total: 1980,
    },
  ]);
  await expect.poll(() => site.mails(visitor)).toHaveLength(1);
});

test('§5 Contact form: without scripts who does not know yet needs to choose no service', async ({
  page,
  site,
  visitor,
}) => {
  await page.goto('/contact');
  const fields = contactForm(page);
  await introduce(fields, visitor);
  await fields.category.selectOption('aun-no-lo-se');
  await fields.send.click();
  await expect(page).toHaveURL('/gracias');
  expect(site.letters(visitor)[0]?.payload).toMatchObject({
    category: 'aun-no-lo-se',
    service: 'orientacion-sin-costo',
    total: 0,
  });
});

test('§5 Contact form: without scripts an invalid form comes back with everything that was typed', async ({
  page,
  site,
  visitor,
  expectNoise,
}) => {
  expectNoise(/status of 422/);
  await page.goto('/contact');
  const fields = contactForm(page);
  // A space passes the browser's own check, not ours.
  await fields.name.fill(' ');
  await fields.email.fill(visitor);
  await fields.message.fill('Hola\n"¿cuándo?" <b>');
  await fields.category.selectOption('e-commerce');
  const [answer] = await Promise.all([page.waitForResponse('**/api/contact'), fields.send.click()]);
  expect(answer.status()).toBe(422);
  await expect(page.locator('html')).toHaveAttribute('lang', 'es-MX');
  await expect(page.getByRole('alert')).toContainText('Escribe tu nombre.');
  await expect(page.getByRole('alert')).toContainText('Elige un plan o un servicio.');
  const name = page.locator('[name=name]');
  await expect(name).toHaveAttribute('aria-invalid', 'true');
  await expect(page.locator('[name=email]')).toHaveValue(visitor);
  await expect(page.locator('[name=message]')).toHaveValue('Hola\n"¿cuándo?" <b>');
  await expect(page.locator('[name=category]')).toHaveValue('e-commerce');

  await name.fill('Ö');
  await page.locator('[name=plan]').selectOption('tienda-esencial');
  await page.locator('main form button').click();
  await expect(page).toHaveURL('/gracias');
  expect(site.letters(visitor)).toMatchObject([
    { payload: { name: 'Ö', plan: 'tienda-esencial' } },
  ]);
});

test('§7 Join call: without scripts the form is stored and thanked for', async ({
  page,
  site,
  visitor,
}) => {
  await page.goto('/about');
  const form = page.locator('form[action="/api/join-us"]');
  await form.getByLabel('Nombre completo *').fill('Luz Núñez');
  await form.getByLabel('Correo electrónico *').fill(visitor);
  await form.getByRole('button', { name: 'Enviar solicitud' }).click();
  await expect(page).toHaveURL('/gracias');
  expect(site.letters(visitor)).toMatchObject([
    { kind: 'application', payload: { name: 'Luz Núñez', email: visitor, role: '', message: '' } },
  ]);
});
