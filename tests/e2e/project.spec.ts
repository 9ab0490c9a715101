import { comparable } from '../support/built-site.ts';
import { filmedCase, noFilm, oneFilm, projects, severalFilms } from '../support/content.ts';
import { expectSectionInView } from '../support/layout.ts';
import { expect, footerLink, type Page, test, visit } from '../support/test.ts';

test.use({ shared: true });

const scrollY = (page: Page) => page.evaluate(() => window.scrollY);
const back = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Volver' });

test.describe('in a page of its own', () => {
  test.use({ shared: false });

  test('§2.4 Project layout: a fixed bar without menus, and Volver for who came from outside', async ({
    page,
  }) => {
    await visit(page, oneFilm.path);
    const bar = page.getByRole('banner');
    await expect(bar.getByRole('navigation')).toHaveCount(0);
    await expect(back(page)).toBeVisible();
    await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }));
    expect(await bar.evaluate((element) => element.getBoundingClientRect().top)).toBe(0);
    await expect(bar.getByRole('button', { name: /^Cambiar tema/ })).toBeInViewport();
    // Who came from outside is led to the portfolio.
    await back(page).click();
    await expect(page).toHaveURL('/#portfolio');
    await expectSectionInView(page, 'portfolio');
  });
});

test('§2.4 Project layout: Volver leads back to where one was, past jumps and reloads', async ({
  page,
}) => {
  const { project, still } = filmedCase;
  const link = page.getByRole('link', { name: `Ver proyecto: ${project.title}`, exact: true });
  await visit(page, `/servicios/${still}`);
  await link.click();
  await expect(page).toHaveURL(project.path);
  await expect.poll(() => scrollY(page)).toBe(0);
  await page.reload();
  await back(page).click();
  await expect(page).toHaveURL(`/servicios/${still}`);
  await expect(link).toBeInViewport();
});

test('§2.19 Project page: the page before left out the colours of this one, and it has them', async ({
  page,
}) => {
  await visit(page, oneFilm.path);
  await footerLink(page, noFilm.title).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(noFilm.title);
  const main = page.locator(`main .project-${noFilm.slug}`);
  await expect
    .poll(() =>
      main.evaluate((part) => getComputedStyle(part).getPropertyValue('--project-background')),
    )
    .toMatch(/^#/);
});

test('§2.19 Project page: hero with particles, band, three cards, detailed description', async ({
  page,
}) => {
  const project = projects.find(({ page }) => page.secondary && page.extra.length === 0) ?? noFilm;
  const { main, secondary, intro, caption } = project.page;
  await visit(page, project.path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(project.title);
  const opening = page.locator('main section').first();
  await expect(opening.locator('canvas')).toHaveCount(1);
  await expect(opening).toContainText(comparable(intro).slice(0, 40));
  const figure = page.locator('figure').first();
  if (main.type === 'img') {
    await expect(figure.getByRole('img')).toHaveAccessibleName(main.alt.trim());
  }
  await expect(figure).toContainText(caption.trim());
  for (const heading of ['Desafío', 'Solución', 'Resultado', 'Descripción Detallada']) {
    await expect(page.getByRole('heading', { name: heading, level: 2 })).toBeVisible();
  }
  if (secondary?.type === 'img') {
    await expect(page.getByRole('img', { name: secondary.alt.trim() })).toBeAttached();
  }
  await expect(page.getByRole('heading', { name: 'En movimiento' })).toHaveCount(0);

  // The next one begins at its top.
  const next = page.getByRole('navigation', { name: 'Más proyectos' }).getByRole('link').last();
  await next.click();
  await expect(page).not.toHaveURL(project.path);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(project.title);
  await expect.poll(() => scrollY(page)).toBe(0);
});

test('§2.19 Project page: one extra video is large, several stand in a grid', {
  tag: '@phone',
}, async ({ page, isMobile }) => {
  const widths = async () => {
    const clips = page.locator('section', {
      has: page.getByRole('heading', { name: 'En movimiento' }),
    });
    const boxes = await clips
      .getByRole('listitem')
      .evaluateAll((items) => items.map((item) => item.getBoundingClientRect().width));
    const row = await clips.getByRole('list').evaluate((list) => list.clientWidth);
    return boxes.map((width) => width / row);
  };
  await visit(page, oneFilm.path);
  const [alone, ...others] = await widths();
  expect(others).toEqual([]);
  expect(alone).toBeGreaterThan(0.98);

  await visit(page, severalFilms.path);
  const several = await widths();
  expect(several.length).toBeGreaterThan(1);
  for (const width of several) {
    if (isMobile) expect(width).toBeGreaterThan(0.98);
    else expect(width).toBeLessThan(0.75);
  }
  await page.getByRole('button', { name: 'Reanudar movimiento' }).first().click();
  await expect(page.getByRole('button', { name: 'Pausar movimiento' }).first()).toBeVisible();
});
