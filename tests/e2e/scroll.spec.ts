import { oneFilm } from '../support/content.ts';
import { expectSectionInView, scrollY } from '../support/layout.ts';
import {
  expect,
  footerLink,
  goTo,
  holdBack,
  hydrated,
  type Page,
  test,
  visit,
} from '../support/test.ts';

test.use({ shared: true });

async function scrollTo(page: Page, top: number) {
  await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
}

/** Pictures that come when the page already stands. */
async function delayPictures(page: Page) {
  await page.route(/\.(?:avif|webp)$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 400));
    await route.continue().catch(() => {});
  });
}

/** Keeps, for every frame from now on, which page it showed and how far down. */
async function recordFrames(page: Page) {
  await page.evaluate(() => {
    const frames: [string, number][] = [];
    Object.assign(window, { frames_: frames });
    const keep = () => {
      frames.push([document.querySelector('h1')?.textContent ?? '', window.scrollY]);
      requestAnimationFrame(keep);
    };
    requestAnimationFrame(keep);
  });
}

test('§1.6 Scroll to the top: on every route change, in the first frame', async ({ page }) => {
  await visit(page, '/about');
  await recordFrames(page);
  const before = await page.getByRole('heading', { level: 1 }).textContent();
  await goTo(page, 'Todas las soluciones', '/servicios');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(before ?? '');
  const frames = await page.evaluate(
    () => (window as typeof window & { frames_: [string, number][] }).frames_,
  );
  expect(frames.some(([heading, y]) => heading === before && y > 500)).toBe(true);
  expect(frames.filter(([heading, y]) => heading !== before && y !== 0)).toEqual([]);
  await expect(page.locator('#main')).toBeFocused();

  // The link of the page that is open leads to its beginning.
  await footerLink(page, 'Todas las soluciones').click();
  await expect.poll(() => scrollY(page)).toBe(0);
});

test.describe('in a page of its own', () => {
  test.use({ shared: false });

  test('§1.6 Scroll to the top: Back, Forward and reload return to where one was, on a slow telephone, too', async ({
    page,
  }) => {
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await delayPictures(page);
    await page.addInitScript(() => {
      // Down in the very frame of Back, before the event that tells of it.
      const down = () => {
        window.scrollTo({ top: 700, behavior: 'instant' });
        const swallow = (event: Event) => event.stopImmediatePropagation();
        addEventListener('scroll', swallow, { capture: true, once: true });
      };
      addEventListener('popstate', down, { once: true });
    });
    await visit(page, '/services');
    await scrollTo(page, 1400);
    await expect.poll(() => scrollY(page)).toBe(1400);
    await footerLink(page, oneFilm.title).evaluate((link) => {
      (link as HTMLElement).click();
    });
    await expect(page).toHaveURL(oneFilm.path);
    await expect.poll(() => scrollY(page)).toBe(0);
    const near = (y: number) => expect.poll(async () => Math.abs((await scrollY(page)) - y) <= 50);

    await page.goBack();
    await expect(page).toHaveURL('/services');
    await near(1400).toBe(true);
    await page.goForward();
    await expect(page).toHaveURL(oneFilm.path);
    await near(700).toBe(true);
    await page.reload();
    await hydrated(page);
    await near(700).toBe(true);
    await page.goBack();
    await expect(page).toHaveURL('/services');
    await near(1400).toBe(true);
  });
});

test('§1.6 Scroll to the top: a link to a section shows its heading, every time', async ({
  page,
}) => {
  await visit(page, '/');
  const toContact = page.locator('#hero').getByRole('link', { name: 'Cotiza tu Proyecto Gratis' });
  await toContact.click();
  await expect(page).toHaveURL('/#contact');
  await expectSectionInView(page, 'contact');
  await scrollTo(page, 0);
  await toContact.click();
  await expectSectionInView(page, 'contact');
  // The keyboard goes on from the section.
  expect(
    await page.evaluate(
      () => document.activeElement?.closest('#contact') !== null && document.activeElement?.id,
    ),
  ).toBe('contact');
  await scrollTo(page, 0);
  await page.getByRole('link', { name: '¿Te gusta lo que ves? Discute tu proyecto' }).click();
  await expectSectionInView(page, 'contact');

  await visit(page, '/services');
  await page
    .getByRole('link', { name: /^Ver precios/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/services\?categoria=[\w-]+#pricing$/);
  await expectSectionInView(page, 'pricing');
  await page
    .getByRole('link', { name: /^Cotizar:/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/services\?categoria=[\w-]+#contact$/);
  await expectSectionInView(page, 'contact');
  await page.goBack();
  await expect(page).toHaveURL(/#pricing$/);
});

test('§1.6 Scroll to the top: a section is there on a cold load, with slow pictures', {
  tag: '@phone',
}, async ({ page }) => {
  await delayPictures(page);
  for (const anchor of ['portfolio', 'value-proposition', 'contact']) {
    // Another address each time: within one page it would be a jump.
    await visit(page, `/?${anchor}#${anchor}`);
    await expectSectionInView(page, anchor);
    await page.waitForLoadState('load');
    await expectSectionInView(page, anchor);
  }
});

test('§1.6 Scroll to the top: Back leads below a section that is laid out when near', {
  tag: '@phone',
}, async ({ page }) => {
  const release = await holdBack(page, /\/entry\.client-/);
  await page.goto('/');
  const isLaidOut = () =>
    page
      .locator('#contact form')
      .evaluate((form) => form.checkVisibility({ contentVisibilityAuto: true }));
  expect(await isLaidOut()).toBe(false);
  release();
  await hydrated(page);
  await scrollTo(page, 100_000);
  await expect.poll(isLaidOut).toBe(true);
  await scrollTo(page, 100_000);
  const end = await scrollY(page);
  await footerLink(page, oneFilm.title).evaluate((link) => {
    (link as HTMLElement).click();
  });
  await expect(page).toHaveURL(oneFilm.path);
  await expect.poll(() => scrollY(page)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect.poll(() => scrollY(page)).toBe(end);
});

test('§1.6 Scroll to the top: an address whose signs are broken shows the page as usual', async ({
  page,
}) => {
  await visit(page, '/gracias?x=%E0%A4%A#%E0%A4%A');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await goTo(page, 'Cotiza Gratis', '/contact');
});
