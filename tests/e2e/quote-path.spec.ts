import { breakdownOf, formatPriceWithCurrency } from '../../domain/catalogue/money.ts';
import {
  addButton,
  alerts,
  contactForm,
  introduce,
  openWithPackage,
  send,
  totalText,
  withPackage,
} from '../support/contact-form.ts';
import { content, sample } from '../support/content.ts';
import { expect, holdBack, hydrated, test, visit } from '../support/test.ts';

const { category, plan, bonus, addon } = sample;
const nextSteps = content.pages.contact.afterSending;

test('§4.8 Package selection: the package can be shared, or its link is copied', {
  tag: '@phone',
}, async ({ page, context, isMobile }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await visit(page, withPackage(sample.path, plan));
  await page.getByRole('button', { name: 'Ver paquete' }).click();
  const dialog = page.getByRole('dialog', { name: 'Tu paquete' });
  const share = dialog.getByRole('button', { name: 'Compartir' });
  await (isMobile ? share.tap() : share.press('Enter'));
  const said = dialog.locator('[aria-live=polite]').last();
  await expect(said).toHaveText('Copiamos el enlace de tu paquete.');
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(new RegExp(`^http.*${sample.path}\\?paquete=${plan.id}$`));

  await context.clearPermissions();
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('forbidden'));
  });
  await share.click();
  await expect(said).toHaveText(`Copia este enlace: ${copied}`);

  // Where there is a share sheet, it gets the link, and closing it is no error.
  await page.goto(withPackage('/contact', plan));
  await hydrated(page);
  await page.evaluate(() => {
    navigator.share = (data) => {
      document.title = data?.url ?? '';
      return Promise.reject(new DOMException('', 'AbortError'));
    };
  });
  const { form } = contactForm(page);
  await form.getByRole('button', { name: 'Compartir' }).click();
  await expect(page).toHaveTitle(new RegExp(`/contact\\?paquete=${plan.id}$`));
  await expect(form).not.toContainText('enlace');
});

test('§4.8 Package selection: a draft of the quote is printed alone, on one page', async ({
  page,
}) => {
  const [monthly] = content.catalogue.plans.filter(
    ({ priceType, price }) => priceType !== plan.priceType && typeof price === 'number',
  );
  if (!monthly) throw new Error('One kind of price');
  const items = [plan, addon, bonus, monthly];
  await visit(page, withPackage('/contact', ...items));
  // The browser's own would print, and the draft be gone before it can be looked at.
  await page.evaluate(() => {
    Object.assign(window, { print() {} });
  });
  await contactForm(page).form.getByRole('button', { name: 'Imprimir' }).press('Enter');
  const draft = page.locator('body > article');
  await expect(draft).toBeAttached();
  await expect(draft).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(draft).toBeVisible();
  await expect(page.getByRole('main')).toBeHidden();
  // As wide as a sheet of paper.
  await page.setViewportSize({ width: 720, height: 960 });
  const cloth = await draft.getByRole('img', { name: /^Tejido de tu paquete/ }).boundingBox();
  const heading = await draft.getByRole('heading', { level: 1 }).evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return range.getBoundingClientRect().right;
  });
  expect(cloth?.x).toBeGreaterThan(heading);
  await expect(draft).toContainText(content.site.brand);
  await expect(draft).toContainText(String(new Date().getFullYear()));
  const rows = draft.getByRole('row');
  for (const { name, price } of items) {
    await expect(rows.filter({ hasText: name }).first()).toContainText(
      formatPriceWithCurrency(price),
    );
  }
  await expect(draft.getByRole('rowheader', { name: category.name })).toBeVisible();
  const sums = breakdownOf(items)?.split(' · ') ?? [];
  expect(sums.length).toBeGreaterThan(1);
  for (const sum of sums) {
    const [, label = '', amount = ''] = /^(.*) (\$.*)$/.exec(sum) ?? [];
    await expect(rows.filter({ hasText: label })).toContainText([`${amount} USD`]);
  }
  await expect(rows.last()).toContainText(totalText(...items));
  const pdf = (await page.pdf()).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);

  await page.emulateMedia({ media: 'screen' });
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await expect(draft).toHaveCount(0);
});

