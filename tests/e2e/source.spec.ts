import { contactForm, introduce, send } from '../support/contact-form.ts';
import { openJoinForm } from '../support/join-form.ts';
import { expect, goTo, hydrated, test } from '../support/test.ts';

const advertisement =
  '/servicios?utm_source=boletin&utm_campaign=oto%C3%B1o&email=ana%40example.com&gclid=Cj0K';
const referer = 'https://www.ejemplo.example/noticias?q=agencia';

test('§12.9 Source: the agency reads which advertisement a visitor came by, two pages later', async ({
  page,
  site,
  visitor,
}) => {
  // The first page is left before it is hydrated.
  await page.goto(advertisement, { referer, waitUntil: 'domcontentloaded' });
  // §3.1 An address may hold personal data.
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('ana');
  await page.goto('/about?utm_source=otro', { referer: `${site.baseUrl}/servicios` });
  await hydrated(page);
  await goTo(page, 'Cotiza Gratis', '/contact');
  await hydrated(page);
  const fields = contactForm(page);
  await introduce(fields, visitor);
  await fields.category.selectOption('aun-no-lo-se');
  await send(fields);
  await expect
    .poll(() => site.mails(visitor)[0]?.parsed.text)
    .toContain(
      'Llegó por: /servicios?utm_source=boletin&utm_campaign=oto%C3%B1o&gclid=Cj0K desde www.ejemplo.example\n',
    );
});

test('§12.9 Source: an application names it, too; what somebody put into storage is not sent', async ({
  page,
  site,
  visitor,
}) => {
  const { name, email, send } = await openJoinForm(page);
  const apply = async (person: string) => {
    await name.fill(person);
    await email.fill(visitor);
    await send.click();
    await expect(send).toHaveText('¡Enviado!');
  };
  await apply('Luz');
  await page.evaluate(() => sessionStorage.setItem('source', 'ñandú \u202e'));
  await apply('Sol');
  expect(site.submissions(visitor).map(({ source }) => source)).toEqual(['/about', '/about']);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('§12.9 Source: the page of the form is named, with its campaign', async ({
    page,
    site,
    visitor,
    expectNoise,
  }) => {
    expectNoise(/^failed request: \S+\.js csp$/);
    await page.goto('/contact?utm_source=boletin&email=ana%40example.com', { referer });
    const fields = contactForm(page);
    await introduce(fields, visitor);
    await fields.category.selectOption('aun-no-lo-se');
    await fields.send.click();
    await expect(page).toHaveURL('/gracias');
    await expect
      .poll(() => site.mails(visitor)[0]?.parsed.text)
      .toContain('Llegó por: /contact?utm_source=boletin\n');
  });
});
