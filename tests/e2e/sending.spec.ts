import {
  alerts,
  contactCall,
  expectEmpty,
  fillContactForm,
  send,
} from '../support/contact-form.ts';
import { cvCall, fillJoinForm, joinCall, joinForm, onDisk } from '../support/join-form.ts';
import { expect, goTo, holdBack, hydrated, type Page, test } from '../support/test.ts';

test.use({ shared: true });

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
