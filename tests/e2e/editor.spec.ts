import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { parse } from 'yaml';
import { pages } from '../../content/schemas/pages.ts';
import { formatPrice } from '../../domain/catalogue/money.ts';
import { copySite } from '../fixtures/changed-site.ts';
import { sample } from '../support/content.ts';
import { startDevServer } from '../support/dev-server.ts';

let copy: string;
let server: ReturnType<typeof startDevServer>;

// One server and one copy for all.
test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  copy = copySite();
  server = startDevServer(copy, ['scripts/edit.ts', '--port=0']);
  await expect.poll(server.baseUrl, { timeout: 60_000 }).not.toBe('');
});
test.afterAll(async () => {
  await server.stop();
  rmSync(copy, { recursive: true, force: true });
});

const fileOf = (path: string) => readFileSync(join(copy, 'content', path), 'utf8');
const slugsIn = (folder: string) =>
  readdirSync(join('content/data', folder)).map((name) => name.replace('.yaml', ''));
const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The address of every entry in the editor, and its file below `content`. */
function allEntries(): [address: string, file: string][] {
  const folders = ['plans', 'addons', 'bonuses', 'categories', 'projects'];
  return [
    ...['site', 'order', 'holidays'].map((name): [string, string] => [
      `agency/entries/${name}`,
      `data/${name}.yaml`,
    ]),
    ['agency/entries/brand', 'brand/brand.yaml'],
    ...Object.keys(pages).map((name): [string, string] => [
      `pages/entries/${name}`,
      `data/pages/${kebab(name)}.yaml`,
    ]),
    ...folders.flatMap((folder) =>
      slugsIn(folder).map((slug): [string, string] => {
        const file = `data/${folder}/${slug}.yaml`;
        const isSample = readFileSync(join('content', file), 'utf8').includes('sample: true');
        return [`${isSample ? 'samples' : folder}/entries/${slug}`, file];
      }),
    ),
  ];
}

const comments = (yaml: string) => (yaml.match(/^\s*#.*$/gm) ?? []).map((line) => line.trim());

/** Every text, number and other value with where it stands, in order. */
function leaves(value: unknown, path = ''): [string, unknown][] {
  if (typeof value !== 'object' || value === null || Object.keys(value).length === 0)
    return [[path, value]];
  return Object.entries(value).flatMap(([key, item]) => leaves(item, `${path}.${key}`));
}

const collectionOf = (entry: string) => entry.split('/')[0];

/** Opens an entry as people do: from the list of its collection. */
async function open(page: Page, entry: string) {
  await page.evaluate(
    (hash) => {
      location.hash = hash;
    },
    `#/collections/${collectionOf(entry)}`,
  );
  // A save restarts the server; a list that is asked for meanwhile stays empty until the page is loaded again.
  const link = page.locator(`a[href='#/collections/${entry}']`);
  await expect(async () => {
    if (!(await link.isVisible())) await page.reload();
    await link.click({ timeout: 5_000 });
  }).toPass();
  await expect(page.locator('#nc-root label').first()).toBeAttached();
}

async function openEditor(page: Page) {
  // While the server restarts after the last test, there is none.
  await expect
    .poll(() => page.goto(`${server.baseUrl()}/editor/`).catch(() => null))
    .not.toBeNull();
  await expect(page.getByRole('link', { name: 'Planes y servicios' })).toBeVisible();
}

async function save(page: Page) {
  await page.getByRole('button', { name: 'Publicar' }).click();
  await page.getByText('Publicar ahora').click();
}

/** A field, with whatever is closed above it opened. */
async function reveal(page: Page, field: Locator) {
  while (!(await field.isVisible())) {
    const id = await field.getAttribute('id');
    const opened = await page.getByTestId('expand-button').evaluateAll((buttons, wanted) => {
      const around = (button: Element) => button.parentElement?.parentElement?.parentElement;
      const closed = buttons.find(
        (button) =>
          button.checkVisibility() &&
          around(button)?.querySelector(`[id="${wanted}"]`)?.checkVisibility() === false,
      );
      (closed as HTMLElement | undefined)?.click();
      return Boolean(closed);
    }, id);
    expect(opened, `what hides ${id}`).toBe(true);
  }
}

/** Adds a letter to a text that is no date, address or colour, and gives what it was. */
async function addLetter(page: Page): Promise<string> {
  const texts = page.locator('#nc-root input[type=text]:not([role=combobox]), #nc-root textarea');
  const values = await texts.evaluateAll((all) =>
    all.map((field) => (field as HTMLInputElement).value),
  );
  const at = values.findIndex((value) => /^\p{L}[\p{L} ]+/u.test(value));
  await reveal(page, texts.nth(at));
  await texts.nth(at).fill(`${values[at]}x`);
  return String(values[at]);
}

test('§3.8 Editor: every entry is opened, changed and saved; nothing else of its file changes', async ({
  page,
}) => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (/^(?:https?|wss?):$/.test(protocol) && origin !== server.baseUrl()) foreign.push(origin);
  });
  await openEditor(page);
  for (const [entry, file] of allEntries()) {
    await test.step(entry, async () => {
      const before = fileOf(file);
      await open(page, entry);
      // The order has no texts: its first line goes.
      const isOrder = entry.endsWith('/order');
      let text = '';
      if (isOrder) {
        await page.getByTestId('expand-button').first().click();
        await page.locator('[class*=ListItemTopBar] > button:last-child').first().click();
      } else text = await addLetter(page);
      await save(page);
      await expect.poll(() => fileOf(file) !== before).toBe(true);
      const expected = leaves(parse(before));
      if (isOrder) {
        const { categories, ...others } = parse(before);
        expected.splice(0, Infinity, ...leaves({ categories: categories.slice(1), ...others }));
      } else {
        const changed = expected.find(([, value]) => value === text);
        if (changed) changed[1] = `${text}x`;
      }
      expect(leaves(parse(fileOf(file)))).toEqual(expected);
      expect(comments(fileOf(file))).toEqual(comments(before));
    });
  }
  expect(foreign).toEqual([]);
});

