import { content } from '../support/content.ts';
import { type Watched, watchLayout } from '../support/layout.ts';
import { expect, holdBack, hydrated, type Page, test, visit } from '../support/test.ts';

test.use({ shared: true });

const resume = (page: Page) =>
  page.locator('#hero').getByRole('button', { name: 'Reanudar movimiento' });

test('§1.2 Hero message: headline, tagline, the way to the quote, a film in a circle', {
  tag: '@phone',
}, async ({ page, isMobile }) => {
  await visit(page, '/');
  const hero = page.locator('#hero');
  await expect(hero.getByRole('heading', { level: 1 })).toHaveText(
    `Avanza con ${content.site.brand} Tu Negocio Listo para la Nueva Era Digital`,
  );
  await expect(hero).toContainText('Somos tu socio confiable hacia el futuro');
  await expect(hero.getByRole('link', { name: 'Cotiza tu Proyecto Gratis' })).toHaveAttribute(
    'href',
    /#contact$/,
  );
  const isRound = await hero.locator('.hero-disc').evaluate((disc) => {
    const { borderRadius, clipPath } = getComputedStyle(disc);
    return borderRadius === '50%' || clipPath.startsWith('circle');
  });
  expect(isRound).toBe(true);
  if (isMobile) return;
  const [words, disc] = await Promise.all([
    hero.getByRole('heading', { level: 1 }).boundingBox(),
    hero.locator('.hero-disc').boundingBox(),
  ]);
  expect((words?.x ?? 0) + (words?.width ?? 0) / 2).toBeLessThan(disc?.x ?? 0);
});

test.describe('with motion', () => {
  test.use({ shared: false, contextOptions: { reducedMotion: 'no-preference' } });

  test('§10.3 Motion: the video plays muted, pauses off screen and by its control', async ({
    page,
  }) => {
    await visit(page, '/');
    const video = page.locator('#hero video');
    const playing = () =>
      video.evaluate((element: HTMLVideoElement) => !element.paused && element.muted);
    await expect.poll(playing).toBe(true);
    await page.evaluate(() => scrollTo({ top: 4000, behavior: 'instant' }));
    await expect.poll(playing).toBe(false);
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await expect.poll(playing).toBe(true);
    await page.locator('#hero').getByRole('button', { name: 'Pausar movimiento' }).click();
    await expect.poll(playing).toBe(false);
    await page.reload();
    await expect(resume(page)).toBeVisible();
    expect(await playing()).toBe(false);
  });

  test('§10.5 Paint: the film is no larger than its poster, and so no later paint', {
    tag: '@phone-only',
  }, async ({ page }) => {
    // Its circle is 308.78 px wide here: browsers round the box of a picture, and not that of a film.
    await page.setViewportSize({ width: 412, height: 823 });
    await watchLayout(page);
    const deliver = await holdBack(page, /\.webm$/);
    await page.goto('/');
    const largest = () => page.evaluate(() => (window as Watched).largest?.localName);
    await expect.poll(largest).toBe('img');
    deliver();
    const shown = () =>
      page.evaluate(
        () => document.querySelector('video')?.getVideoPlaybackQuality().totalVideoFrames ?? 0,
      );
    await expect.poll(shown).toBeGreaterThan(20);
    expect(await largest()).toBe('img');
  });

  test('§2.6 Hero: where playing is refused the poster stands, and the control says so', async ({
    page,
  }) => {
    // As a telephone does that saves power, until the visitor asks for it.
    await page.addInitScript(() => {
      HTMLMediaElement.prototype.play = () =>
        Promise.reject(new DOMException('Not now', 'NotAllowedError'));
    });
    await visit(page, '/');
    await expect(resume(page)).toBeVisible();
    const video = page.locator('#hero video');
    await expect(page.locator('#hero picture img')).toHaveJSProperty('complete', true);
    expect(
      await video.evaluate((element: HTMLVideoElement) => [
        element.paused,
        element.controls,
        element.currentTime,
      ]),
    ).toEqual([true, false, 0]);
    // The refusal is the browser's, not the visitor's choice: the next visit tries again.
    expect(await page.evaluate(() => localStorage.motion)).toBeUndefined();
  });
});

