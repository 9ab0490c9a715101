import { rmSync } from 'node:fs';
import { contactForm } from '../support/contact-form.ts';
import { nextRelease } from '../support/next-release.ts';
import { type RunningSite, startSite } from '../support/running-site.ts';
import { test as base, expect, hydrated, type Page, visit } from '../support/test.ts';

/** A site of one's own, because it is replaced; the test itself stops it. */
const test = base.extend<object, { site: RunningSite }>({
  // biome-ignore lint/correctness/noEmptyPattern: the runner reads the pattern
  site: [async ({}, use) => use(await startSite()), { scope: 'worker' }],
});

const inFooter = (page: Page, name: string) =>
  page.locator('footer').getByRole('link', { name, exact: true });

/** The window is marked, so that another document can be told; an error page may bring another body. */
const mark = (page: Page) => page.evaluate(() => void Object.assign(window, { marked: true }));
const isMarked = (page: Page) => page.evaluate(() => 'marked' in window);

test('a tab that outlives a release opens every page, and keeps what was typed', async ({
  page,
  context,
  site,
  expectNoise,
}) => {
  expectNoise(
    /status of 404|ERR_CONNECTION_REFUSED|route module|during render|Refused to apply style|dynamically imported module/,
  );
  await visit(page, '/contact');
  const project = await context.newPage();
  await visit(project, '/proyectos/smart');
  await contactForm(page).message.fill('Una tienda de quesos');

  const folder = nextRelease();
  await site.stop();
  const next = await startSite({ PORT: new URL(site.baseUrl).port }, folder);
  try {
    await mark(page);
    await inFooter(page, 'Nosotros').click();
    await expect(page).toHaveURL('/about');
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/Abriendo/);
    // A page that goes away in between is waited for, too.
    await page.waitForFunction(() => !('marked' in window));
    await hydrated(page);
    await mark(page);
    await inFooter(page, 'Cotiza Gratis').click();
    await expect(page).toHaveURL('/contact');
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
