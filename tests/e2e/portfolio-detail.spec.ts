import { rmSync } from 'node:fs';
import { buildSite, copySite, replaceIn } from '../fixtures/changed-site.ts';
import { slides } from '../support/content.ts';
import { type RunningSite, startSite } from '../support/running-site.ts';
import { test as base, expect, hydrated, type Page, visit } from '../support/test.ts';

const project = slides[1];
if (!project) throw new Error('The tests need two slides in the content');

/** A site in which one project of the portfolio has no page of its own. */
const test = base.extend<object, { site: RunningSite }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads the pattern
    async ({}, use) => {
      const copy = copySite();
      const file = `content/data/projects/${project.slug}.yaml`;
      replaceIn(copy, file, '\npage:\n', '\npage:\n  ownAddress: false\n');
      buildSite(copy);
      const site = await startSite({}, copy);
      await use(site);
      await site.stop();
      rmSync(copy, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 240_000 },
  ],
});

// One worker, and with it one build.
test.describe.configure({ mode: 'serial' });

const title = (page: Page) => page.getByRole('heading', { name: project.title, level: 2 });
const slide = (page: Page) => page.locator('#portfolio [data-slide="1"]');

async function expectList(page: Page) {
  await expect(title(page)).toBeHidden();
  await expect(page.locator('#portfolio .swiper-initialized')).toBeVisible();
  await expect(slide(page)).toHaveAttribute('data-offset', '0');
  await expect(slide(page)).toBeFocused();
}

test('§4.5 Portfolio: a project without a slug opens in place and closes again', async ({
  page,
}) => {
  await visit(page, '/');
  await page.locator('#portfolio .swiper').evaluate((slider) => {
    slider.scrollIntoView({ block: 'center' });
  });
  await expect(page.locator('#portfolio .swiper-initialized')).toBeVisible();
  await expect(slide(page)).toHaveAttribute('data-offset', '0');
  await slide(page)
    .getByRole('link', { name: /^Explorar este proyecto/ })
    .press('Enter');
  await expect(title(page)).toBeFocused();
  await expect(title(page)).toBeInViewport();
  await expect(page.locator('#portfolio .swiper')).toBeHidden();
  const detail = page.locator('.project-detail[data-open]');
  await expect(detail.getByRole('img')).toHaveCount(1);
  for (const heading of ['Desafío', 'Solución', 'Resultado']) {
    await expect(detail.getByRole('heading', { name: heading, level: 3 })).toBeVisible();
  }
  for (const fact of ['Cliente', 'Lugar', 'Servicios']) {
    await expect(detail.getByRole('term').filter({ hasText: fact })).toBeVisible();
  }

  await detail.getByRole('link', { name: '← Volver al Portafolio' }).press('Enter');
  await expectList(page);

  // The breadcrumb leads back too, and so does the browser's own button.
  await slide(page)
    .getByRole('link', { name: /^Explorar este proyecto/ })
    .press('Enter');
  await expect(title(page)).toBeFocused();
  await detail
    .getByRole('navigation', { name: 'Ruta' })
    .getByRole('link', { name: 'Portafolio' })
    .click();
  await expectList(page);
  await page.goBack();
  await expect(title(page)).toBeVisible();
  await page.reload();
  await hydrated(page);
  await expect(title(page)).toBeVisible();
  await page.setViewportSize({ width: 700, height: 900 });
  await expect(title(page)).toBeVisible();
  await expect(page.locator('#portfolio .swiper')).toBeHidden();
});

test('§2.7 Portfolio section: a project without a page is nowhere listed or linked', async ({
  page,
  request,
}) => {
  await visit(page, '/');
  await expect(page.locator(`a[href="${project.path}"]`)).toHaveCount(0);
  expect((await request.get(project.path)).status()).toBe(404);
  expect(await (await request.get('/sitemap.xml')).text()).not.toContain(project.path);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('§4.5 Portfolio: without scripts the address opens the detail view', async ({
    page,
    expectNoise,
  }) => {
    expectNoise(/^failed request: \S+\.js csp$/);
    await page.goto('/');
    await expect(title(page)).toBeHidden();
    await page.goto(`/#proyecto-${project.slug}`);
    await expect(title(page)).toBeVisible();
    await expect(page.locator('#portfolio .swiper')).toBeHidden();
    await page.getByRole('link', { name: '← Volver al Portafolio' }).click();
    await expect(title(page)).toBeHidden();
    await expect(page.locator('#portfolio .swiper')).toBeVisible();
  });
});
