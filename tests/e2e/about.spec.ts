import { joinForm, joinLabels as labels } from '../support/join-form.ts';
import { expect, hydrated, test, visit } from '../support/test.ts';

test.use({ shared: true });

const joinCall = '**/api/join-us';
test.describe('join form', () => {
  test('§5.2 Join form: the browser’s own validation, name and e-mail alone', async ({
    page,
    site,
    visitor,
  }) => {
    await visit(page, '/about');
    const { form, name, email, role, message, send } = joinForm(page);
    await expect(name).toHaveAttribute('required');
    await expect(email).toHaveAttribute('required');
    await expect(email).toHaveAttribute('type', 'email');
    await expect(role).not.toHaveAttribute('required');
    await expect(message).not.toHaveAttribute('required');
    await expect(form.locator('[maxlength], [minlength], [pattern]')).toHaveCount(0);
    expect(await form.getAttribute('novalidate')).toBeNull();

    let calls = 0;
    await page.route(joinCall, (route) => {
      calls += 1;
      return route.continue();
    });
    const valid = () => form.evaluate((element: HTMLFormElement) => element.checkValidity());
    await send.click();
    await expect(name).toBeFocused();
    await name.fill('Luz D’Ángelo');
    await email.fill('luz@');
    await send.click();
    await expect(email).toBeFocused();
    expect(await valid()).toBe(false);
    expect(calls).toBe(0);
    await email.fill(visitor);
    expect(await valid()).toBe(true);
    await send.click();
    await expect(send).toHaveText(labels.success);
    expect(calls).toBe(1);
    expect(site.submissions(visitor)).toHaveLength(1);
  });

  test('§7.2 Join call: exactly these four keys; one submission however often the button is pressed', async ({
    page,
    site,
    visitor,
  }) => {
    await visit(page, '/about');
    const { form, name, email, role, message, send } = joinForm(page);
    let calls = 0;
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    const sent = page.waitForRequest(joinCall);
    await page.route(joinCall, async (route) => {
      calls += 1;
      await held;
      await route.continue();
    });
    await expect(send).toHaveText(labels.idle);
    await name.fill('Luz Núñez');
    await email.fill(visitor);
    await role.fill('Animación');
    await message.fill('Hola\n¿cuándo?');
    await send.dblclick();
    await expect(send).toHaveText(labels.sending);
    await expect(send).toHaveAttribute('aria-disabled', 'true');
    await email.press('Enter');
    release();
    await expect(send).toHaveText(labels.success);
    await expect(form.getByRole('status')).toHaveText(labels.success);
    for (const field of [name, email, role, message]) await expect(field).toHaveValue('');
    expect(calls).toBe(1);
    // §7.2 Join call: exactly these four, as JSON.
    const request = await sent;
    expect([request.method(), request.headers()['content-type']]).toEqual([
      'POST',
      'application/json',
    ]);
    expect(request.postDataJSON()).toEqual({
      name: 'Luz Núñez',
      email: visitor,
      role: 'Animación',
      message: 'Hola\n¿cuándo?',
    });
    expect(site.submissions(visitor)).toMatchObject([
      {
        kind: 'application',
        payload: {
          name: 'Luz Núñez',
          email: visitor,
          role: 'Animación',
          message: 'Hola\n¿cuándo?',
        },
      },
    ]);
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
    await visit(page, '/about');
    const logged: string[] = [];
    page.on('console', (entry) => {
      if (entry.type() === 'error') logged.push(entry.text());
    });
    const { form, name, email, message, send } = joinForm(page);
    await name.fill('Luz Núñez');
    await email.fill(visitor);
    await message.fill('Hola');
    for (const fail of ['a bad answer', 'no answer'] as const) {
      logged.length = 0;
      await page.route(joinCall, (route) =>
        fail === 'no answer' ? route.abort('connectionrefused') : route.fulfill({ status: 500 }),
      );
      await send.click();
      await expect(send).toHaveText(labels.error);
      await expect(form.getByRole('alert')).toHaveText(labels.error);
      await expect.poll(() => logged.some((line) => line.startsWith('/api/join-us'))).toBe(true);
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
});
