import {
  alerts,
  choosePlan,
  contactCall,
  expectEmpty,
  introduce,
  openContactForm,
  openWithPlan,
  send,
} from '../support/contact-form.ts';
import { sample } from '../support/content.ts';
import { expect, holdBack, type Route, requestsTo, test } from '../support/test.ts';

test.use({ shared: true });

test('§8.2 Contact request fails: server gone or 500, nothing is lost and it is logged', async ({
  page,
  site,
  visitor,
  expectNoise,
}) => {
  expectNoise(/api\/contact/);
  const fields = await openContactForm(page);
  await choosePlan(page);
  await fields.addon(sample.addon.name).check();
  await introduce(fields, visitor);
  await fields.phone.fill('722 555 0100');
  for (const fail of [
    (route: Route) => route.abort('connectionrefused'),
    (route: Route) => route.fulfill({ status: 500, body: 'x' }),
  ]) {
    const logged = page.waitForEvent('console', (message) =>
      message.text().startsWith('/api/contact'),
    );
    await page.route(contactCall, fail);
    await fields.send.click();
    expect((await logged).type()).toBe('error');
    await expect(fields.error).toHaveText(alerts.failed);
    await expect(fields.name).toHaveValue('Renée O’Brien');
    await expect(fields.message).toHaveValue('Hola, ¿cuándo?');
    await expect(fields.phone).toHaveValue('722 555 0100');
    await expect(fields.plan).toHaveValue(sample.plan.id);
    await expect(fields.addon(sample.addon.name)).toBeChecked();
    await page.unroute(contactCall);
  }
  expect(site.submissions(visitor)).toEqual([]);

  await send(fields);
  await expect(fields.error).toHaveText('');
  expect(site.submissions(visitor)).toHaveLength(1);
  await expectEmpty(page);
});

test('§7.1 Contact call: only the status of the answer counts, its body is not read', async ({
  page,
  visitor,
}) => {
  const fields = await openWithPlan(page);
  await introduce(fields, visitor);
  await page.route(contactCall, (route) =>
    route.fulfill({ status: 200, contentType: 'application/json', body: '{"error": <html>' }),
  );
  await send(fields);
  await expectEmpty(page);
});

test('§7.1 Contact call: several presses make one submission; another message makes another', async ({
  page,
  site,
  visitor,
}) => {
  const fields = await openContactForm(page);
  const calls = requestsTo(page, '/api/');
  const release = await holdBack(page, contactCall);
  await choosePlan(page);
  await introduce(fields, visitor);
  await fields.send.dblclick();
  await expect(fields.send).toHaveText('Enviando…');
  await fields.email.press('Enter');
  await fields.send.click({ force: true });
  release();
  await expect(fields.success).toBeVisible();
  expect(calls).toHaveLength(1);
  expect(site.submissions(visitor)).toHaveLength(1);

  await choosePlan(page);
  await introduce(fields, visitor, 'Y otra cosa.');
  await send(fields);
  await expect.poll(() => site.submissions(visitor)).toHaveLength(2);
  await expect.poll(() => site.mails(visitor)).toHaveLength(2);
});

test('§12.4 Honeypot: a filled one is sent as one more key and quarantines the submission', async ({
  page,
  site,
  visitor,
}) => {
  const fields = await openWithPlan(page);
  await introduce(fields, visitor);
  const honeypot = fields.form.locator('[name=nota_interna]');
  await expect(honeypot).toHaveAttribute('tabindex', '-1');
  await honeypot.evaluate((element: HTMLInputElement) => {
    element.value = 'x';
  });
  await send(fields);
  expect(site.submissions(visitor)).toMatchObject([{ quarantined: true }]);
});
