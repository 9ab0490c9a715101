import { once } from 'node:events';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { parse } from 'yaml';
import { pages } from '../../content/schemas/pages.ts';
import { formatPrice } from '../../domain/catalogue/money.ts';
import { copySite, replaceIn } from '../fixtures/changed-site.ts';
import { content, sample } from '../support/content.ts';
import { startDevServer } from '../support/dev-server.ts';
import {
  addLetter,
  choose,
  control,
  fill,
  group,
  pressSave,
  reveal,
  save,
  uploadInto,
} from '../support/editor-page.ts';

let copy: string;
let server: ReturnType<typeof startDevServer>;

// One server and one copy for all.
test.describe.configure({ mode: 'serial' });

async function startEditor() {
  server = startDevServer(copy, ['--conditions=development', 'scripts/edit.ts', '--port=0']);
  await expect.poll(server.baseUrl, { timeout: 60_000 }).not.toBe('');
}

test.beforeAll(async () => {
  copy = copySite();
  await startEditor();
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

const collectionOf = ([entry]: readonly [string, ...unknown[]]) => entry.split('/')[0] ?? '';

/** Opens an entry as people do: from the list of its collection. */
async function open(page: Page, entry: string) {
  await page.evaluate(
    (hash) => {
      location.hash = hash;
    },
    `#/collections/${collectionOf([entry])}`,
  );
  await page.locator(`a[href='#/collections/${entry}']`).click();
  await expect(page.locator('#nc-root label').first()).toBeAttached();
}

async function openEditor(page: Page) {
  await page.goto(`${server.baseUrl()}/editor/`, { waitUntil: 'domcontentloaded' });
  await expect(page.getByRole('link', { name: 'Planes y servicios' })).toBeVisible();
}

/** A new development server and its first page take seconds, and more of them on a machine that is busy. */
const renewed = { timeout: 60_000 };

/** Leads the site beside the editor to a page that says something. */
async function showBeside(page: Page, path: string, words: string) {
  const frame = page.locator('iframe');
  // One that is loaded anew because of the last test calls the way to another off.
  await expect(async () => {
    await frame.evaluate((element, to) => {
      (element as HTMLIFrameElement).src = to;
    }, path);
    await expect(frame.contentFrame().locator('main')).toContainText(words, { timeout: 10_000 });
  }).toPass();
}

/** Pages are of a shape each; of things of one shape `npm run test:long` walks through all, `npm test` through some. */
const isWalked = (collection: string, index: number) =>
  ['pages', 'agency'].includes(collection) || index % 5 === 0 || Boolean(process.env.TEST_LONG);

for (const [collection, entries] of Object.entries(Object.groupBy(allEntries(), collectionOf))) {
  test(`§3.8 Editor: entries of ${collection} are opened, changed and saved; nothing else of their files changes`, async ({
    page,
  }) => {
    // The site beside is looked at below; here it would be loaded anew after each entry.
    await page.route(`${server.baseUrl()}/`, (route) => route.fulfill({ body: '' }));
    await openEditor(page);
    for (const [entry, file] of entries?.filter((_, at) => isWalked(collection, at)) ?? []) {
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
  });
}

test('§3.8 Editor: a new price is on the page beside it; what cannot be published is refused, and nothing is lost', async ({
  page,
}) => {
  const { id, price } = sample.featured;
  const file = `data/plans/${id}.yaml`;
  const foreign: string[] = [];
  page.on('request', (asked) => {
    const { protocol, origin } = new URL(asked.url());
    if (/^(?:https?|wss?):$/.test(protocol) && origin !== server.baseUrl()) foreign.push(origin);
  });
  await openEditor(page);
  await open(page, `plans/entries/${id}`);
  const site = page.frameLocator('iframe');
  const main = site.locator('main');
  await showBeside(page, sample.path, formatPrice(price));
  const field = page.getByLabel('Precio');
  await field.press('Control+a');
  await field.pressSequentially(`$ ${price + 365}.50`);
  await save(page);
  expect(parse(fileOf(file)).price).toBe(price + 365.5);
  await expect(main).toContainText(formatPrice(price + 365.5), renewed);
  // Saved once more, the page that is already there changes.
  await field.press('Control+a');
  await field.pressSequentially(String(price + 400));
  await save(page);
  await expect(main).toContainText(formatPrice(price + 400), renewed);

  const before = fileOf(file);
  const description = page.getByLabel('Descripción corta');
  const long = 'Una descripción demasiado larga. '.repeat(5);
  await description.fill(long);
  await pressSave(page);
  await expect(page.getByText(/shortDescription: .*acórtalo/).first()).toBeVisible();
  expect(fileOf(file)).toBe(before);
  await expect(description).toHaveValue(long);
  expect(foreign).toEqual([]);
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
  expect(parse(fileOf('data/site.yaml'))).toEqual({ ...others, offer: null });
});

test('§3.8 Editor: a new project with a picture from a telephone is written as people write it, and shown', async ({
  page,
}) => {
  const alt = 'Un caracol cruza la mesa.';
  const form = page.locator('#nc-root');
  await openEditor(page);
  await showBeside(page, '/proyectos', content.pages.projects.heading);
  await page.getByRole('link', { name: 'Proyectos', exact: true }).click();
  await page.locator("a[href='#/collections/projects/new']").first().click();

  await fill(form, { 'Última actualización': '2026-03-01', Título: 'Caracol', Nombre: 'Caracol' });
  await fill(form, { Subtítulo: 'Sin prisa', Descripción: 'Una marca lenta.' });
  await choose(page, control(form, 'Categorías'), sample.category.name);
  await uploadInto(page, await group(form, 'Imagen'), 'IMG_1.HEIC', alt);
  await fill(form, { Cliente: 'Caracoles', Lugar: 'Metepec', Año: '2026' });
  await control(form, 'Servicios').getByText('Agregar: servicios').click();
  await control(form, 'Servicios').locator('input').fill('Identidad');
  const colors = await group(form, 'Colores');
  await fill(colors, { Fondo: '#000000', Texto: '#FFFFFF' });
  await fill(colors, { 'Fondo del pie': '#FFFFFF', 'Texto del pie': '#000000' });
  for (const at of [0, 1, 2]) {
    await colors.getByText('Agregar: muestras de color').click();
    await control(colors, 'Muestras de color').locator('input[type=text]').nth(at).fill('#123456');
  }
  await uploadInto(page, await group(form, 'Imagen para celular'), 'IMG_2.HEIC', alt);
  const text = await group(form, 'Página del proyecto');
  await fill(text, { Introducción: 'A', 'Pie de la imagen principal': 'B', Resumen: 'C' });
  await fill(text, { Desafío: 'D', Solución: 'E', Resultado: 'F', 'La historia': 'G' });
  await fill(text, {
    'Descripción para buscadores': `Caracol: ${'una historia lenta '.repeat(3)}`,
  });
  const main = await group(text, 'Imagen o video principal');
  await choose(page, control(main, 'Tipo'), 'Imagen');
  await uploadInto(page, main, 'IMG_3.HEIC', alt);
  await save(page);
  const told = page.locator('aside output');
  await expect(told).toContainText('Se preparan las fotos');

  const picture = (number: number) => ({ id: `editor/img_${number}`, alt });
  const written = fileOf('data/projects/caracol.yaml');
  expect(JSON.stringify(parse(written))).toBe(
    JSON.stringify({
      sample: false,
      updated: '2026-03-01',
      title: 'Caracol',
      subtitle: 'Sin prisa',
      name: 'Caracol',
      description: 'Una marca lenta.',
      categories: [sample.category.slug],
      descriptionsOverride: {},
      image: picture(1),
      videos: {},
      client: 'Caracoles',
      location: 'Metepec',
      year: '2026',
      services: ['Identidad'],
      palette: {
        background: '#000000',
        text: '#FFFFFF',
        captionBackground: '#FFFFFF',
        captionText: '#000000',
        swatches: ['#123456', '#123456', '#123456'],
      },
      mobileImage: picture(2),
      portfolio: null,
      page: {
        ownAddress: true,
        intro: 'A',
        main: { type: 'img', ...picture(3) },
        caption: 'B',
        summary: 'C',
        challenge: 'D',
        solution: 'E',
        result: 'F',
        description: 'G',
        secondary: null,
        extra: [],
        metaDescription: `Caracol: ${'una historia lenta '.repeat(3)}`,
      },
    }),
  );
  expect(written).toContain('updated: "2026-03-01"');
  // The picture is made first, and nothing is missing meanwhile.
  const site = page.frameLocator('iframe');
  await expect(site.locator('main')).toContainText('Caracol', renewed);
  await expect(told).toBeEmpty();
  expect(server.output()).not.toContain('Hay que corregir');
});

test('§3.8 Editor: publishing without a destination says who knows it', async ({ page }) => {
  await openEditor(page);
  await page.getByRole('button', { name: 'Publicar el sitio' }).click();
  await expect(page.locator('aside output')).toContainText('DEPLOY_TO');
  await expect(page.locator('aside output')).toContainText('No se publicó');
});

test('§3.8 Editor: pages of others cannot save, and nothing outside of the content is written', async () => {
  const { host, origin: own } = new URL(server.baseUrl());
  const ask = async (path: string, headers = { host, origin: own }) => {
    const body = JSON.stringify({ action: 'getEntry', params: { path } });
    const asked = request(`${own}/editor/api`, { method: 'POST', headers });
    const [answer] = await once(asked.end(body), 'response');
    answer.resume();
    return answer.statusCode;
  };
  const file = 'content/data/site.yaml';
  expect(await ask(file)).toBe(200);
  expect(await ask(file, { host, origin: 'https://example.com' })).toBe(403);
  // Another name that was made to lead to this machine.
  expect(await ask(file, { host: 'example.com', origin: 'http://example.com' })).toBe(403);
  for (const path of ['package.json', 'content/data/../../package.json', '/etc/hostname']) {
    expect(await ask(path), path).toBe(422);
  }
});

test('§3.2 Content: in development a page has the styles of its build in their order', async ({
  page,
}) => {
  await page.goto(server.baseUrl() + sample.path);
  const button = page.locator('main a.button, main .button').first();
  await expect(button).toHaveCSS('padding-left', /^[1-9]/);
});

test('§3.8 Editor: content that no site can be made of is shown beside the editor, which mends it', async ({
  page,
}) => {
  const { id } = sample.featured;
  await server.stop();
  replaceIn(
    copy,
    `content/data/plans/${id}.yaml`,
    `category: ${sample.category.slug}`,
    'category: x',
  );
  await startEditor();
  await openEditor(page);
  const site = page.frameLocator('iframe');
  await expect(site.locator('body')).toContainText(`plans/${id}.yaml:1`);
  await open(page, `plans/entries/${id}`);
  await choose(page, control(page.locator('#nc-root'), 'Categoría'), sample.category.name);
  await save(page);
  await expect(site.locator('main')).toBeVisible(renewed);
});
