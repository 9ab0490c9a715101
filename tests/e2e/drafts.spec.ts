import {
  contactForm,
  introduce,
  openContactForm,
  openWithPackage,
  openWithPlan,
  send,
  totalText,
  withPackage,
} from '../support/contact-form.ts';
import { sample } from '../support/content.ts';
import { onDisk, openJoinForm } from '../support/join-form.ts';
import { expect, footerLink, goTo, type Locator, test, visit } from '../support/test.ts';

test.use({ shared: true });

test('§4.10 Contact form: a draft survives reload, leaving and Back, and lies in no storage', async ({
  page,
}) => {
  const fields = await openWithPlan(page);
  await fields.addon(sample.addon.name).check();
  await introduce(fields, 'borrador@example.com', 'Primera línea\nSegunda línea');
  await page.reload();
  await expect(fields.message).toHaveValue('Primera línea\nSegunda línea');
  await expect(fields.name).toHaveValue('Renée O’Brien');
  await expect(fields.category).toHaveValue(sample.category.slug);
  await expect(fields.plan).toHaveValue(sample.plan.id);
  await expect(fields.addon(sample.addon.name)).toBeChecked();
  await expect(fields.total).toHaveText(totalText(sample.plan, sample.addon));
  const stored = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }]),
  );
  expect(stored).not.toMatch(/borrador@|Renée|línea/);

  await goTo(page, 'Nosotros', '/about');
  await page.goBack();
  await expect(fields.message).toHaveValue('Primera línea\nSegunda línea');
  await expect(fields.plan).toHaveValue(sample.plan.id);
  await expect(fields.total).toHaveText(totalText(sample.plan, sample.addon));
});

const typeAndLeave = (message: Locator) =>
  message.evaluate((field: HTMLTextAreaElement) => {
    field.setRangeText('Hola, ¿cuándo?');
    field.dispatchEvent(new InputEvent('input', { bubbles: true }));
    history.back();
  });

test('§4.10 Contact form: what was typed the moment before leaving is not lost', async ({
  page,
}) => {
  await visit(page, '/about');
  await goTo(page, 'Cotiza Gratis', '/contact');
  const { message } = contactForm(page);
  await typeAndLeave(message);
  await expect(page).toHaveURL('/about');
  await footerLink(page, 'Cotiza Gratis').click();
  await expect(message).toHaveValue('Hola, ¿cuándo?');
});

test('§4.10 Contact form: beside a package, too, the last words come back with Forward', async ({
  page,
}) => {
  const { message, total } = await openWithPackage(page);
  await typeAndLeave(message);
  await expect(page).toHaveURL(withPackage(sample.path, sample.bonus, sample.plan));
  await page.goForward();
  await expect(message).toHaveValue('Hola, ¿cuándo?');
  await expect(total).toHaveText(totalText(sample.plan));
});

test('§4.11 Join form: what was typed survives leaving, Back and reload, a chosen file does not', async ({
  page,
}) => {
  const { name, cv } = await openJoinForm(page);
  await cv.setInputFiles(onDisk('cv.pdf'));
  await name.fill('Luz Núñez');
  await goTo(page, 'Cotiza Gratis', '/contact');
  await page.goBack();
  await expect(name).toHaveValue('Luz Núñez');
  await page.reload();
  // The form is far below; its script comes when somebody comes near.
  await name.scrollIntoViewIfNeeded();
  await expect(name).toHaveValue('Luz Núñez');
  expect(await page.evaluate(() => JSON.stringify(history.state))).not.toContain('cv.pdf');
});

test('§4.10 Contact form: after Back it no longer says that it is sending, and can be sent', async ({
  page,
  site,
  visitor,
}) => {
  const fields = await openContactForm(page);
  await fields.category.selectOption('aun-no-lo-se');
  await introduce(fields, visitor);
  // The page was left in the middle of it: the answer never comes.
  let calls = 0;
  await page.route('**/api/contact', (route) => {
    calls += 1;
    return calls === 1 ? undefined : route.continue();
  });
  await fields.send.click();
  await expect(fields.send).toHaveText('Enviando…');
  // What a browser says to a page that it had kept as it was.
  await page.evaluate(() =>
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
  );
  await expect(fields.send).toHaveText('Enviar solicitud');
  await expect(fields.email).toHaveValue(visitor);
  await send(fields);
  expect(site.submissions(visitor)).toHaveLength(1);
});
