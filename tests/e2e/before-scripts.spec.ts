import {
  addButton,
  choosePlan,
  contactForm,
  introduce,
  openWithPlan,
  send,
  totalText,
  withPackage,
} from '../support/contact-form.ts';
import { content, mixed, sample } from '../support/content.ts';
import {
  expect,
  footerLink,
  holdBack,
  isHydrated,
  type Page,
  requestsTo,
  test,
  themeButton,
} from '../support/test.ts';

test('§1.8 Start-up: an unused page asks for no script before its load event, and is hydrated within 0.8 s of it', async ({
  page,
}) => {
  const scripts = requestsTo(page, '.js');
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await page.goto('/aviso-de-privacidad', { waitUntil: 'load' });
  expect(scripts).toHaveLength(0);
  await page.clock.runFor(800);
  await expect.poll(() => isHydrated(page)).toBe(true);
});

for (const [sign, make] of [
  ['presses a key', (page: Page) => page.keyboard.press('Tab')],
  ['scrolls', (page: Page) => page.mouse.wheel(0, 200)],
] as const) {
  test(`§1.8 Start-up: a page is hydrated before it has loaded for a visitor who ${sign}`, async ({
    page,
  }) => {
    const release = await holdBack(page, /\.woff2$/);
    await page.goto('/aviso-de-privacidad', { waitUntil: 'domcontentloaded' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await isHydrated(page)).toBe(false);
    await make(page);
    await expect.poll(() => isHydrated(page)).toBe(true);
    release();
  });
}

/** Opens and uses a page of which a script fails once. */
async function openWithout(page: Page, path: string, script: string) {
  await page.route(script, (route) => route.abort());
  const failed = page.waitForEvent('requestfailed');
  await page.goto(path);
  await page.keyboard.press('Shift');
  await failed;
  await page.unroute(script);
}

test('§1.8 Start-up: scripts that cannot be fetched are asked for again at the next activity', async ({
  page,
  expectNoise,
}) => {
  expectNoise(/ERR_FAILED|Failed to fetch/);
  await openWithout(page, '/aviso-de-privacidad', '**/entry.client-*.js');
  await themeButton(page).click();
  await expect(page.locator('html')).not.toHaveClass(/\bdark\b/);
});

test('§1.8 Start-up: a section whose script cannot be fetched stays, and answers a press once it can', async ({
  page,
  expectNoise,
}) => {
  expectNoise(/ERR_FAILED/);
  await openWithout(page, sample.path, '**/category-sections-*.js');
  await addButton(page, sample.plan).click();
  await expect(page.getByRole('dialog', { name: 'Tu paquete' })).toContainText(sample.plan.name);
});

test('§4.1 Theme: a press before the scripts arrived is answered once, when they have', async ({
  page,
}) => {
  const release = await holdBack(page, '**/*.js');
  await page.goto('/aviso-de-privacidad', { waitUntil: 'commit' });
  const toggle = themeButton(page);
  await toggle.click();
  await toggle.click();
  await expect(page.locator('html')).toHaveClass(/\bdark\b/);
  release();
  await expect(page.locator('html')).not.toHaveClass(/\bdark\b/);
});

test('§4.8 Package selection: a plan chosen before the scripts arrived is in the package', async ({
  page,
}) => {
  const release = await holdBack(page, '**/*.js');
  await page.goto(mixed.path, { waitUntil: 'commit' });
  const [plan] = mixed.plans;
  if (!plan) throw new Error('No plan');
  await addButton(page, plan).click();
  release();
  const dialog = page.getByRole('dialog', { name: 'Tu paquete' });
  await expect(dialog.getByRole('listitem')).toHaveCount(1);
  await expect(dialog).toContainText(plan.name);
});

test('§4.10 Contact form: a link to it, pressed before the scripts of the footer arrived, leaves the package', async ({
  page,
}) => {
  const address = withPackage('/contact', sample.plan);
  const release = await holdBack(page, '**/footer-*.js');
  await page.goto(address);
  await footerLink(page, 'Cotiza Gratis').click();
  await expect(contactForm(page).form.getByRole('listitem')).toHaveCount(1);
  release();
  await expect.poll(() => isHydrated(page)).toBe(true);
  await expect(page).toHaveURL(address);
});

async function fillInBeforeScripts(page: Page, visitor: string) {
  const release = await holdBack(page, '**/*.js');
  await page.goto('/contact', { waitUntil: 'commit' });
  const fields = contactForm(page);
  await introduce(fields, visitor);
  await choosePlan(page);
  return { fields, release };
}

test('§4.10 Contact form: what was typed before the scripts arrived is kept and sent', async ({
  page,
  site,
  visitor,
}) => {
  const { fields, release } = await fillInBeforeScripts(page, visitor);
  release();
  await expect(fields.total).toHaveText(totalText(sample.plan));
  await expect(fields.name).toHaveValue('Renée O’Brien');
  await expect(fields.category).toHaveValue(sample.category.slug);
  await expect(fields.plan).toHaveValue(sample.plan.id);
  await send(fields);
  expect(site.submissions(visitor)[0]?.payload).toMatchObject({
    name: 'Renée O’Brien',
    message: 'Hola, ¿cuándo?',
    category: sample.category.slug,
    plan: sample.plan.id,
    total: sample.plan.price,
  });
});

test('§4.10 Contact form: sent before the scripts arrive it ends on the thank-you page', async ({
  page,
  site,
  visitor,
}) => {
  const { fields, release } = await fillInBeforeScripts(page, visitor);
  await fields.send.click();
  await expect(page).toHaveURL('/gracias');
  release();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(`\\| ${content.site.brand}$`));
  expect(site.submissions(visitor)[0]?.payload).toMatchObject({
    plan: sample.plan.id,
    total: sample.plan.price,
  });
});

test('§4.10 Contact form: values set without a word (autofill) are sent', async ({
  page,
  site,
  visitor,
}) => {
  const fields = await openWithPlan(page);
  for (const [field, value] of [
    [fields.name, 'Ana-Lucía de la O'],
    [fields.email, visitor],
    [fields.message, 'Sin eventos'],
  ] as const) {
    await field.evaluate((element: HTMLInputElement, text) => {
      element.value = text;
    }, value);
  }
  await send(fields);
  expect(site.submissions(visitor)[0]?.payload).toMatchObject({
    name: 'Ana-Lucía de la O',
    message: 'Sin eventos',
  });
});
