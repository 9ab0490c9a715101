import {
  alerts,
  contactForm,
  expectEmpty,
  introduce,
  openContactForm,
  openWithPackage,
  send,
  totalText,
  withPackage,
} from '../support/contact-form.ts';
import { content, sample } from '../support/content.ts';
import {
  expect,
  footerLink,
  goTo,
  holdBack,
  hydrated,
  type Page,
  test,
  visit,
} from '../support/test.ts';

test.use({ shared: true });

const { catalogue } = content;
const { category, plan, featured, bonus, exclusive } = sample;

test('§4.10 Contact form: removing an item of the package updates the total, and leaves the focus in the package', async ({
  page,
  site,
  visitor,
}) => {
  const fields = await openWithPackage(page);
  await fields.form.getByRole('button', { name: `Quitar ${bonus.name}` }).click();
  await expect(fields.form.getByRole('heading', { name: 'Tu paquete' })).toBeFocused();
  await expect(fields.form.getByRole('listitem')).toHaveCount(1);
  await expect(fields.form.getByRole('listitem')).toContainText(category.name);
  await page.reload();
  await expect(fields.form.getByRole('listitem')).toHaveCount(1);
  // A link to the page that is shown takes nothing away.
  await goTo(page, 'Cotiza Gratis', withPackage('/contact', plan));
  await introduce(fields, visitor);
  await send(fields);
  expect(site.submissions(visitor)[0]?.payload).toMatchObject({
    total: plan.price,
    selectedAddonIds: [],
  });
});

test('§4.10 Contact form: without the last item a choice is asked for again', async ({ page }) => {
  const fields = await openWithPackage(page);
  await fields.form.getByRole('button', { name: `Quitar ${plan.name}`, exact: true }).click();
  await expect(fields.total).toHaveText('FREE');
  await expect(page).toHaveURL(withPackage('/contact', bonus));
  await fields.form.getByRole('button', { name: `Quitar ${bonus.name}` }).click();
  await expect(page).toHaveURL('/contact');
  await expect(fields.total).toHaveText('—');
  await expect(fields.category).toBeVisible();
  await expect(fields.plan).toBeDisabled();
});

test('§8.3 Contact success: nothing comes back, by reload, Back or Forward', async ({
  page,
  visitor,
}) => {
  const fields = await openWithPackage(page);
  await page.reload();
  await expect(fields.form.getByRole('listitem')).toHaveCount(2);
  await introduce(fields, visitor);
  await send(fields);
  await expectEmpty(page);
  await expect(page).toHaveURL('/contact');
  await page.reload();
  await expectEmpty(page);
  await page.goBack();
  await expect(page).toHaveURL(withPackage(sample.path, bonus, plan));
  await page.goForward();
  await expect(page).toHaveURL('/contact');
  await expectEmpty(page);
  expect(await page.evaluate(() => JSON.stringify(history.state))).not.toMatch(
    /selectedList|Renée/,
  );
});

test('§4.10 Contact form: while another page is on its way, its address brings no package here', async ({
  page,
}) => {
  await visit(page, withPackage(sample.path, plan));
  await footerLink(page, 'Cotiza Gratis').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hablemos de tu Proyecto');
  const deliverForm = await holdBack(page, /quote-form-/);
  const deliverCategory = await holdBack(page, /assets\/category-/);
  const asked = page.waitForRequest(/quote-form-/);
  await page.reload();
  await page.keyboard.press('Shift');
  await asked;
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL(withPackage(sample.path, plan));
  deliverForm();
  const { total } = contactForm(page);
  await hydrated(page);
  await page.evaluate(() => history.forward());
  await expect(page).toHaveURL('/contact');
  deliverCategory();
  await expect(total).toHaveText('—');
  await expect(page.getByRole('heading', { name: 'Tu paquete' })).toHaveCount(0);
});

