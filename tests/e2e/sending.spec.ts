import { utimesSync, writeFileSync } from 'node:fs';
import { makePdf } from '../../server/test-support/cv-files.ts';
import {
  alerts,
  contactForm,
  expectEmpty,
  introduce,
  openContactForm,
  openWithPackage,
  send,
} from '../support/contact-form.ts';
import { joinForm, joinLabels, onDisk, openJoinForm } from '../support/join-form.ts';
import {
  expect,
  footerLink,
  holdBack,
  hydrated,
  type Page,
  type Route,
  test,
} from '../support/test.ts';

test.use({ shared: true });

const contactCall = '**/api/contact';
const joinCall = '**/api/join-us';
const cvCall = '**/api/join-us/*/cv?*';

async function fillContactForm(page: Page, visitor: string, message = 'Hola') {
  const fields = await openContactForm(page);
  await introduce(fields, visitor, message);
  await fields.category.selectOption('aun-no-lo-se');
  return fields;
}

async function fillJoinForm(page: Page, visitor: string) {
  const fields = await openJoinForm(page);
  await fields.name.fill('Luz Núñez');
  await fields.email.fill(visitor);
  return fields;
}

async function goTo(page: Page, link: string, path: string) {
  await footerLink(page, link).click();
  await expect(page).toHaveURL(path);
}

/** The server takes the next submission, and its answer is lost. */
const loseAnswer = (page: Page, call: string) =>
  page.route(
    call,
    async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    },
    { times: 1 },
  );

const notice = (page: Page) => page.locator('.layout-notice:not([hidden])');

test('§8.3 Contact success: who left meanwhile stays, is told there, and finds the form empty', async ({
  page,
  site,
  visitor,
}) => {
  const fields = await fillContactForm(page, visitor);
  const release = await holdBack(page, contactCall);
  await fields.send.click();
  await goTo(page, 'Nosotros', '/about');
  await expect(notice(page).getByRole('status')).toHaveText('Enviando…');
  release();
  await expect(notice(page).getByRole('status')).toHaveText(alerts.sent);
  await expect(page).toHaveURL('/about');
  expect(site.submissions(visitor)).toHaveLength(1);
  await notice(page).getByRole('button', { name: 'Cerrar aviso' }).click();
  await expect(notice(page)).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL('/contact');
  await expectEmpty(page);
  await page.goForward();
  await expect(page).toHaveURL('/about');
  await page.reload();
  await hydrated(page);
  await page.goBack();
  await expect(page).toHaveURL('/contact');
  await expectEmpty(page);
  expect(await page.evaluate(() => JSON.stringify(history.state))).not.toContain('Renée');
});

test('§8.2 Contact request fails: who left meanwhile is told there and led back to what was typed', async ({
  page,
  visitor,
  site,
  expectNoise,
}) => {
  expectNoise(/api\/contact/);
  const fields = await fillContactForm(page, visitor);
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(contactCall, async (route) => {
    await promise;
    await route.abort('connectionrefused');
  });
  await fields.send.click();
  await goTo(page, 'Nosotros', '/about');
  resolve();
  await expect(notice(page).getByRole('alert')).toHaveText(alerts.failed);
  await page.unroute(contactCall);
  await notice(page).getByRole('link', { name: 'Volver al formulario' }).click();
  await expect(page).toHaveURL('/contact#contact');
  await expect(notice(page)).toHaveCount(0);
  await expect(fields.error).toHaveText(alerts.failed);
  await expect(fields.email).toHaveValue(visitor);
  await send(fields);
  expect(site.submissions(visitor)).toHaveLength(1);
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL('/contact');
  await expectEmpty(page);
});

test('§8.2 Contact request fails: what waits goes on from another page, and closing the tab asks', async ({
  page,
  visitor,
  site,
  expectNoise,
}) => {
  expectNoise(/status of 429|contact was not received/);
  const fields = await fillContactForm(page, visitor);
  await page.route(
    contactCall,
    (route) => route.fulfill({ status: 429, headers: { 'Retry-After': '3' } }),
    { times: 1 },
  );
  await fields.send.click();
  await expect(fields.form.getByText('Lo intentamos de nuevo en 3 segundos')).toBeVisible();
  const asked = page.waitForEvent('dialog');
  const reload = page.evaluate(() => location.reload());
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  await reload;
  await goTo(page, 'Nosotros', '/about');
  await expect(notice(page).getByRole('status')).toContainText('Lo intentamos de nuevo');
  await expect(notice(page).getByRole('status')).toHaveText(alerts.sent);
  expect(site.submissions(visitor)).toHaveLength(1);
});

