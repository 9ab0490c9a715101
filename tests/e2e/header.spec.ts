import { aliases } from '../support/addresses.ts';
import { controls } from '../support/built-site.ts';
import { listedCategories, menuItems } from '../support/content.ts';
import { expect, type Locator, type Page, test, visit } from '../support/test.ts';

test.use({ shared: true });

const menus = (page: Page) => ({
  services: page.getByRole('button', { name: 'Servicios', exact: true }),
  portfolio: page.getByRole('button', { name: 'Portafolio', exact: true }),
  lastService: page
    .getByRole('navigation', { name: 'Principal' })
    .getByRole('link', { name: 'Servicios y proceso' }),
});

const expectOpen = (menu: Locator, open: boolean) =>
  expect(menu).toHaveAttribute('aria-expanded', String(open));

test.describe('menus and time', () => {
  test.use({ shared: false });

  test('§9.1 General: a menu closes 150 ms after the pointer has left, unless it returns or goes to the next', async ({
    page,
  }) => {
    await page.clock.install();
    await visit(page, '/about');
    const { services, portfolio } = menus(page);
    const leave = () => page.mouse.move(700, 800);
    await services.hover();
    await expectOpen(services, true);
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
    await leave();
    await page.clock.runFor(145);
    await expectOpen(services, true);
    await page.clock.runFor(10);
    await expectOpen(services, false);

    await services.hover();
    await leave();
    await page.clock.runFor(100);
    await services.hover();
    await page.clock.runFor(500);
    await expectOpen(services, true);

    // The menu beside outlives the closing of the one that was left.
    await portfolio.hover();
    await page.clock.runFor(500);
    await expectOpen(portfolio, true);
    await expectOpen(services, false);
  });
});

const controlsOf = async (part: Locator) =>
  controls(await part.evaluate(({ outerHTML }) => outerHTML));

test('§2.2 Main layout: the header’s items in their order', async ({ page }) => {
  await visit(page, '/about');
  const { services, portfolio } = menus(page);
  for (const menu of [services, portfolio]) {
    await menu.hover();
    await expectOpen(menu, true);
  }
  expect(await controlsOf(page.getByRole('navigation', { name: 'Principal' }))).toEqual(menuItems);
});

test('§2.3 Mobile drawer: the same items under "Menú", and "Empezar Proyecto"', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await visit(page, '/about');
  await page.getByRole('button', { name: 'Abrir menú' }).click();
  const drawer = page.getByRole('dialog', { name: 'Menú' });
  await expect(drawer.getByRole('heading', { name: 'Menú' })).toBeVisible();
  await expect(drawer.getByRole('navigation', { name: 'Menú' })).toBeVisible();
  expect(await controlsOf(drawer)).toEqual([
    expect.stringMatching(/: \/$/),
    'Cerrar menú',
    ...menuItems,
    'Cambiar tema',
    'Empezar Proyecto: /contact',
  ]);
  await page.getByRole('button', { name: 'Cerrar menú' }).click();
  await expect(drawer).toBeHidden();
  await expect(drawer.getByRole('link', { includeHidden: true })).toHaveCount(0);
});

test('§2.1 Routes: the menu marks the page that is shown, on aliases the one they show', async ({
  page,
}) => {
  const shown = { ...Object.fromEntries(Object.entries(aliases).slice(0, 3)), '/about': '/about' };
  for (const [path, href] of Object.entries(shown)) {
    await visit(page, path);
    await menus(page).services.hover();
    const nav = page.getByRole('navigation', { name: 'Principal' });
    await expect(nav.locator('[aria-current=page]'), path).toHaveAttribute('href', href);
  }
});

test('§2.2 Main layout: a mouse crosses to the last item, and a click changes nothing', async ({
  page,
}) => {
  await visit(page, '/about');
  const { services, portfolio, lastService } = menus(page);
  await services.hover();
  await services.click();
  await expectOpen(services, true);
  await expect(page).toHaveURL('/about');
  const box = await lastService.boundingBox();
  await page.mouse.move((box?.x ?? 0) + 30, (box?.y ?? 0) + 20, { steps: 12 });
  await expectOpen(services, true);
  await portfolio.hover();
  await expectOpen(portfolio, true);
  await expectOpen(services, false);
  await services.hover();
  await lastService.click();
  await expect(page).toHaveURL('/services');
  await expectOpen(services, false);
  await page.goBack();
  await expect(page).toHaveURL('/about');
  await expectOpen(services, false);
});

test('§2.2 Main layout: keys open and move through a menu, Escape closes it and returns the focus', async ({
  page,
}) => {
  await visit(page, '/about');
  const { services, portfolio } = menus(page);
  await services.focus();
  await page.keyboard.press('ArrowDown');
  await expectOpen(services, true);
  await expect(
    page
      .getByRole('navigation', { name: 'Principal' })
      .getByRole('link', { name: listedCategories[0]?.name, exact: true }),
  ).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Escape');
  await expectOpen(services, false);
  await expect(services).toBeFocused();
  await page.keyboard.press('Enter');
  await expectOpen(services, true);
  await page.keyboard.press('Enter');
  await expectOpen(services, false);
  await page.keyboard.press('Space');
  await expectOpen(services, true);
  // Past the categories, the two overviews, and to the next button.
  for (let tab = 0; tab < listedCategories.length + 3; tab += 1) await page.keyboard.press('Tab');
  await expect(portfolio).toBeFocused();
  await expectOpen(services, false);
});

test('§2.2 Main layout: a long menu can be scrolled on a low screen', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 400 });
  await visit(page, '/about');
  const { services, lastService } = menus(page);
  await services.hover();
  await lastService.scrollIntoViewIfNeeded();
  await expect(lastService).toBeInViewport();
  await lastService.click();
  await expect(page).toHaveURL('/services');
});

test('§2.2 Main layout: the menu in two columns stands on the screen, on the narrowest, too', async ({
  page,
}) => {
  await visit(page, '/about');
  for (const width of [1100, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await menus(page).portfolio.hover();
    const links = page.getByRole('navigation', { name: 'Principal' }).getByRole('link');
    await expect(links.filter({ hasText: 'Todos los proyectos' })).toBeVisible();
    const right = await links.evaluateAll((shown) =>
      Math.max(...shown.map((link) => link.getBoundingClientRect().right)),
    );
    expect(right).toBeLessThanOrEqual(width);
  }
});

test.describe('menus by touch on a wide screen', () => {
  test.use({ shared: false, hasTouch: true, viewport: { width: 1280, height: 800 } });

  test('§2.2 Main layout: a tap opens, another tap or one outside closes', async ({ page }) => {
    await visit(page, '/about');
    const { services, portfolio, lastService } = menus(page);
    await services.tap();
    await expectOpen(services, true);
    await expect(page).toHaveURL('/about');
    await services.tap();
    await expectOpen(services, false);
    await services.tap();
    await expectOpen(services, true);
    await page.touchscreen.tap(640, 780);
    await expectOpen(services, false);
    await services.tap();
    await portfolio.tap();
    await expectOpen(services, false);
    await expectOpen(portfolio, true);
    // Touch first, then a mouse.
    await services.hover();
    await expectOpen(services, true);
    await expectOpen(portfolio, false);
    await services.tap();
    await expectOpen(services, false);
    await services.tap();
    await lastService.tap();
    await expect(page).toHaveURL('/services');
    await expectOpen(services, false);
  });
});
