import { alerts, contactForm, expectEmpty, introduce } from '../support/contact-form.ts';
import { expect, type Page, test, visit } from '../support/test.ts';

// What the form knows and sends has no width; main-path.spec.ts sends it from a phone.

const contactCall = '**/api/contact';

/** Chooses the plan that most tests send: $680 once. */
async function chooseWebPlan(page: Page) {
  const { category, plan } = contactForm(page);
  await category.selectOption('desarrollo-web');
  await plan.selectOption('web-esencial');
}

/** Comes to the form with a package, as 'Continuar' brings it. */
async function carryPackage(page: Page) {
  await visit(page, '/servicios/desarrollo-web');
  await page.getByRole('button', { name: 'Añadir a Solución: Esencial' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Continuar' }).click();
  await expect(page).toHaveURL('/contact');
  await expect(contactForm(page).total).toHaveText('$680 USD');
}

test('§8 Contact form incomplete: said, each field marked, the focus on the first', async ({
  page,
  site,
  visitor,
}) => {
  await visit(page, '/contact');
  const fields = contactForm(page);
  const { name, email, category, plan, message } = fields;
  await fields.send.click();
  await expect(fields.error).toHaveText(alerts.incomplete);
  for (const [field, text] of [
    [name, 'Escribe tu nombre.'],
    [email, 'Escribe tu correo electrónico.'],
    [category, 'Elige una categoría.'],
    [message, 'Cuéntanos qué necesitas.'],
  ] as const) {
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveAccessibleDescription(new RegExp(text));
  }
  await expect(plan).toHaveAttribute('aria-invalid', 'true');
  await expect(fields.phone).not.toHaveAttribute('aria-invalid');
  await expect(name).toBeFocused();

  await introduce(fields, 'ana@');
  await expect(name).not.toHaveAttribute('aria-invalid');
  await chooseWebPlan(page);
  await fields.send.click();
  await expect(email).toBeFocused();
  await expect(email).toHaveAccessibleDescription(/nombre@dominio\.com/);
  await email.fill(visitor);
  await fields.send.click();
  await expect(fields.success).toBeVisible();
  expect(site.letters(visitor)).toHaveLength(1);
});

test('§5 Contact form: plan waits for the category, plan and service exclude each other', async ({
  page,
}) => {
  await visit(page, '/contact');
  const { category, plan, service, total, form } = contactForm(page);
  await expect(plan).toBeDisabled();
  await expect(service).toBeDisabled();

  await category.selectOption('publicidad-pagada-ppc');
  await expect(plan).toBeEnabled();
  await plan.selectOption('ppc-avanzado');
  await expect(total).toHaveText('$1,150 USD');
  await service.selectOption('ppc-configuracion');
  await expect(plan).toHaveValue('');
  await expect(total).toHaveText('$380 USD');
  await plan.selectOption('ppc-gestion-mensual');
  await expect(service).toHaveValue('');
  await expect(total).toHaveText('$580 USD');

  await contactForm(page).addon('Formulario avanzado').check();
  await expect(total).toHaveText('$700 USD');
  await expect(form).toContainText('Pago único $120 · Mensual $580');

  await category.selectOption('desarrollo-web');
  await expect(plan).toHaveValue('');
  await expect(service).toHaveValue('');
  await expect(service).toBeDisabled();
  await expect(service).toHaveAccessibleDescription('Esta categoría se contrata por plan.');
  await expect(contactForm(page).addon('Formulario avanzado')).not.toBeChecked();
  await expect(total).toHaveText('FREE USD');
  await category.selectOption('');
  await expect(plan).toBeDisabled();
});

test('§5 Contact form: bonuses are always checked, add-ons can be toggled', async ({
  page,
  site,
  visitor,
}) => {
  await visit(page, '/contact');
  const fields = contactForm(page);
  await chooseWebPlan(page);
  const bonus = fields.addon('Hosting y dominio esencial');
  await expect(bonus).toBeChecked();
  await bonus.click({ force: true });
  await expect(bonus).toBeChecked();
  await bonus.focus();
  await page.keyboard.press('Space');
  await expect(bonus).toBeChecked();
  const addon = fields.addon('Formulario avanzado');
  await addon.check();
  await expect(fields.total).toHaveText('$800 USD');
  await addon.uncheck();
  await expect(fields.total).toHaveText('$680 USD');
  await addon.check();
  await introduce(fields, visitor);
  await fields.send.click();
  await expect(fields.success).toBeVisible();
  expect(site.letters(visitor)[0]?.payload).toMatchObject({
    category: 'desarrollo-web',
    plan: 'web-esencial',
    service: '',
    selectedAddonIds: ['formulario-avanzado', 'bonus-hosting-dominio-esencial'],
    selectedList: [],
    total: 800,
  });
});

test('§9 Total in the contact form: an add-on that the plan does not offer is not in it', async ({
  page,
}) => {
  await visit(page, '/contact');
  const fields = contactForm(page);
  await fields.category.selectOption('desarrollo-web');
  await fields.plan.selectOption('web-profesional');
  await fields.addon('Backend a la medida').check();
  await expect(fields.total).toHaveText('$2,330 USD');
  await fields.plan.selectOption('web-esencial');
  await expect(fields.addon('Backend a la medida')).toHaveCount(0);
  await expect(fields.total).toHaveText('$680 USD');
});

test('§5 Contact form: who does not know yet sends a plain message', async ({
  page,
  site,
  visitor,
}) => {
  await visit(page, '/contact');
  const fields = contactForm(page);
  const options = await fields.category.getByRole('option').allTextContents();
  expect(options.at(-1)).toBe('Aún no lo sé');
  await fields.category.selectOption('aun-no-lo-se');
  await introduce(fields, visitor);
  await expect(fields.service).toHaveValue('orientacion-sin-costo');
  await expect(fields.plan).toBeDisabled();
  await expect(fields.total).toHaveText('FREE USD');
  await fields.send.click();
  await expect(fields.success).toBeVisible();
  expect(site.letters(visitor)[0]?.payload).toMatchObject({
    category: 'aun-no-lo-se',
    service: 'orientacion-sin-costo',
    total: 0,
  });
});

test('§4 Contact form: removing a carried item updates the total', async ({
  page,
  site,
  visitor,
}) => {
  await carryPackage(page);
  const fields = contactForm(page);
  await expect(fields.form.getByRole('listitem')).toHaveCount(2);
  await fields.form.getByRole('button', { name: 'Quitar Hosting y dominio esencial' }).click();
  await expect(fields.form.getByRole('listitem')).toHaveCount(1);
  await page.reload();
  await expect(fields.form.getByRole('listitem')).toHaveCount(1);
  await introduce(fields, visitor);
  await fields.send.click();
  await expect(fields.success).toBeVisible();
  expect(site.letters(visitor)[0]?.payload).toMatchObject({ total: 680, selectedAddonIds: [] });
});

test('§4 Contact form: the last carried item gone, a choice is asked for again', async ({
  page,
}) => {
  await carryPackage(page);
  const fields = contactForm(page);
  await fields.form.getByRole('button', { name: 'Quitar Esencial' }).click();
  await expect(fields.total).toHaveText('FREE USD');
  await fields.form.getByRole('button', { name: 'Quitar Hosting y dominio esencial' }).click();
  await expect(fields.category).toBeVisible();
  await expect(fields.plan).toBeDisabled();
});

const failures = {
  'the server is gone': (page: Page) =>
    page.route(contactCall, (route) => route.abort('connectionrefused')),
  'the answer is 500': (page: Page) =>
    page.route(contactCall, (route) => route.fulfill({ status: 500, body: 'x' })),
};
for (const [what, fail] of Object.entries(failures)) {
  test(`§8 Contact request fails: ${what}, nothing is lost and it is logged`, async ({
    page,
    site,
    visitor,
    expectNoise,
  }) => {
    expectNoise(/api\/contact/);
    await visit(page, '/contact');
    const logged: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') logged.push(message.text());
    });
    const fields = contactForm(page);
    await chooseWebPlan(page);
    await fields.addon('Formulario avanzado').check();
    await introduce(fields, visitor);
    await fields.phone.fill('722 555 0100');
    await fail(page);
    await fields.send.click();
    await expect(fields.error).toHaveText(alerts.failed);
    expect(logged.some((line) => line.startsWith('/api/contact'))).toBe(true);
    await expect(fields.name).toHaveValue('Renée O’Brien');
    await expect(fields.message).toHaveValue('Hola, ¿cuándo?');
    await expect(fields.phone).toHaveValue('722 555 0100');
    await expect(fields.plan).toHaveValue('web-esencial');
    await expect(fields.addon('Formulario avanzado')).toBeChecked();
    expect(site.letters(visitor)).toEqual([]);

    await page.unroute(contactCall);
    await fields.send.click();
    await expect(fields.success).toBeVisible();
    await expect(fields.error).toHaveText('');
    expect(site.letters(visitor)).toHaveLength(1);
    await expectEmpty(page);
  });
}