test('§7.2 Join call: who left meanwhile stays, and the chosen CV goes on uploading', async ({
  page,
  site,
  visitor,
  expectNoise,
}) => {
  expectNoise(/status of 503|The CV was not received/);
  const { cv, send } = await fillJoinForm(page, visitor);
  await cv.setInputFiles(onDisk('cv.pdf'));
  await page.route(
    cvCall,
    (route) => route.fulfill({ status: 503, headers: { 'Retry-After': '1' } }),
    { times: 1 },
  );
  const release = await holdBack(page, joinCall);
  await send.click();
  await goTo(page, 'Cotiza Gratis', '/contact');
  release();
  await expect(notice(page).getByRole('status')).toContainText('Lo intentamos de nuevo');
  await expect(notice(page).getByRole('status')).toHaveText('Recibimos tu CV: cv.pdf');
  await expect(page).toHaveURL('/contact');
  expect(site.files(visitor).map(({ name }) => name)).toEqual(['cv.pdf']);
  await page.goBack();
  await expect(joinForm(page).email).toHaveValue('');
});

test('§7.2 Join call: a CV that did not arrive is said on every page, until it has', async ({
  page,
  site,
  visitor,
  expectNoise,
}) => {
  expectNoise(/join-us\/.*cv|The CV was not received/);
  const { cv, send, upload } = await fillJoinForm(page, visitor);
  await cv.setInputFiles(onDisk('cv.pdf'));
  await page.route(cvCall, (route) => route.abort('connectionrefused'), { times: 1 });
  await send.click();
  await expect(upload.getByRole('alert')).toContainText('tu CV no llegó');
  await goTo(page, 'Cotiza Gratis', '/contact');
  await expect(notice(page).getByRole('alert')).toContainText('tu CV no llegó');
  await notice(page).getByRole('link', { name: 'Volver al formulario' }).click();
  await expect(page).toHaveURL('/about#join-us');
  await upload.getByRole('button', { name: 'Subir CV de nuevo' }).click();
  await expect(upload).toContainText('Recibimos tu CV: cv.pdf');
  await goTo(page, 'Cotiza Gratis', '/contact');
  await expect(notice(page)).toHaveCount(0);
  expect(site.files(visitor)).toHaveLength(1);
});

test('§4.10 Contact form: an edit made while it is sent stays, and is another submission', async ({
  page,
  site,
  visitor,
}) => {
  const fields = await fillContactForm(page, visitor, 'Uno');
  const release = await holdBack(page, contactCall);
  await fields.send.click();
  await fields.message.fill('Uno y dos');
  release();
  await expect(fields.success).toContainText('Lo que cambiaste después sigue aquí');
  await expect(fields.message).toHaveValue('Uno y dos');
  await expect(fields.email).toHaveValue(visitor);
  await page.reload();
  await expect(fields.message).toHaveValue('Uno y dos');
  await hydrated(page);
  await send(fields);
  await expectEmpty(page);
  expect(site.submissions(visitor).map(({ payload }) => payload.message)).toEqual([
    'Uno',
    'Uno y dos',
  ]);
});

test('§8.2 Contact request fails: an edit stops the repeat of what was sent before', async ({
  page,
  site,
  visitor,
  expectNoise,
}) => {
  expectNoise(/status of 429|api\/contact/);
  const fields = await fillContactForm(page, visitor, 'Uno');
  const refuse = (route: Route) => route.fulfill({ status: 429, headers: { 'Retry-After': '60' } });
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(contactCall, async (route) => {
    await promise;
    await refuse(route);
  });
  // While it is on its way, and while it waits.
  await fields.send.click();
  await fields.message.fill('Uno y dos');
  resolve();
  await expect(fields.error).toHaveText(alerts.failed);
  await expect(fields.form.getByText('Lo intentamos de nuevo')).toHaveCount(0);
  await fields.send.click();
  await expect(fields.form.getByText('Lo intentamos de nuevo')).toBeVisible();
  await fields.message.fill('Uno y tres');
  await expect(fields.error).toBeEmpty();
  await page.unroute(contactCall);
  await send(fields);
  expect(site.submissions(visitor).map(({ payload }) => payload.message)).toEqual(['Uno y tres']);
});

