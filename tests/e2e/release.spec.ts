import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contactForm } from '../support/contact-form.ts';
import { noFilm } from '../support/content.ts';
import { type RunningSite, startSite } from '../support/running-site.ts';
import { test as base, expect, goTo, hydrated, type Page, visit } from '../support/test.ts';

/** A site of one's own, because it is replaced; the test itself stops it. */
const test = base.extend<object, { site: RunningSite }>({
  // biome-ignore lint/correctness/noEmptyPattern: the runner reads the pattern
  site: [async ({}, use) => use(await startSite()), { scope: 'worker' }],
});

/** The window is marked, so that another document can be told; an error page may bring another body. */
const mark = (page: Page) => page.evaluate(() => void Object.assign(window, { marked: true }));
const isMarked = (page: Page) => page.evaluate(() => 'marked' in window);

test('§1.8 Start-up: a tab that outlives a release opens every page, and keeps what was typed', async ({
  page,
  context,
  site,
  expectNoise,
}) => {
  // Between the two releases nothing listens: what a page asks for then is reset or refused.
  expectNoise(
    /status of 404|ERR_CONNECTION_(?:RESET|REFUSED)|route module|during render|Refused to apply style|dynamically imported module/,
  );
  await visit(page, '/contact');
  const project = await context.newPage();
  await visit(project, noFilm.path);
  await contactForm(page).message.fill('Una tienda de quesos');

  const folder = nextRelease();
  await site.stop();
  const next = await startSite({ PORT: new URL(site.baseUrl).port }, folder);
  try {
    await mark(page);
    await goTo(page, 'Nosotros', '/about');
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/Abriendo/);
    // A page that goes away in between is waited for, too.
    await page.waitForFunction(() => !('marked' in window));
    await hydrated(page);
    await mark(page);
    await goTo(page, 'Cotiza Gratis', '/contact');
    expect(await isMarked(page), 'the new release opens its pages in place').toBe(true);
    await page.goBack();
    await page.goBack();
    await expect(page).toHaveURL('/contact');
    await expect(contactForm(page).message).toHaveValue('Una tienda de quesos');

    // A section of another page.
    await project.getByRole('link', { name: 'Volver' }).click();
    await expect(project).toHaveURL('/#portfolio');
    await expect(project.locator('#portfolio').getByRole('heading').first()).toBeInViewport();
  } finally {
    await next.stop();
    rmSync(folder, { recursive: true });
  }
});

const compressed = /\.(br|gz)$/;
const named = /^(?<name>.+)-(?<hash>[\w-]{8})\.(?<ending>js|css|woff2)$/;

/**
 * A build in which everything has changed: each script, style and typeface has another name, and
 * none of the old ones is there any more. Gives the folder that holds it.
 */
function nextRelease(): string {
  const folder = mkdtempSync(join(tmpdir(), 'next-release-'));
  const build = join(folder, 'build');
  cpSync('build', build, {
    recursive: true,
    filter: (path) => !compressed.test(path),
  });
  const client = join(build, 'client');
  const names = new Map(
    readdirSync(join(client, 'assets')).flatMap((file) => {
      const { name, hash = '', ending } = named.exec(file)?.groups ?? {};
      return name ? [[file, `${name}-${[...hash].reverse().join('')}.${ending}`]] : [];
    }),
  );
  const mention = /[\w.-]+-[\w-]{8}\.(?:js|css|woff2)/g;
  for (const entry of readdirSync(client, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !/\.(html|js|css|data)$/.test(entry.name)) continue;
    const old = join(entry.parentPath, entry.name);
    const text = readFileSync(old, 'utf8').replace(mention, (file) => names.get(file) ?? file);
    rmSync(old);
    writeFileSync(join(entry.parentPath, names.get(entry.name) ?? entry.name), text);
  }
  for (const [old, name] of names) {
    if (!old.endsWith('.woff2')) continue;
    cpSync(join(client, 'assets', old), join(client, 'assets', name));
    rmSync(join(client, 'assets', old));
  }
  return folder;
}
