import {
  fillJoinForm,
  joinCall,
  joinLabels as labels,
  openJoinForm,
} from '../support/join-form.ts';
import { expect, holdBack, hydrated, type Route, requestsTo, test } from '../support/test.ts';

test.use({ shared: true });

test('§5.2 Join form: the browser’s own validation, name and e-mail alone', async ({
  page,
  site,
  visitor,
}) => {
  const { form, name, email, role, message, send } = await openJoinForm(page);
  await expect(name).toHaveAttribute('required');
  await expect(email).toHaveAttribute('required');
  await expect(email).toHaveAttribute('type', 'email');
  await expect(role).not.toHaveAttribute('required');
  await expect(message).not.toHaveAttribute('required');
  await expect(form.locator('[maxlength], [minlength], [pattern]')).toHaveCount(0);
  expect(await form.getAttribute('novalidate')).toBeNull();

  const calls = requestsTo(page, '/api/');
  const valid = () => form.evaluate((element: HTMLFormElement) => element.checkValidity());
  await send.click();
  await expect(name).toBeFocused();
  await name.fill('Luz D’Ángelo');
  await email.fill('luz@');
  await send.click();
  await expect(email).toBeFocused();
  expect(await valid()).toBe(false);
  expect(calls).toHaveLength(0);
  await email.fill(visitor);
  expect(await valid()).toBe(true);
  await send.click();
  await expect(send).toHaveText(labels.success);
  expect(calls).toHaveLength(1);
  expect(site.submissions(visitor)).toHaveLength(1);
});

test('§7.2 Join call: exactly these four keys; one submission however often the button is pressed', async ({
  page,
  site,
  visitor,
}) => {
  const { form, name, email, role, message, send } = await openJoinForm(page);
  const calls = requestsTo(page, '/api/');
  const release = await holdBack(page, joinCall);
  await expect(send).toHaveText(labels.idle);
  const payload = {
    name: 'Luz Núñez',
    email: visitor,
    role: 'Animación',
    message: 'Hola\n¿cuándo?',
  };
  await name.fill(payload.name);
  await email.fill(payload.email);
  await role.fill(payload.role);
  await message.fill(payload.message);
  await send.dblclick();
  await expect(send).toHaveText(labels.sending);
  await expect(send).toHaveAttribute('aria-disabled', 'true');
  await email.press('Enter');
  release();
  await expect(send).toHaveText(labels.success);
  await expect(form.getByRole('status')).toHaveText(labels.success);
  for (const field of [name, email, role, message]) await expect(field).toHaveValue('');
  expect(
    calls.map((call) => [call.method(), call.headers()['content-type'], call.postDataJSON()]),
  ).toEqual([['POST', 'application/json', payload]]);
  expect(site.submissions(visitor)).toMatchObject([{ kind: 'application', payload }]);
  await name.fill('O');
  await expect(send).toHaveText(labels.idle);
  await page.reload();
  await hydrated(page);
  await expect(email).toHaveValue('');
});

test('§8.4 Join request fails: said on the button, logged, nothing lost, then it goes through', async ({
  page,
  site,
  visitor,
  expectNoise,
}) => {
  expectNoise(/api\/join-us/);
  const { form, name, email, message, send } = await openJoinForm(page);
  await name.fill('Luz Núñez');
  await email.fill(visitor);
  await message.fill('Hola');
  for (const fail of [
    (route: Route) => route.fulfill({ status: 500 }),
    (route: Route) => route.abort('connectionrefused'),
  ]) {
    const logged = page.waitForEvent('console', (message) =>
      message.text().startsWith('/api/join-us'),
    );
    await page.route(joinCall, fail);
    await send.click();
    await expect(send).toHaveText(labels.error);
    await expect(form.getByRole('alert')).toHaveText(labels.error);
    expect((await logged).type()).toBe('error');
    await expect(name).toHaveValue('Luz Núñez');
    await expect(message).toHaveValue('Hola');
    await page.unroute(joinCall);
    await message.fill('Hola ');
    await expect(send).toHaveText(labels.idle);
    await message.fill('Hola');
  }
  expect(site.submissions(visitor)).toEqual([]);
  await send.click();
  await expect(send).toHaveText(labels.success);
  expect(site.submissions(visitor)).toHaveLength(1);
});

test('§5.2 Join form: an e-mail address copied with invisible characters is taken without them', async ({
  page,
  site,
  visitor,
}) => {
  const form = await openJoinForm(page);
  await form.name.fill('Luz');
  await form.email.fill(`\u2066${visitor}\u2069\u200e`);
  await form.send.click();
  await expect(form.send).toHaveText(labels.success);
  expect(site.submissions(visitor)).toHaveLength(1);
});

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
  await expect(send).toHaveText(labels.error);
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
  await expect(send).toHaveText(labels.success);
  expect(site.submissions(visitor)).toHaveLength(1);
});
