import type { BrowserContext } from '@playwright/test';
import { contactForm, introduce, totalText, withPackage } from '../support/contact-form.ts';
import { sample } from '../support/content.ts';
import { expect, hydrated, type Page, test, visit } from '../support/test.ts';

const { plan, bonus, addon } = sample;

/** Both press at the same moment and are told of their success. */
async function sendAtOnce(...pages: Page[]) {
  await Promise.all(pages.map((page) => contactForm(page).send.click()));
  for (const page of pages) await expect(contactForm(page).success).toBeVisible();
}

test('§7.1 Contact call: two tabs that send at once are two submissions, each with its own', async ({
  page,
  context,
  site,
  visitor,
}) => {
  const other = await context.newPage();
  for (const [tab, item] of [
    [page, plan],
    [other, addon],
  ] as const) {
    await visit(tab, withPackage('/contact', item));
    await introduce(contactForm(tab), visitor, item.name);
  }
  await sendAtOnce(page, other);
  const sent = site.submissions(visitor).map(({ payload }) => [payload.message, payload.total]);
  expect(sent.toSorted()).toEqual([plan, addon].map(({ name, price }) => [name, price]).toSorted());
});

/** What a browser makes of 'Duplicate tab': the same address, with what its history entry holds. */
async function duplicate(page: Page, context: BrowserContext): Promise<Page> {
  const copy = await context.newPage();
  const state = await page.evaluate(() => history.state as unknown);
  await copy.addInitScript((entry) => history.replaceState(entry, ''), state);
  await copy.goto(page.url());
  await hydrated(copy);
  return copy;
}

test('§7.1 Contact call: a tab and its copy that send the same at once are one submission', async ({
  page,
  context,
  site,
  visitor,
}) => {
  await visit(page, withPackage('/contact', plan));
  const fields = contactForm(page);
  await introduce(fields, visitor);
  await fields.message.blur();
  const copy = await duplicate(page, context);
  await expect(contactForm(copy).name).toHaveValue(await fields.name.inputValue());
  await sendAtOnce(page, copy);
  expect(site.submissions(visitor)).toHaveLength(1);
});

test('§4.8 Package selection: a shared link shows the same package to whoever opens it', {
  tag: '@phone',
}, async ({ page, context, browser, site }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const chosen = [bonus, plan, addon];
  const whatsapp = (within: Page) =>
    within.getByRole('link', { name: 'Enviar por WhatsApp' }).first().getAttribute('href');
  for (const path of [sample.path, '/contact']) {
    await visit(page, withPackage(path, ...chosen));
    const bar = page.getByRole('button', { name: 'Ver paquete' });
    if (await bar.isVisible()) await bar.click();
    await page.getByRole('button', { name: 'Compartir' }).click();
    await expect(page.getByText('Copiamos el enlace de tu paquete.')).toBeVisible();
    const link = await page.evaluate(() => navigator.clipboard.readText());

    // Nothing of the first visitor's is there: neither history, nor storage.
    const elsewhere = await browser.newContext({ baseURL: site.baseUrl });
    const other = await elsewhere.newPage();
    await visit(other, link);
    const items = other.getByRole('listitem').filter({ has: other.getByLabel(/^Quitar /) });
    const otherBar = other.getByRole('button', { name: 'Ver paquete' });
    if (await otherBar.isVisible()) await otherBar.click();
    await expect(items).toHaveCount(chosen.length);
    for (const [index, { name }] of chosen.entries()) {
      await expect(items.nth(index)).toContainText(name);
    }
    await expect(
      other
        .getByRole('status')
        .filter({ hasText: totalText(...chosen) })
        .first(),
    ).toBeVisible();
    expect(await whatsapp(other)).toBe(await whatsapp(page));
    await elsewhere.close();
  }
});
