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
import {
  content,
  listedCategories,
  mixed,
  offeredBy,
  sample,
  threePlans,
} from '../support/content.ts';
import { expect, holdBack, hydrated, type Page, test, visit } from '../support/test.ts';

const { category, plan, featured, bonus, addon } = sample;
const nextSteps = content.pages.contact.afterSending;

/** How far down the page is in view: to the package bar, where there is one. */
async function viewEnd(page: Page): Promise<number> {
  const bar = page.getByRole('region', { name: 'Tu paquete' });
  const box = (await bar.isVisible()) ? await bar.boundingBox() : null;
  return box?.y ?? page.viewportSize()?.height ?? 0;
}

test('§2.16 Category page: prices and total are in view on the first screen', {
  tag: '@phone',
}, async ({ page, isMobile }) => {
  for (const { path, plans, bonus } of listedCategories) {
    await page.goto(path);
    const first = plans.slice(0, isMobile ? plans.length : Math.min(plans.length, 2));
    const prices = isMobile
      ? page.getByRole('navigation', { name: 'Planes' }).getByRole('link')
      : page.locator('#planes li .text-figure');
    const end = await viewEnd(page);
    for (const [index, { price }] of first.entries()) {
      const shown = prices.nth(index);
      await expect(shown).toContainText(price.toLocaleString('en-US'));
      const box = await shown.boundingBox();
      expect((box?.y ?? end) + (box?.height ?? 0), `${path}, price ${index}`).toBeLessThan(end);
    }
    if (bonus) await expect(page.getByText('Total FREE')).toBeInViewport();
  }
});

test('§2.16 Category page: on a phone a price leads to its plan', {
  tag: ['@phone', '@phone-only'],
}, async ({ page }) => {
  await visit(page, withPackage(sample.path, plan));
  const prices = page.getByRole('navigation', { name: 'Planes' });
  await prices.getByRole('link', { name: featured.name }).tap();
  await expect(page.getByRole('heading', { name: featured.name, level: 3 })).toBeInViewport();
  await expect(page).toHaveURL(`${withPackage(sample.path, plan)}#${featured.id}`);
});

/** The comparison of a category as content says it: the topic, then a text or nothing per plan. */
function comparisonOf({ slug }: { slug: string }): string[][] {
  const plans = content.catalogue.plans.filter(({ categoryId }) => categoryId === slug);
  const topics = new Set(plans.flatMap(({ contents }) => Object.keys(contents)));
  return [...topics].map((topic) => [topic, ...plans.map(({ contents }) => contents[topic] ?? '')]);
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('§2.17 Plan card: a table compares what the plans include, topic by topic', {
    tag: '@phone',
  }, async ({ page }) => {
    for (const { path, slug, plans } of [category, threePlans].map((other) => ({
      ...other,
      path: `/servicios/${other.slug}`,
    }))) {
      await page.goto(path);
      const table = page.getByRole('table', { name: 'Qué incluye cada plan' });
      await expect(table).toBeVisible();
      for (const { name, price } of plans) {
        const head = table.getByRole('columnheader', { name });
        await expect(head.first()).toContainText(formatPriceWithCurrency(price));
      }
      const rows = await table
        .locator('tbody tr')
        .evaluateAll((elements) =>
          elements.map((row) => [...row.children].map(({ textContent }) => textContent)),
        );
      const expected = comparisonOf({ slug });
      expect(rows.toSorted()).toEqual(expected.toSorted());
      // What most plans have comes first.
      const held = rows.map((cells) => cells.filter(Boolean).length);
      expect(held).toEqual(held.toSorted((a, b) => b - a));
      const topic = rows[0]?.[0] ?? '';
      await expect(table.getByRole('rowheader', { name: topic, exact: true })).toBeVisible();
    }
  });
});

test('§2.17 Plan card: the comparison is named once, and what is scrolled has a name of its own', {
  tag: '@phone-only',
}, async ({ page }) => {
  const name = 'Qué incluye cada plan';
  for (const { path, plans } of listedCategories) {
    await page.goto(path);
    await expect(page.getByRole('table', { name })).toHaveCount(1);
    await expect(page.getByRole('region', { name })).toHaveCount(0);
    await expect(page.getByRole('group', { name: 'Planes lado a lado' })).toHaveCount(
      plans.length > 3 ? 1 : 0,
    );
  }
});

test('§2.17 Plan card: an empty cell of the comparison is read as a word', async ({ page }) => {
  const row = comparisonOf(category).find((cells) => cells.includes(''));
  if (!row) throw new Error('Every plan has every topic');
  await visit(page, sample.path);
  const table = page.getByRole('table', { name: 'Qué incluye cada plan' });
  const topic = page.getByRole('rowheader', { name: row[0], exact: true });
  await expect(table.getByRole('row').filter({ has: topic })).toMatchAriaSnapshot(`
    - row:
      - rowheader "${row[0]}"
${row
  .slice(1)
  .map((text) => `      - cell "${text || 'No incluye'}"`)
  .join('\n')}
  `);
});

test('§4.8 Package selection: an add-on says what the total is with it, before it is added', async ({
  page,
}) => {
  await visit(page, withPackage(sample.path, plan));
  const browser = page.locator('#complementos');
  const button = browser.getByRole('button', { name: addon.name });
  while (!(await button.isVisible())) {
    await browser.getByRole('button', { name: 'Siguiente' }).click();
  }
  const total = `Total con este complemento: ${totalText(plan, addon)}`;
  await expect(button).toHaveAccessibleDescription(total);
  await button.click();
  // It is in the total by now, and not twice.
  await expect(button).toHaveAccessibleDescription(total);
  await addButton(page, featured).click();
  await page.keyboard.press('Escape');
  await expect(button).toHaveAccessibleDescription(
    `Total con este complemento: ${totalText(plan, featured, addon)}`,
  );
});

test('§4.8 Package selection: the effect of an add-on tells kinds of price apart', async ({
  page,
}) => {
  const [monthly, addon] = mixed.plans.flatMap((plan) => {
    const [addon] = offeredBy(plan, 'addon').filter(
      ({ priceType }) => priceType !== plan.priceType,
    );
    return addon ? [plan, addon] : [];
  });
  if (!monthly || !addon) throw new Error('Every add-on is paid like its plan');
  await visit(page, withPackage(mixed.path, monthly));
  const button = page.locator('#complementos').getByRole('button', { name: addon.name });
  while (!(await button.isVisible())) {
    await page.locator('#complementos').getByRole('button', { name: 'Siguiente' }).click();
  }
  await expect(button).toHaveAccessibleDescription(
    `Total con este complemento: ${totalText(monthly, addon)} ${breakdownOf([monthly, addon])}`,
  );
});

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
  await expect(sent).toBeInViewport();
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
