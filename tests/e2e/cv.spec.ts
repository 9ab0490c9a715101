import { utimesSync, writeFileSync } from 'node:fs';
import { cvSizeLimit } from '../../domain/join/cv-file.ts';
import { makeDocx, makePdf } from '../../server/test-support/cv-files.ts';
import { content } from '../support/content.ts';
import { cvCall, fillJoinForm, joinLabels, onDisk, openJoinForm } from '../support/join-form.ts';
import { expect, type Page, requestsTo, test } from '../support/test.ts';

test.use({ shared: true });

const cv1MB = makePdf({ padding: 1_000_000 });

async function openWithCv(page: Page, visitor: string, file: string) {
  const fields = await fillJoinForm(page, visitor);
  await fields.cv.setInputFiles(file);
  return fields;
}

test.describe('in a page of its own', () => {
  test.use({ shared: false });

  test('§5.3 CV: the CV follows the application, with progress, and is mailed', async ({
    page,
    site,
    visitor,
  }) => {
    const file = onDisk('Currículum de Luz.pdf', cv1MB);
    const { name, cv, send, upload } = await openWithCv(page, visitor, file);
    await expect(cv).toHaveAttribute('accept', '.pdf,.doc,.docx');
    await expect(cv).not.toHaveAttribute('required');
    // A line of 4 Mbit/s, so that the progress can be seen.
    const network = await page.context().newCDPSession(page);
    await network.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput: 500_000,
    });
    const sent = page.waitForRequest(cvCall);
    await send.click();
    await expect(send).toHaveText(joinLabels.success);
    await expect(upload).toContainText('Estamos subiendo tu CV');
    const progress = upload.getByRole('progressbar', { name: 'Subiendo tu CV' });
    await expect
      .poll(async () => {
        const value = await progress.evaluate((bar: HTMLProgressElement) => bar.value);
        return value > 0 && value < 100;
      })
      .toBe(true);
    await expect(name).toHaveValue('');
    await expect(cv).toHaveValue('');
    await expect(send).toHaveAttribute('aria-disabled', 'true');

    await expect(upload).toContainText('Recibimos tu CV: Currículum de Luz.pdf');
    await expect(progress).toHaveCount(0);
    await expect(send).toHaveText(joinLabels.success);
    await expect(send).toBeEnabled();
    expect((await sent).method()).toBe('PUT');
    expect(site.files(visitor).map(({ name, content }) => [name, content.equals(cv1MB)])).toEqual([
      ['Currículum de Luz.pdf', true],
    ]);
    await expect.poll(() => site.mails(visitor)).toHaveLength(2);
    const attached = site.mails(visitor).flatMap(({ parsed }) => parsed.attachments);
    expect(attached.map(({ content }) => content.equals(cv1MB))).toEqual([true]);
  });
});

test('§5.3 CV: when the CV fails the application stands, and the kept file goes through later', async ({
  page,
  site,
  visitor,
  expectNoise,
}) => {
  expectNoise(/api\/join-us\/.*cv|The CV was not received/);
  const { send, upload } = await openWithCv(page, visitor, onDisk('cv.pdf'));
  await page.route(cvCall, (route) => route.abort('connectionrefused'));
  await send.click();
  await expect(upload.getByRole('alert')).toContainText(
    'Recibimos tu solicitud, pero tu CV no llegó. Se cortó la conexión.',
  );
  await expect(send).toHaveText(joinLabels.success);
  await expect(upload.getByRole('link', { name: content.site.email })).toHaveAttribute(
    'href',
    `mailto:${content.site.email}?subject=CV`,
  );
  expect(site.submissions(visitor)).toHaveLength(1);
  expect(site.files(visitor)).toEqual([]);

  await page.unroute(cvCall);
  await upload.getByRole('button', { name: 'Subir CV de nuevo' }).press('Enter');
  await expect(upload).toBeFocused();
  await expect(upload).toContainText('Recibimos tu CV: cv.pdf');
  await expect(upload.getByRole('alert')).toBeEmpty();
  expect(site.files(visitor).map((file) => file.name)).toEqual(['cv.pdf']);
  expect(site.submissions(visitor)).toHaveLength(1);
});