test('§8 Contact request fails: 429 waits as told and goes through by itself', async ({
  page,
  site,
  visitor,
  expectNoise,
}) => {
  expectNoise(/api\/contact/);
  await visit(page, '/contact');
  const fields = contactForm(page);
  await chooseWebPlan(page);
  await introduce(fields, visitor);
  const keys: (string | undefined)[] = [];
  await page.route(contactCall, async (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    if (keys.length > 1) return route.continue();
    return route.fulfill({
      status: 429,
      headers: { 'Retry-After': '1' },
      contentType: 'application/problem+json',
      body: '{"status":429}',
    });
  });
  await fields.send.click();
  await expect(fields.error).toHaveText(alerts.failed);
  await expect(fields.message).toHaveValue('Hola, ¿cuándo?');
  await expect(fields.success).toBeVisible();
  expect(keys).toHaveLength(2);
  expect(keys[0]).toBeTruthy();
  expect(keys[1]).toBe(keys[0]);
  expect(site.letters(visitor)).toHaveLength(1);
});

test('§7 Contact call: impatient clicks make one letter; another message makes another', async ({
  page,
  site,
  visitor,
}) => {
  await visit(page, '/contact');
  const fields = contactForm(page);
  let calls = 0;
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(contactCall, async (route) => {
    calls += 1;
    await held;
    await route.continue();
  });
  await chooseWebPlan(page);
  await introduce(fields, visitor);
  await fields.send.dblclick();
  await expect(fields.send).toHaveText('Enviando…');
  await fields.email.press('Enter');
  await fields.send.click({ force: true });
  release();
  await expect(fields.success).toBeVisible();
  expect(calls).toBe(1);
  expect(site.letters(visitor)).toHaveLength(1);

  await chooseWebPlan(page);
  await introduce(fields, visitor, 'Y otra cosa.');
  await fields.send.click();
  await expect(fields.success).toBeVisible();
  await expect.poll(() => site.letters(visitor)).toHaveLength(2);
  await expect.poll(() => site.mails(visitor)).toHaveLength(2);
});

