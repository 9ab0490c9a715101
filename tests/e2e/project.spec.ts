import { expectArrivedAt } from '../support/arrival.ts';
import { expect, type Page, test, visit } from '../support/test.ts';

test.use({ shared: true });

const scrollY = (page: Page) => page.evaluate(() => window.scrollY);
const back = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Volver' });

test.describe('in a page of its own', () => {
  test.use({ shared: false });

  test('§2 Project layout: a fixed bar without menus, and Volver for who came from outside', async ({
    page,
  }) => {
    await visit(page, '/proyectos/pool');
    const bar = page.getByRole('banner');
    await expect(bar.getByRole('navigation')).toHaveCount(0);
    await expect(back(page)).toBeVisible();
    await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }));
    expect(await bar.evaluate((element) => element.getBoundingClientRect().top)).toBe(0);
    await expect(bar.getByRole('button', { name: /^Cambiar tema/ })).toBeInViewport();
    // Who came from outside is led to the portfolio.
    await back(page).click();
    await expect(page).toHaveURL('/#portfolio');
    await expectArrivedAt(page, 'portfolio');
  });
});

test('§2 Project layout: Volver leads back to where one was, past jumps and reloads', async ({
  page,
}) => {
  await visit(page, '/servicios/identidad-de-marca');
  await page.getByRole('link', { name: 'Ver proyecto: Pool' }).click();
  await expect(page).toHaveURL('/proyectos/pool');
  await expect.poll(() => scrollY(page)).toBe(0);
  await page.reload();
  await back(page).click();
  await expect(page).toHaveURL('/servicios/identidad-de-marca');
  await expect(page.getByRole('link', { name: 'Ver proyecto: Pool' })).toBeInViewport();
});

test('§2 Project page: the page before left out the colours of this one, and it has them', async ({
  page,
}) => {
  await visit(page, '/proyectos/pool');
  await page.locator('footer').getByRole('link', { name: 'Smart', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Smart');
  const section = page.locator('main .project-smart');
  await expect
    .poll(() =>
      section.evaluate((part) => getComputedStyle(part).getPropertyValue('--project-background')),
    )
    .toMatch(/^#/);
});

test('§2 Project page: hero with particles, band, three cards, detailed description', async ({
  page,
}) => {
  await visit(page, '/proyectos/smart');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Smart');
  const opening = page.locator('main section').first();
  await expect(opening.locator('canvas')).toHaveCount(1);
  await expect(opening).toContainText('La domótica se vendía con cables y siglas.');
  const main = page.locator('figure').first();
  await expect(main.getByRole('img')).toHaveAccessibleName(/Placa/);
  await expect(main).toContainText('Interior, noche. Queda una ventana encendida.');
  await expect(main).toContainText('una app que habla como se habla en la sala');
  for (const heading of ['Desafío', 'Solución', 'Resultado', 'Descripción Detallada']) {
    await expect(page.getByRole('heading', { name: heading, level: 2 })).toBeVisible();
  }
  await expect(page.getByRole('img', { name: /^Maqueta de una cabaña/ })).toBeAttached();
  await expect(page.getByRole('heading', { name: 'En movimiento' })).toHaveCount(0);

  // The next one begins at its top.
  const next = page.getByRole('navigation', { name: 'Más proyectos' }).getByRole('link').last();
  await next.click();
  await expect(page).not.toHaveURL('/proyectos/smart');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Smart');
  await expect.poll(() => scrollY(page)).toBe(0);
});

test('§2 Project page: one extra video is large, several stand in a grid', {
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
  await visit(page, '/proyectos/pool');
  const [alone, ...others] = await widths();
  expect(others).toEqual([]);
  expect(alone).toBeGreaterThan(0.98);

  await visit(page, '/proyectos/digital');
  const several = await widths();
  expect(several.length).toBeGreaterThan(1);
  for (const width of several) {
    if (isMobile) expect(width).toBeGreaterThan(0.98);
    else expect(width).toBeLessThan(0.75);
  }
  await page.getByRole('button', { name: 'Reanudar movimiento' }).first().click();
  await expect(page.getByRole('button', { name: 'Pausar movimiento' }).first()).toBeVisible();
});