test('§4.6 Value card: one for each value, of at most four lines, Ver más, Ver menos', async ({
  page,
}) => {
  await visit(page, '/');
  const cards = page.locator('#value-proposition').getByRole('article');
  const titles = content.pages.home.values.cards.map(({ title }) => title);
  await expect(cards.getByRole('heading', { level: 3 })).toHaveText(titles);
  await expect(cards.getByRole('button')).toHaveText(titles.map(() => 'Ver más'));
  const second = cards.nth(1);
  const lines = () =>
    second.locator('p').evaluate((text) => {
      const { height } = text.getBoundingClientRect();
      return Math.round(height / Number.parseFloat(getComputedStyle(text).lineHeight));
    });
  const closed = await lines();
  expect(closed).toBeLessThanOrEqual(4);
  const toggle = second.getByRole('button');
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await toggle.click();
  await expect(toggle).toHaveText('Ver menos');
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  expect(await lines()).toBeGreaterThan(closed);
  await expect(cards.first().getByRole('button')).toHaveText('Ver más');
  await toggle.press('Enter');
  await expect(toggle).toHaveText('Ver más');
  expect(await lines()).toBe(closed);
});

test.describe('in a page of its own', () => {
  test.use({ shared: false });

  test('§2.6 Hero: who wants less motion, or less data, gets no video byte', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    const expectStill = async () => {
      await expect(resume(page)).toBeVisible();
      await page.waitForLoadState('load');
      expect(asked.filter((path) => /\.(?:webm|mp4)$/.test(path))).toEqual([]);
    };
    await visit(page, '/');
    await expectStill();
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
    );
    await visit(page, '/');
    await expectStill();
  });

  test('§2.10 Offer section: its terms before the end, and the truth after it', async ({
    page,
  }) => {
    const offer = page.locator('#offer');
    const ended = 'Esta promoción ya terminó. Pregúntanos por la vigente.';
    const { offer: terms } = content.site;
    if (!terms) return test.skip(true, 'The content has no offer');
    const end = new Date(terms.validUntil);
    await page.clock.setFixedTime(new Date(end.getTime() - 1000));
    await visit(page, '/');
    await expect(page.locator('.greeting-card')).toBeVisible();
    await expect(offer.getByRole('heading', { level: 2 })).toHaveText(
      `${terms.percent} % ${terms.heading}`,
    );
    const date = new Intl.DateTimeFormat('es-MX', {
      dateStyle: 'long',
      timeZone: 'America/Mexico_City',
    }).format(end);
    await expect(offer).toContainText(`contratos nuevos firmados antes del ${date}`);
    for (const term of terms.terms) await expect(offer).toContainText(term);
    await expect(offer.getByText(ended)).toHaveCount(0);
    await expect(offer.getByRole('link')).toHaveText(terms.callToAction);
    await expect(offer.getByRole('link')).toHaveAttribute('href', /#contact$/);

    await page.clock.setFixedTime(end);
    await page.reload();
    await hydrated(page);
    await expect(offer.getByText(ended)).toBeVisible();
    await expect(offer.getByRole('link')).toHaveText('Pedir la promoción vigente');
    await expect(offer).toContainText(`antes del ${date}`);
  });

  test('§2.12 Footer: the year of the visit', async ({ page }) => {
    await page.clock.setFixedTime(new Date('2031-03-04T12:00:00-06:00'));
    await visit(page, '/gracias');
    const footer = page.getByRole('contentinfo');
    await expect(footer).toContainText(`© 2031 ${content.site.legalName}`);
  });
});

test('§2.6 Hero: on a screen that is wider than high the film is in the first view', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await visit(page, '/');
  const film = await page.locator('.hero-disc').boundingBox();
  expect(film?.y).toBeGreaterThan(0);
  expect((film?.y ?? 0) + (film?.height ?? 768)).toBeLessThan(768);
});

test('§4.6 Value card: a closed card shows its lead whole, at every usual width', async ({
  page,
}) => {
  await visit(page, '/');
  const leads = content.pages.home.values.cards.map(({ lead }) => lead);
  const texts = page.locator('#value-proposition article p');
  for (const width of [320, 360, 390, 430, 768, 1081, 1280, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const shown = await texts.evaluateAll((elements) =>
      elements.map((text) => ({
        lead: text.firstChild?.textContent,
        more: text.querySelector('span')?.checkVisibility(),
        cut: text.scrollHeight > text.clientHeight,
      })),
    );
    expect(shown, `at ${width}`).toEqual(leads.map((lead) => ({ lead, more: false, cut: false })));
  }
});
