import { filmedCase, noFilm, oneFilm, severalFilms } from '../support/content.ts';
import { expectSectionInView, scrollY } from '../support/layout.ts';
import { expect, footerLink, holdBack, type Page, test, visit } from '../support/test.ts';

test.use({ shared: true });

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
  const deliver = await holdBack(page, /\.js$/);
  await page.reload();
  await back(page).click();
  deliver();
  await expect(page).toHaveURL(`/servicios/${still}`);
  await expect(link).toBeInViewport();
});

test('§2.19 Project page: particles in its hero; the next project begins at its top and in its own colours', async ({
  page,
}) => {
  await visit(page, oneFilm.path);
  await expect(page.locator('main section').first().locator('canvas')).toHaveCount(1);
  await footerLink(page, noFilm.title).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(noFilm.title);
  await expect.poll(() => scrollY(page)).toBe(0);
  const main = page.locator(`main .project-${noFilm.slug}`);
  await expect
    .poll(() =>
      main.evaluate((part) => getComputedStyle(part).getPropertyValue('--project-background')),
    )
    .toMatch(/^#/);
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