for (const [again, comeBack] of [
  ['a reload', (page: Page) => page.reload()],
  [
    'Back and Forward',
    async (page: Page) => {
      await goTo(page, 'Inicio', '/');
      await page.goBack();
    },
  ],
] as const) {
  test(`§7.1 Contact call: after a lost answer and ${again} the same content is the same submission`, async ({
    page,
    site,
    visitor,
    expectNoise,
  }) => {
    expectNoise(/api\/contact/);
    const fields = await openWithPackage(page);
    await introduce(fields, visitor);
    await loseAnswer(page, contactCall);
    await fields.send.click();
    await expect(fields.error).toHaveText(alerts.failed);
    await comeBack(page);
    await expect(fields.email).toHaveValue(visitor);
    await hydrated(page);
    await expect(fields.form.getByRole('listitem')).toHaveCount(2);
    await send(contactForm(page));
    expect(site.submissions(visitor)).toHaveLength(1);
  });

  test(`§7.2 Join call: after a lost answer and ${again} the same content is the same submission`, async ({
    page,
    site,
    visitor,
    expectNoise,
  }) => {
    expectNoise(/api\/join-us/);
    const { email, send } = await fillJoinForm(page, visitor);
    await loseAnswer(page, joinCall);
    await send.click();
    await expect(send).toHaveText(joinLabels.error);
    await comeBack(page);
    await hydrated(page);
    await expect(email).toHaveValue(visitor);
    await send.click();
    await expect(send).toHaveText(joinLabels.success);
    expect(site.submissions(visitor)).toHaveLength(1);
  });
}

test('§5.2 Join form: what the server refuses is shown field by field, with the focus on the first', async ({
  page,
  site,
  visitor,
  expectNoise,
}) => {
  expectNoise(/status of 422|join-us was not received/);
  const { name, email, message, send } = await fillJoinForm(page, visitor);
  await name.fill(' ');
  await email.fill('ana@gmail');
  await message.fill('x'.repeat(5001));
  await send.click();
  await expect(send).toHaveText(joinLabels.error);
  for (const [field, text] of [
    [name, /Escribe tu nombre/],
    [email, /Revisa tu correo/],
    [message, /hasta 5,000 caracteres/],
  ] as const) {
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveAccessibleDescription(text);
  }
  await expect(name).toBeFocused();
  await name.fill('Ana');
  await expect(email).not.toHaveAttribute('aria-invalid');
  await email.fill(visitor);
  await message.fill('x');
  await send.click();
  await expect(send).toHaveText(joinLabels.success);
  expect(site.submissions(visitor)).toHaveLength(1);
});

test('§5.3 CV: its name decides nothing', async ({ page, site, visitor }) => {
  for (const name of ['Currículum Ana', 'document:1234', 'CV Ana.pdf (1)']) {
    const { cv, send, upload } = await fillJoinForm(page, visitor);
    await cv.setInputFiles(onDisk(name));
    await send.click();
    await expect(upload).toContainText(`Recibimos tu CV: ${name}`);
  }
  expect(site.files(visitor)).toHaveLength(3);
});

test('§5.3 CV: a file that is saved again goes as it was chosen', async ({
  page,
  site,
  visitor,
}) => {
  const { cv, send, upload } = await fillJoinForm(page, visitor);
  const file = onDisk('cv.pdf');
  await cv.setInputFiles(file);
  // Reads are answered in order: after this one the page has the file, too.
  await cv.evaluate((input: HTMLInputElement) => input.files?.[0]?.text());
  writeFileSync(file, Buffer.concat([makePdf(), Buffer.from('\n')]));
  utimesSync(file, new Date(0), new Date(0));
  await send.click();
  await expect(upload).toContainText('Recibimos tu CV: cv.pdf');
  expect(site.files(visitor).map(({ content }) => content.equals(makePdf()))).toEqual([true]);
});
