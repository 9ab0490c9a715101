import { openContactForm } from '../support/contact-form.ts';
import { oneFilm } from '../support/content.ts';
import { expect, footerLink, holdBack, requestsTo, test, visit } from '../support/test.ts';

test('§2.20 Offline: without a connection the page stays, says so, and goes on when the line is back', async ({
  page,
  context,
  expectNoise,
}) => {
  expectNoise(/ERR_INTERNET_DISCONNECTED/);
  const { message } = await openContactForm(page);
  const about = footerLink(page, 'Nosotros');
  await context.setOffline(true);
  await message.fill('Una tienda de quesos');
  await about.click();
  const notice = page.getByRole('alert').filter({ hasText: 'Sin conexión a internet' });
  await expect(notice).toContainText('lo que escribiste sigue aquí');
  await expect(about).toBeFocused();
  await expect(page).toHaveURL('/contact');
  await expect(message).toHaveValue('Una tienda de quesos');

  await context.setOffline(false);
  await expect(notice).toHaveCount(0);
  await about.click();
  await expect(page).toHaveURL('/about');
  await page.goBack();
  await expect(message).toHaveValue('Una tienda de quesos');
});

test('§2.20 Offline: of two presses while the server is asked, the second counts', async ({
  page,
}) => {
  await openContactForm(page);
  // A browser that reports to be offline, and is not.
  await page.evaluate(() => Object.defineProperty(navigator, 'onLine', { get: () => false }));
  const asked = requestsTo(page, '/about');
  const answer = await holdBack(page, '/about');
  for (const presses of [1, 2]) {
    await footerLink(page, 'Nosotros').click();
    const questions = () => asked.filter((request) => request.method() === 'HEAD').length;
    await expect.poll(questions).toBe(presses);
  }
  answer();
  await expect(page).toHaveURL('/about');
});

test('§2.20 Offline: without a connection that the browser knows of, the wanted page waits for one', async ({
  page,
  expectNoise,
}) => {
  expectNoise(/ERR_INTERNET_DISCONNECTED|preload|dynamically imported|during render/);
  const { message } = await openContactForm(page);
  await message.fill('Una tienda de quesos');
  await page.route('**/*', (route) => route.abort('internetdisconnected'));
  await footerLink(page, 'Nosotros').click();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('No hay conexión');
  await expect(heading, 'its styles came with the document').toHaveCSS('font-family', /Typeface/);
  await expect(page).toHaveTitle(/^No hay conexión \| /);
  await page.setViewportSize({ width: 320, height: 800 });
  const lines = await page.getByText('Pausa').evaluate((code) => {
    const word = document.createRange();
    word.selectNodeContents(code);
    return [...word.getClientRects()].map(({ right }) => right <= innerWidth);
  });
  expect(lines, 'one line, in view').toEqual([true]);
  await page.goBack();
  await expect(page).toHaveURL('/contact');
  await expect(heading).toHaveText('No hay conexión');
  await page.unroute('**/*');
  // Where the page before is still being asked for, it comes back by itself, and its button goes.
  const again = page.getByRole('button', { name: 'Intentar de nuevo' });
  await expect(async () => {
    if (await again.isVisible()) await again.click({ timeout: 1000 });
    await expect(message).toHaveValue('Una tienda de quesos', { timeout: 2000 });
  }).toPass({ timeout: 20_000 });
});

test('§2.20 Offline: the notice does not wait for scripts of the header that never came', async ({
  page,
  expectNoise,
}) => {
  expectNoise(/ERR_INTERNET_DISCONNECTED|preload|dynamically imported|during render/);
  // A project's bar has no menus: their script is not there yet.
  await visit(page, oneFilm.path);
  await page.route('**/*', (route) => route.abort('internetdisconnected'));
  await footerLink(page, 'Nosotros').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No hay conexión');
});
