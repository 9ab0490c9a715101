import {
  alerts,
  contactCall,
  contactForm,
  expectEmpty,
  fillContactForm,
  introduce,
  openWithPackage,
  send,
} from '../support/contact-form.ts';
import { fillJoinForm, joinCall, joinLabels } from '../support/join-form.ts';
import { expect, goTo, holdBack, hydrated, type Page, type Route, test } from '../support/test.ts';

test.use({ shared: true });

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