test('§8.3 Contact success: what was sent stands there, and what happens next', {
  tag: '@phone',
}, async ({ page, visitor }) => {
  const fields = await openWithPackage(page);
  await introduce(fields, visitor);
  await send(fields);
  await expect(fields.success).toHaveText(alerts.sent);
  await expect(fields.success).toBeInViewport({ ratio: 1 });
  const sent = page.getByRole('region', { name: 'Lo que enviaste' });
  await expect(sent.getByRole('heading', { name: 'Lo que enviaste' })).toBeInViewport({ ratio: 1 });
  await expect(sent.getByRole('listitem')).toHaveCount(2);
  await expect(sent.getByRole('listitem').last()).toHaveText(
    `${plan.name}Plan · ${category.name}${formatPriceWithCurrency(plan.price)}${plan.priceType}`,
  );
  await expect(sent).toContainText(`Total aproximado: ${totalText(plan)}`);
  await expect(sent).toContainText(nextSteps);
  await expect(sent.getByRole('button')).toHaveCount(0);
  await fields.name.fill('Otra persona');
  await expect(sent).toHaveCount(0);
});

test('§7.3 Forms without scripts: the page of thanks shows the package that the form named', async ({
  page,
  visitor,
}) => {
  // Sent before the scripts arrive: the browser posts the form by itself.
  const release = await holdBack(page, /\/assets\/.*\.js$/);
  await page.goto(withPackage('/contact', plan, addon));
  const fields = contactForm(page);
  await introduce(fields, visitor);
  await fields.send.click();
  await expect(page).toHaveURL('/gracias');
  release();
  await hydrated(page);
  const sent = page.getByRole('region', { name: 'Lo que enviaste' });
  await expect(sent.getByRole('listitem')).toHaveCount(2);
  await expect(sent).toContainText(`Total aproximado: ${totalText(plan, addon)}`);
  await expect(sent).toContainText(nextSteps);
  // §4.12 As large as the page allows.
  const cloth = page.getByRole('img', { name: /^Tejido de tu paquete/ });
  const { width = 0 } = (await cloth.boundingBox()) ?? {};
  expect(width).toBeGreaterThan((page.viewportSize()?.width ?? 0) / 2);
  // The line of the page stays in its margin.
  const line = sent.evaluate((element) => getComputedStyle(element, '::before').content);
  expect(await line).toBe('none');

  // Applications end here, too.
  await visit(page, '/about');
  await page.evaluate(() => location.assign('/gracias'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(alerts.sent);
  await hydrated(page);
  await expect(sent).toHaveCount(0);
});

test('§10.1 Everyone: what a screen reader is told on the way from the plans to the thanks', async ({
  page,
  visitor,
}) => {
  await visit(page, withPackage(sample.path, bonus));
  await addButton(page, plan).press('Enter');
  await expect(page.getByRole('dialog')).toMatchAriaSnapshot(`
    - dialog "Tu paquete":
      - heading "Tu paquete" [level=2]
      - button "Cerrar"
      - list:
        - listitem:
          - text: /.+/
          - button "Quitar ${bonus.name}"
        - listitem:
          - text: /.+/
          - button "Quitar ${plan.name}"
      - status: ${totalText(plan)}
      - button "Compartir"
      - button "Imprimir"
      - link "Enviar por WhatsApp"
      - button "Continuar"
  `);
  await page.getByRole('button', { name: 'Continuar' }).press('Enter');
  const { form } = contactForm(page);
  await expect(form.getByRole('listitem')).toHaveCount(2);
  await expect(form).toMatchAriaSnapshot(`
    - textbox "Nombre *"
    - textbox "Correo electrónico *"
    - textbox "Mensaje *"
    - region "Tu paquete":
      - heading "Tu paquete" [level=3]
      - list:
        - listitem:
          - button "Quitar ${bonus.name}"
        - listitem:
          - button "Quitar ${plan.name}"
    - status: ${totalText(plan)}
    - button "Compartir"
    - button "Imprimir"
    - button "Enviar solicitud"
    - link "Enviar por WhatsApp"
  `);
  const fields = contactForm(page);
  await introduce(fields, visitor);
  await fields.send.press('Enter');
  await expect(fields.success).toBeVisible();
  await expect(form).toMatchAriaSnapshot(`
    - region "Lo que enviaste":
      - heading "Lo que enviaste" [level=3]
      - list:
        - listitem: /${bonus.name}/
        - listitem: /${plan.name}/
      - paragraph: /${totalText(plan).replace('$', '\\$')}/
      - heading "Qué sigue" [level=3]
    - button "Enviar solicitud"
    - status:
      - paragraph: ${alerts.sent}
  `);
});