test('§4.10 Contact form: a package whose plan goes loses what only that plan offers', async ({
  page,
}) => {
  await visit(page, withPackage('/contact', plan, featured, exclusive));
  const { form, total } = contactForm(page);
  await expect(form.getByRole('listitem')).toHaveCount(3);
  await form.getByRole('button', { name: `Quitar ${featured.name}`, exact: true }).click();
  await expect(form).toContainText(`Quitamos ${exclusive.name}: no va con el plan de tu paquete.`);
  await expect(total).toHaveText(totalText(plan));
  await expect(page).toHaveURL(withPackage('/contact', plan));
});

test('§4.10 Contact form: navigation state that is nonsense does no harm', async ({ page }) => {
  await visit(page, '/contact');
  for (const usr of ['x', { selectedList: Array(10_000).fill(null) }]) {
    await page.evaluate((state) => {
      history.replaceState({ ...history.state, usr: state, quoteDraft: state }, '');
    }, usr);
    await page.reload();
    const fields = contactForm(page);
    await fields.category.selectOption(category.slug);
    await expect(fields.plan).toBeEnabled();
  }
});

test.describe('in a page of its own', () => {
  test.use({ shared: false });

  test('§4.10 Contact form: forged navigation state is checked against the catalogue', async ({
    page,
    site,
    visitor,
  }) => {
    const fields = await openContactForm(page);
    await setPackage(page, [
      { ...featured, name: '<img src=x onerror=alert(1)>', type: 7, price: -5 },
      { id: 'no-existe', name: 'Nada', type: 'plan', price: 1, categoryId: '' },
    ]);
    await page.reload();
    await expect(fields.form.getByRole('listitem')).toHaveCount(1);
    await expect(fields.form.getByRole('listitem')).toContainText(featured.name);
    await expect(fields.form).toContainText(
      'Un elemento de tu paquete ya no está disponible y lo quitamos.',
    );
    await expect(fields.total).toHaveText(totalText(featured));
    await introduce(fields, visitor);
    await send(fields);
    expect(site.submissions(visitor)[0]?.pricing).toMatchObject({
      total: featured.price,
      flags: [],
    });
  });

  test('§4.10 Contact form: what is typed at the moment of its hydration takes no package away', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      // A letter in each task from then on, as fast as no hand: one of them comes between two of React's.
      const { port1, port2 } = new MessageChannel();
      let left = 200;
      port1.onmessage = () => {
        const field = document.querySelector<HTMLInputElement>('form [name=name]');
        const isReady = field && !field.closest('[data-dehydrated]');
        if (isReady) {
          field.value += 'a';
          field.dispatchEvent(new Event('input', { bubbles: true }));
          left -= 1;
        }
        if (left > 0) port2.postMessage(null);
      };
      addEventListener('hydrated', () => port2.postMessage(null), { once: true });
    });
    await visit(page, withPackage('/contact', plan));
    const { form, name } = contactForm(page);
    await expect(name).toHaveValue('a'.repeat(200));
    await expect(form.getByRole('listitem')).toHaveCount(1);
  });

  test('§4.10 Contact form: the longest names fit the narrowest screen', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    const fields = await openContactForm(page);
    const names = [withMaxName(catalogue.plans), withMaxName(catalogue.addons)];
    await setPackage(page, names);
    await page.reload();
    await expect(fields.form.getByRole('listitem')).toHaveCount(2);
    await fields.name.fill('Núñez‑de‑la‑Torre‑y‑Villaseñor'.repeat(3));
    await fields.send.click();
    await expect(fields.error).toHaveText(alerts.incomplete);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    for (const { name } of names) {
      const box = await fields.form.getByRole('listitem').filter({ hasText: name }).boundingBox();
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320);
    }
  });
});

/** Before the page's own scripts: what it remembers itself would be newer. */
async function setPackage(page: Page, selectedList: object[]) {
  await page.addInitScript((list) => {
    const usr = { selectedList: list };
    history.replaceState({ ...history.state, usr, quoteDraft: undefined }, '');
  }, selectedList);
}

function withMaxName<Item extends { name: string }>(items: readonly Item[]): Item {
  return items.reduce((longest, item) => (item.name.length > longest.name.length ? item : longest));
}