test('§4 Contact form: a draft survives reload, and lies in no storage', async ({ page }) => {
  await visit(page, '/contact');
  const fields = contactForm(page);
  await chooseWebPlan(page);
  await fields.addon('Formulario avanzado').check();
  await introduce(fields, 'borrador@example.com', 'Primera línea\nSegunda línea');
  await page.reload();
  await expect(fields.message).toHaveValue('Primera línea\nSegunda línea');
  await expect(fields.name).toHaveValue('Renée O’Brien');
  await expect(fields.category).toHaveValue('desarrollo-web');
  await expect(fields.plan).toHaveValue('web-esencial');
  await expect(fields.addon('Formulario avanzado')).toBeChecked();
  await expect(fields.total).toHaveText('$800 USD');
  const stored = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }]),
  );
  expect(stored).not.toMatch(/borrador@|Renée|línea/);
});

test('§4 Contact form: a draft survives leaving and Back', async ({ page }) => {
  await visit(page, '/contact');
  const fields = contactForm(page);
  await chooseWebPlan(page);
  await introduce(fields, 'borrador@example.com');
  await page.locator('footer').getByRole('link', { name: 'Nosotros' }).click();
  await expect(page).toHaveURL('/about');
  await page.goBack();
  await expect(fields.message).toHaveValue('Hola, ¿cuándo?');
  await expect(fields.plan).toHaveValue('web-esencial');
  await expect(fields.total).toHaveText('$680 USD');
});

test('§8 Contact success: nothing comes back, by reload, Back or Forward', async ({
  page,
  visitor,
}) => {
  await carryPackage(page);
  const fields = contactForm(page);
  await page.reload();
  await expect(fields.form.getByRole('listitem')).toHaveCount(2);
  await introduce(fields, visitor);
  await fields.send.click();
  await expect(fields.success).toBeVisible();
  await expectEmpty(page);
  await page.reload();
  await expectEmpty(page);
  await page.goBack();
  await expect(page).toHaveURL('/servicios/desarrollo-web');
  await page.goForward();
  await expect(page).toHaveURL('/contact');
  await expectEmpty(page);
  expect(await page.evaluate(() => JSON.stringify(history.state))).not.toMatch(
    /selectedList|Renée/,
  );
});