test('§5.3 CV: over the limit the CV waits as told and goes through by itself', async ({
  page,
  site,
  visitor,
  expectNoise,
}) => {
  expectNoise(/status of 429|The CV was not received/);
  const { send, upload } = await openWithCv(page, visitor, onDisk('cv.pdf'));
  let calls = 0;
  await page.route(cvCall, (route) => {
    calls += 1;
    return calls > 1
      ? route.continue()
      : route.fulfill({ status: 429, headers: { 'Retry-After': '2' } });
  });
  await send.click();
  await expect(upload).toContainText('Lo intentamos de nuevo en 2 segundos');
  await expect(upload).toContainText('Recibimos tu CV: cv.pdf');
  expect(calls).toBe(2);
  expect(site.files(visitor)).toHaveLength(1);
});

test('§5.3 CV: a file that is not what its name says is explained, and another one taken', async ({
  page,
  site,
  visitor,
  expectNoise,
}) => {
  expectNoise(/status of 415|The CV was not received/);
  const { send, upload } = await openWithCv(
    page,
    visitor,
    onDisk('cv.pdf', Buffer.from('MZ programa')),
  );
  await send.click();
  await expect(upload.getByRole('alert')).toContainText('debe ser un archivo PDF, DOC o DOCX');
  await expect(upload.getByRole('button', { name: 'Subir CV de nuevo' })).toHaveCount(0);
  await upload.getByLabel('Elige otro archivo').setInputFiles(onDisk('cv.docx', makeDocx()));
  await expect(upload).toContainText('Recibimos tu CV: cv.docx');
  expect(site.files(visitor).map((file) => file.name)).toEqual(['cv.docx']);
});

test('§5.3 CV: an empty file or one over 5 MB is said before anything is sent, and stops no application', async ({
  page,
  site,
  visitor,
}) => {
  const { name, email, cv, send, upload } = await openJoinForm(page);
  const calls = requestsTo(page, '/cv?');
  for (const [file, text] of [
    [onDisk('large.pdf', Buffer.alloc(cvSizeLimit + 1)), 'pesa más de 5 MB'],
    [onDisk('empty.pdf', Buffer.alloc(0)), 'está vacío'],
  ] as const) {
    await name.fill('Luz');
    await email.fill(visitor);
    await cv.setInputFiles(file);
    await expect(cv).toHaveAttribute('aria-invalid', 'true');
    await expect(cv).toHaveAccessibleDescription(new RegExp(text));
    await send.click();
    await expect(send).toHaveText(joinLabels.success);
    await expect(upload.getByRole('alert')).toContainText(text);
    await expect(cv).not.toHaveAttribute('aria-invalid');
  }
  expect(calls).toHaveLength(0);
  await upload.getByLabel('Elige otro archivo').setInputFiles(onDisk('cv.pdf'));
  await expect(upload).toContainText('Recibimos tu CV: cv.pdf');
  expect(site.submissions(visitor)).toHaveLength(2);
  expect(site.files(visitor)).toHaveLength(1);
});

test('§5.3 CV: the chosen file is shown in Spanish, by a control that is seen', async ({
  page,
}) => {
  const { cv } = await openJoinForm(page);
  await cv.setInputFiles(onDisk('cv.pdf'));
  const display = page.locator('.file-display');
  await expect(display).toContainText('cv.pdf');
  await cv.setInputFiles([]);
  // The browser's own button speaks the browser's language: ours is seen, the real one is used.
  await expect(display).toHaveText('Elegir archivoNingún archivo elegido');
  await expect(cv).toHaveCSS('opacity', '0');
  expect(
    await display.evaluate((element) => element.checkVisibility({ opacityProperty: true })),
  ).toBe(true);
  await Promise.all([page.waitForEvent('filechooser'), cv.click({ position: { x: 40, y: 28 } })]);
  await cv.focus();
  await expect(display).toHaveCSS('outline-style', 'solid');
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