test('§3.8 Editor: a new price is on the page beside it; what cannot be published is refused, and nothing is lost', async ({
  page,
}) => {
  const { id, price } = sample.featured;
  const file = `data/plans/${id}.yaml`;
  await openEditor(page);
  await open(page, `plans/entries/${id}`);
  const site = page.frameLocator('iframe');
  await page.locator('iframe').evaluate((frame, path) => {
    (frame as HTMLIFrameElement).src = path;
  }, sample.path);
  const main = site.locator('main');
  await expect(main).toContainText(formatPrice(price));
  const field = page.getByLabel('Precio');
  await field.fill(`$ ${price + 365}.50`);
  await save(page);
  await expect.poll(() => parse(fileOf(file)).price).toBe(price + 365.5);
  await expect(main).toContainText(formatPrice(price + 365.5));
  // Saved once more, the page that is already there changes.
  await field.press('Control+a');
  await field.pressSequentially(String(price + 400));
  await save(page);
  await expect(main).toContainText(formatPrice(price + 400));

  const before = fileOf(file);
  const description = page.getByLabel('Descripción corta');
  const long = 'Una descripción demasiado larga. '.repeat(5);
  await description.fill(long);
  await save(page);
  await expect(page.getByText(/shortDescription: .*acórtalo/).first()).toBeVisible();
  expect(fileOf(file)).toBe(before);
  await expect(description).toHaveValue(long);
});

test('§3.8 Editor: emptied fields of something optional leave null; what has no null is left out', async ({
  page,
}) => {
  const { offer, ...others } = parse(fileOf('data/site.yaml'));
  await openEditor(page);
  await open(page, 'agency/entries/site');
  // The last of a kind: each is below «Oferta».
  const texts = page.locator('#nc-root [id^="offer-field"]').first();
  await reveal(page, texts.locator('input').first());
  for (let left = offer.terms.length; left > 0; left--) {
    await texts.locator('[class*=ListItemTopBar] > button:last-child').first().click();
  }
  for (const field of await texts.locator('input, textarea').all()) await field.fill('');
  await save(page);
  await expect.poll(() => parse(fileOf('data/site.yaml'))).toEqual({ ...others, offer: null });
});

test('§3.8 Editor: pages of others cannot save, and nothing outside of the content is written', async () => {
  const ask = (origin: string, path: string) =>
    fetch(`${server.baseUrl()}/editor/api`, {
      method: 'POST',
      headers: { origin },
      body: JSON.stringify({ action: 'getEntry', params: { path } }),
    });
  await expect
    .poll(() =>
      ask(server.baseUrl(), 'content/data/site.yaml').then(
        ({ status }) => status,
        () => 0,
      ),
    )
    .toBe(200);
  expect((await ask('https://example.com', 'content/data/site.yaml')).status).toBe(403);
  for (const path of ['package.json', 'content/data/../../package.json', '/etc/hostname']) {
    expect((await ask(server.baseUrl(), path)).status, path).toBe(422);
  }
});

test('§3.2 Content: in development a page has the styles of its build in their order', async ({
  page,
}) => {
  await expect
    .poll(() =>
      page.goto(server.baseUrl() + sample.path).then(
        (answer) => answer?.ok(),
        () => false,
      ),
    )
    .toBe(true);
  const button = page.locator('main a.button, main .button').first();
  await expect(button).toHaveCSS('padding-left', /^[1-9]/);
});