test('§4 Contact form: forged navigation state is checked against the catalogue', async ({
  page,
  site,
  visitor,
}) => {
  await carryPackage(page);
  const fields = contactForm(page);
  // Before the page's own scripts: what it remembers itself would be newer.
  await page.addInitScript(() => {
    const forged = [
      {
        id: 'web-profesional',
        name: '<img src=x onerror=alert(1)>',
        type: 7,
        price: -5,
        categoryId: 'desarrollo-web',
      },
      { id: 'no-existe', name: 'Nada', type: 'plan', price: 1, categoryId: '' },
    ];
    const usr = { selectedList: forged };
    history.replaceState({ ...history.state, usr, quoteDraft: undefined }, '');
  });
  await page.reload();
  await expect(fields.form.getByRole('listitem')).toHaveCount(1);
  await expect(fields.form.getByRole('listitem')).toContainText('Profesional');
  await expect(fields.form).toContainText(
    'Un elemento de tu paquete ya no está disponible y lo quitamos.',
  );
  await expect(fields.total).toHaveText('$1,980 USD');
  await introduce(fields, visitor);
  await fields.send.click();
  await expect(fields.success).toBeVisible();
  expect(site.letters(visitor)[0]?.pricing).toMatchObject({ total: 1980, flags: [] });
});

for (const [what, usr] of Object.entries({
  nothing: null,
  'a string': 'x',
  'a list of nonsense': { selectedList: Array(10_000).fill(null) },
})) {
  test(`§4 Contact form: navigation state that is ${what} does no harm`, async ({ page }) => {
    await visit(page, '/contact');
    await page.evaluate((state) => {
      history.replaceState({ ...history.state, usr: state, quoteDraft: state }, '');
    }, usr);
    await page.reload();
    const { category, plan } = contactForm(page);
    await category.selectOption('desarrollo-web');
    await expect(plan).toBeEnabled();
  });
}

/** Holds back every script until told; then all of them arrive. */
async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/*.js', async (route) => {
    await held;
    await route.continue().catch(() => {});
  });
  return release;
}

test('§4 Contact form: what was typed before the scripts arrived is kept and sent', async ({
  page,
  site,
  visitor,
}) => {
  const release = await holdScripts(page);
  await page.goto('/contact', { waitUntil: 'commit' });
  const fields = contactForm(page);
  await introduce(fields, visitor);
  await fields.category.selectOption('desarrollo-web');
  await fields.plan.selectOption('web-esencial');
  release();
  await expect(fields.total).toHaveText('$680 USD');
  await expect(fields.name).toHaveValue('Renée O’Brien');
  await expect(fields.category).toHaveValue('desarrollo-web');
  await expect(fields.plan).toHaveValue('web-esencial');
  await fields.send.click();
  await expect(fields.success).toBeVisible();
  expect(site.letters(visitor)[0]?.payload).toMatchObject({
    name: 'Renée O’Brien',
    message: 'Hola, ¿cuándo?',
    category: 'desarrollo-web',
    plan: 'web-esencial',
    total: 680,
  });
});

test('§4 Contact form: sent before the scripts arrive it ends on the thank-you page', async ({
  page,
  site,
  visitor,
}) => {
  const release = await holdScripts(page);
  await page.goto('/contact', { waitUntil: 'commit' });
  const fields = contactForm(page);
  await introduce(fields, visitor);
  await fields.category.selectOption('desarrollo-web');
  await fields.plan.selectOption('web-esencial');
  await fields.send.click();
  await expect(page).toHaveURL('/gracias');
  release();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveTitle(/\| Ollin$/);
  expect(site.letters(visitor)[0]?.payload).toMatchObject({ plan: 'web-esencial', total: 680 });
});

test('§4 Contact form: values set without a word (autofill) are sent', async ({
  page,
  site,
  visitor,
}) => {
  await visit(page, '/contact');
  const fields = contactForm(page);
  await chooseWebPlan(page);
  for (const [field, value] of [
    [fields.name, 'Ana-Lucía de la O'],
    [fields.email, visitor],
    [fields.message, 'Sin eventos'],
  ] as const) {
    await field.evaluate((element: HTMLInputElement, text) => {
      element.value = text;
    }, value);
  }
  await fields.send.click();
  await expect(fields.success).toBeVisible();
  expect(site.letters(visitor)[0]?.payload).toMatchObject({
    name: 'Ana-Lucía de la O',
    message: 'Sin eventos',
  });
});

test('§7 Contact call: a filled trap is sent as one more key and only sets the letter apart', async ({
  page,
  site,
  visitor,
}) => {
  await visit(page, '/contact');
  const fields = contactForm(page);
  await chooseWebPlan(page);
  await introduce(fields, visitor);
  const trap = fields.form.locator('[name=nota_interna]');
  await expect(trap).toHaveAttribute('tabindex', '-1');
  await trap.evaluate((element: HTMLInputElement) => {
    element.value = 'x';
  });
  await fields.send.click();
  await expect(fields.success).toBeVisible();
  expect(site.letters(visitor)).toMatchObject([{ quarantined: true }]);
});
