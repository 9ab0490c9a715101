import { expect, type Locator, type Page, test, visit } from '../support/test.ts';

const menus = (page: Page) => ({
  services: page.getByRole('button', { name: 'Servicios', exact: true }),
  portfolio: page.getByRole('button', { name: 'Portafolio', exact: true }),
  lastService: page
    .getByRole('navigation', { name: 'Principal' })
    .getByRole('link', { name: 'Servicios y proceso' }),
});

const expectOpen = (menu: Locator, open: boolean) =>
  expect(menu).toHaveAttribute('aria-expanded', String(open));

test.describe('menus', () => {
  test('§2 Main layout: the menus hold every category and project, and no sample', async ({
    page,
  }) => {
    await visit(page, '/');
    const nav = page.getByRole('navigation', { name: 'Principal' });
    const addresses = await nav
      .locator('a')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    expect(addresses.filter((href) => href.startsWith('/servicios/'))).toHaveLength(8);
    expect(addresses.filter((href) => href.startsWith('/proyectos/'))).toHaveLength(17);
    expect(addresses.join()).not.toMatch(/acme|startup/);
    await expect(
      page.getByRole('banner').getByRole('link', { name: 'Cotiza Gratis' }),
    ).toHaveAttribute('href', '/contact');
    await expect(nav.getByRole('link', { name: 'Nosotros' })).toHaveAttribute('href', '/about');
  });

  test('§9 General: a menu closes 150 ms after the pointer has left, not before', async ({
    page,
  }) => {
    await page.clock.install();
    await visit(page, '/about');
    const { services } = menus(page);
    await services.hover();
    await expectOpen(services, true);
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
    await page.mouse.move(700, 800);
    await page.clock.runFor(145);
    await expectOpen(services, true);
    await page.clock.runFor(10);
    await expectOpen(services, false);
  });

  test('§9 General: who returns within 150 ms finds the menu open', async ({ page }) => {
    await page.clock.install();
    await visit(page, '/about');
    const { services } = menus(page);
    await services.hover();
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
    await page.mouse.move(700, 800);
    await page.clock.runFor(100);
    await expectOpen(services, true);
    await services.hover();
    await page.clock.runFor(500);
    await expectOpen(services, true);
  });

  test('§9 General: the menu beside outlives the closing of the one that was left', async ({
    page,
  }) => {
    await page.clock.install();
    await visit(page, '/about');
    const { services, portfolio } = menus(page);
    await services.hover();
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
    await portfolio.hover();
    await page.clock.runFor(500);
    await expectOpen(portfolio, true);
    await expectOpen(services, false);
  });

  test('§2 Main layout: a mouse crosses to the last item, and a click changes nothing', async ({
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

  test('§2 Main layout: keys open, walk, and Escape returns', async ({ page }) => {
    await visit(page, '/about');
    const { services, portfolio } = menus(page);
    await services.focus();
    await page.keyboard.press('ArrowDown');
    await expectOpen(services, true);
    await expect(
      page
        .getByRole('navigation', { name: 'Principal' })
        .getByRole('link', { name: 'Desarrollo Web' }),
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
    for (let link = 0; link < 11; link += 1) await page.keyboard.press('Tab');
    await expect(portfolio).toBeFocused();
    await expectOpen(services, false);
  });

  test('§2 Main layout: a long menu can be scrolled on a low screen', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 400 });
    await visit(page, '/about');
    const { services, lastService } = menus(page);
    await services.hover();
    await lastService.scrollIntoViewIfNeeded();
    await expect(lastService).toBeInViewport();
    await lastService.click();
    await expect(page).toHaveURL('/services');
  });
});

test.describe('menus by touch on a wide screen', () => {
  test.use({ hasTouch: true, viewport: { width: 1280, height: 800 } });

  test('§2 Main layout: a tap opens, another tap or one outside closes', async ({ page }) => {
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
    await services.tap();
    await lastService.tap();
    await expect(page).toHaveURL('/services');
    await expectOpen(services, false);
  });

  test('§2 Main layout: touch first, then mouse', async ({ page }) => {
    await visit(page, '/about');
    const { services, portfolio } = menus(page);
    await services.tap();
    await expectOpen(services, true);
    await portfolio.hover();
    await expectOpen(portfolio, true);
    await expectOpen(services, false);
    await portfolio.tap();
    await expectOpen(portfolio, false);
  });
});

/** Nothing is left of a lock: the page can be scrolled, and nothing in it is inert. */
async function expectUnlocked(page: Page) {
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  const left = await page.evaluate(() => {
    const parts = [document.documentElement, document.body, document.getElementById('root')];
    return parts.map((part) => ({
      overflow: part ? getComputedStyle(part).overflowY : '',
      padding: part?.style.paddingRight,
      inert: part?.inert,
    }));
  });
  for (const { overflow, padding, inert } of left) {
    expect(overflow).toBe('visible');
    expect(padding).toBe('');
    expect(inert).toBe(false);
  }
  await page.evaluate(() => scrollTo(0, 0));
  await page.mouse.move(200, 400);
  await page.mouse.wheel(0, 300);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
}

test.describe('drawer', { tag: '@phone-only' }, () => {
  const open = async (page: Page) => {
    await page.getByRole('button', { name: 'Abrir menú' }).tap();
    await expect(page.getByRole('dialog', { name: 'Menú' })).toBeVisible();
  };

  for (const [what, link, address] of [
    ['another page', 'Nosotros', '/about'],
    ['the current page', 'Inicio', '/'],
    ['the form', 'Empezar Proyecto', '/contact'],
  ] as const) {
    test(`§2 Mobile drawer: a link to ${what} ends the scroll lock`, async ({ page }) => {
      await visit(page, '/');
      await open(page);
      await page.getByRole('dialog').getByRole('link', { name: link, exact: true }).tap();
      await expect(page).toHaveURL(address);
      await expectUnlocked(page);
    });
  }

  test('§2 Mobile drawer: Back, Escape and its own button end the scroll lock', async ({
    page,
  }) => {
    await visit(page, '/about');
    await page.locator('footer').getByRole('link', { name: 'Cotiza Gratis' }).tap();
    await expect(page).toHaveURL('/contact');
    await open(page);
    await page.goBack();
    await expect(page).toHaveURL('/about');
    await expectUnlocked(page);
    await page.evaluate(() => scrollTo(0, 0));
    await open(page);
    await page.keyboard.press('Escape');
    await expectUnlocked(page);
    await page.evaluate(() => scrollTo(0, 0));
    await open(page);
    await page.getByRole('button', { name: 'Cerrar menú' }).tap();
    await expectUnlocked(page);
    await expect(page.getByRole('button', { name: 'Abrir menú' })).toBeFocused();
  });

  test('§2 Mobile drawer: gone when the screen grows wide', async ({ page }) => {
    await page.setViewportSize({ width: 700, height: 900 });
    await visit(page, '/about');
    await open(page);
    await page.setViewportSize({ width: 1200, height: 900 });
    await expectUnlocked(page);
    await expect(page.getByRole('navigation', { name: 'Principal' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Abrir menú' })).toBeHidden();
  });
});

test('§4 Package selection: after Continuar the next page can be scrolled', async ({ page }) => {
  await visit(page, '/servicios/desarrollo-web');
  await page.getByRole('button', { name: 'Ver paquete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Continuar' }).click();
  await expect(page).toHaveURL('/contact');
  await expectUnlocked(page);
});

test('§4 Package selection: Back closes the modal and its lock', async ({ page }) => {
  await visit(page, '/servicios');
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Conocer más/ })
    .first()
    .click();
  await expect(page).toHaveURL('/servicios/desarrollo-web');
  await page.getByRole('button', { name: 'Ver paquete' }).click();
  await expect(page.getByRole('dialog', { name: 'Tu paquete' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/servicios');
  await expectUnlocked(page);
});

test('§4 Theme: the control flips it, it is stored, and it holds on the next page', async ({
  page,
}) => {
  await visit(page, '/about');
  const root = page.locator('html');
  await expect(root).toHaveClass(/\bdark\b/);
  await page
    .getByRole('banner')
    .getByRole('button', { name: 'Cambiar tema: activar modo claro' })
    .click();
  await expect(root).not.toHaveClass(/\bdark\b/);
  expect(await page.evaluate(() => localStorage.theme)).toBe('light');
  await page.goto('/contact');
  await expect(root).not.toHaveClass(/\bdark\b/);
  await page
    .getByRole('banner')
    .getByRole('button', { name: 'Cambiar tema: activar modo oscuro' })
    .click();
  await expect(root).toHaveClass(/\bdark\b/);
  expect(await page.evaluate(() => localStorage.theme)).toBe('dark');
});
