import { makePdf } from '../../server/test-support/cv-files.ts';
import { alerts, introduce, openContactForm, send } from '../support/contact-form.ts';
import { joinLabels, openJoinForm } from '../support/join-form.ts';
import { expect, requestsTo, test } from '../support/test.ts';

// One submission of each kind in twelve seconds.
test.use({ siteSettings: { RATE_LIMIT_MAX: '1', RATE_LIMIT_WINDOW_SECONDS: '12' } });
test.describe.configure({ mode: 'serial' });
test.beforeEach(({ expectNoise }) => expectNoise(/status of 429|: 429/));

const waiting =
  /Lo intentamos de nuevo en \d+ segundos?; puedes ver otras páginas, pero no cierres/;

test('§8.2 Contact request fails: over the limit the form waits as told and goes through by itself', async ({
  page,
  site,
  visitor,
}) => {
  const fields = await openContactForm(page);
  const fill = async (message: string) => {
    await introduce(fields, visitor, message);
    await fields.category.selectOption('aun-no-lo-se');
  };
  await fill('Primera');
  await send(fields);
  const calls = requestsTo(page, '/api/contact');
  await fill('Segunda');
  await fields.send.click();
  await expect(fields.error).toHaveText(alerts.failed);
  await expect(fields.form.getByText(waiting)).toBeVisible();
  await expect(fields.message).toHaveValue('Segunda');
  await expect(fields.success).toBeVisible();
  await expect(fields.form.getByText(waiting)).toHaveCount(0);
  expect(site.submissions(visitor).map(({ payload }) => payload.message)).toEqual([
    'Primera',
    'Segunda',
  ]);
  // One submission, however often it was tried.
  const keys = calls.map((call) => call.headers()['idempotency-key']);
  expect(keys.length).toBeGreaterThan(1);
  expect(keys[0]).toBeTruthy();
  expect(new Set(keys).size).toBe(1);

  await fill('Tercera');
  await fields.send.click();
  await fields.form.getByRole('button', { name: 'No esperar' }).click();
  await expect(fields.form.getByText(waiting)).toHaveCount(0);
  await expect(fields.send).toBeFocused();
  await expect(fields.message).toHaveValue('Tercera');
  await expect(fields.error).not.toBeEmpty();
});

test('§4.11 Join form: over the limit the application waits as told, goes through by itself, and its CV follows', async ({
  page,
  site,
  visitor,
}) => {
  const { form, name, email, cv, send, upload } = await openJoinForm(page);
  const fill = async (person: string) => {
    await name.fill(person);
    await email.fill(visitor);
    await cv.setInputFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer: makePdf() });
  };
  await fill('Luz');
  await send.click();
  await expect(upload).toContainText('Recibimos tu CV');
  await fill('Sol');
  await send.click();
  await expect(send).toHaveText(joinLabels.error);
  await expect(form.getByText(waiting)).toBeVisible();
  await expect(name).toHaveValue('Sol');
  await expect(send).toHaveText(joinLabels.success);
  await expect.poll(() => site.files(visitor)).toHaveLength(2);
  expect(site.submissions(visitor).map(({ payload }) => payload.name)).toEqual(['Luz', 'Sol']);
});
