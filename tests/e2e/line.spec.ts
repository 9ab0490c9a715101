import type { Page } from '@playwright/test';
import { expect, test, visit } from '../support/test.ts';

interface Piece {
  left: number;
  width: string;
  color: string;
  accent: string;
  /** Where the piece ends on the screen, and where its section does. */
  end: number;
  top: number;
  bottom: number;
}

/** The piece of the line in each section of the page, as it is drawn now. */
function pieces(page: Page): Promise<Piece[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main section')].flatMap((section) => {
      const style = getComputedStyle(section, '::before');
      if (style.content === 'none' || style.position !== 'absolute') return [];
      const { left, top, bottom, height } = section.getBoundingClientRect();
      const scale = style.transform === 'none' ? 1 : new DOMMatrix(style.transform).d;
      const probe = document.createElement('i');
      probe.style.color = 'var(--accent)';
      section.append(probe);
      const accent = getComputedStyle(probe).color;
      probe.remove();
      return {
        left: Math.round(left + Number.parseFloat(style.left)),
        width: style.borderLeftWidth,
        color: style.borderLeftColor,
        accent,
        end: top + height * scale,
        top,
        bottom,
      };
    }),
  );
}

for (const path of ['/', '/services', '/contact', '/servicios']) {
  test(`§2.22 Line: without motion all of it stands on ${path}, at one place, in the accent colour`, {
    tag: '@phone',
  }, async ({ page }) => {
    await visit(page, path);
    const drawn = await pieces(page);
    expect(drawn.length).toBeGreaterThan(0);
    expect(new Set(drawn.map(({ left, width }) => `${left} ${width}`)).size).toBe(1);
    for (const { color, accent, end, bottom } of drawn) {
      expect(color).toBe(accent);
      expect(end).toBeCloseTo(bottom, 0);
    }
  });
}

test('§2.22 Line: on paper all of it stands', async ({ page }) => {
  await page.emulateMedia({ media: 'print', reducedMotion: 'no-preference' });
  await page.goto('/contact');
  await expect.poll(async () => (await pieces(page)).length).toBeGreaterThan(0);
  for (const { end, bottom } of await pieces(page)) expect(end).toBeCloseTo(bottom, 0);
});

test('§2.14 About page: the portraits are one frieze, whole at every width', async ({ page }) => {
  await visit(page, '/about');
  for (const width of [320, 390, 768, 1024, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const portraits = await page
      .getByRole('region', { name: 'Equipo' })
      .getByRole('img')
      .evaluateAll((images) =>
        (images as HTMLImageElement[]).map((image) => {
          const { left, right, width, height } = image.getBoundingClientRect();
          return { left, right, shape: width / height, natural: image.width / image.height };
        }),
      );
    expect(portraits).toHaveLength(5);
    expect(portraits[0]?.left).toBeCloseTo(0, 0);
    expect(portraits[4]?.right).toBeCloseTo(width, 0);
    for (const [at, { left, shape }] of portraits.entries()) {
      expect(shape, `${width} px`).toBeCloseTo(900 / 1200, 1);
      if (at > 0) expect(left, `${width} px`).toBeCloseTo(portraits[at - 1]?.right ?? 0, 0);
    }
  }
});

test('§2.14 About page: the names of the team stand on one line on wide screens', async ({
  page,
}) => {
  await visit(page, '/about');
  const tops = await page
    .getByRole('region', { name: 'Equipo' })
    .getByRole('heading', { level: 2 })
    .evaluateAll((names) => names.map((name) => name.getBoundingClientRect().top));
  expect(new Set(tops).size).toBe(1);
});

test('§2.22 Line: without motion no dot runs', async ({ page }) => {
  await visit(page, '/');
  await page.getByRole('link', { name: 'Nosotros' }).first().click();
  await expect(page.locator('.dot')).toHaveCSS('animation-name', 'none');
});

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  for (const path of ['/', '/services', '/contact']) {
    test(`§2.22 Line: on ${path} its end stays at 60 % of the screen`, async ({ page }) => {
      await visit(page, path);
      const mark = await page.evaluate(() => 0.6 * innerHeight);
      const bottom = await page.evaluate(() => document.body.scrollHeight - 2 * innerHeight);
      expect((await pieces(page)).length).toBeGreaterThan(0);
      for (const share of [0, 0.3, 0.6, 1]) {
        await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), share * bottom);
        await expect
          .poll(async () => {
            const wrong = (await pieces(page)).filter(({ top, bottom, end }) => {
              const expected = Math.min(Math.max(mark, top), bottom);
              return Math.abs(end - expected) > 3;
            });
            return wrong;
          })
          .toEqual([]);
      }
    });
  }

  test('§2.22 Line: from the film it goes down first, then across, and nothing is painted for it', async ({
    page,
  }) => {
    await visit(page, '/');
    /** What is drawn of the piece that goes down and of the one that goes across, from 0 to 1. */
    const drawnAt = (top: number) =>
      page.locator('.hero-columns').evaluate(async (element, top) => {
        scrollTo({ top, behavior: 'instant' });
        // Scroll timelines are read at the beginning of a frame.
        await new Promise((resolve) =>
          requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve))),
        );
        const matrix = (piece: string) => new DOMMatrix(getComputedStyle(element, piece).transform);
        return { down: matrix('::before').d, across: matrix('::after').a };
      }, top);
    const drawn: { down: number; across: number }[] = [];
    for (let top = 0; top <= 500; top += 50) drawn.push(await drawnAt(top));
    expect(drawn[0]?.across).toBe(0);
    expect(drawn.at(-1)).toEqual({ down: 1, across: 1 });
    expect(drawn.filter(({ down, across }) => across > 0 && down < 1)).toEqual([]);
    expect(drawn.filter(({ across }) => across > 0 && across < 1).length).toBeGreaterThan(0);

    const animated = await page.evaluate(() =>
      document
        .getAnimations()
        .flatMap(({ effect }) => (effect instanceof KeyframeEffect ? effect : []))
        .filter(({ pseudoElement }) => pseudoElement)
        .flatMap((effect) => effect.getKeyframes().flatMap((keyframe) => Object.keys(keyframe)))
        .filter((key) => !/offset|easing|composite/i.test(key)),
    );
    expect(new Set(animated)).toEqual(new Set(['transform']));
  });

  test('§2.22 Line: below the heads it runs down the margin, and across only where their words end', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await visit(page, '/about');
    const words = page.locator('.frieze + ul');
    /** How much is drawn of the piece that goes across, with the given share of the words above the line's end. */
    const acrossAt = (share: number) =>
      words.evaluate(async (list, share) => {
        const { top, height } = list.getBoundingClientRect();
        const end = 0.6 * innerHeight;
        scrollTo({ top: scrollY + top + share * height - end, behavior: 'instant' });
        await new Promise((resolve) =>
          requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve))),
        );
        return [
          getComputedStyle(list, '::before').borderBottomWidth,
          new DOMMatrix(getComputedStyle(list, '::after').transform).a,
        ];
      }, share);
    expect(await acrossAt(0.5)).toEqual(['0px', 0]);
    await expect(words).toBeInViewport();
    expect(await acrossAt(1.3)).toEqual(['0px', 1]);
  });

  test('§2.22 Line: paused motion shows all of it', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('motion', 'paused'));
    await visit(page, '/contact');
    const drawn = await pieces(page);
    expect(drawn.length).toBeGreaterThan(0);
    for (const { end, bottom } of drawn) expect(end).toBeCloseTo(bottom, 0);
  });

  test('§2.22 Line: a change of page sends the dot, each time', async ({ page }) => {
    await visit(page, '/');
    await expect(page.locator('.dot')).toHaveCount(0);
    await page.getByRole('link', { name: 'Nosotros' }).first().click();
    await expect(page.locator('.dot')).toHaveCSS('animation-name', 'dot');
    await page.locator('.dot').evaluate((dot) => dot.toggleAttribute('data-first', true));
    await page.getByRole('link', { name: 'Inicio' }).first().click();
    await expect(page.locator('.dot:not([data-first])')).toHaveCount(1);
  });
});

test('§2.3 Mobile drawer: in the light theme bar and greeting are as dark as the opening below it, and light after it', {
  tag: '@phone-only',
}, async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'light'));
  await visit(page, '/');
  const ground = (name: string) =>
    page
      .locator(name)
      .first()
      .evaluate((element) => getComputedStyle(element).backgroundColor);
  await expect.poll(() => ground('header')).toBe(await ground('#hero'));
  const words = () =>
    page.locator('.greeting-title').evaluate((element) => getComputedStyle(element).color);
  const light = await page
    .locator('#hero h1')
    .evaluate((element) => getComputedStyle(element).color);
  expect(await words()).toBe(light);
  await page.locator('#contact').scrollIntoViewIfNeeded();
  await expect.poll(() => ground('header')).toBe(await ground('body'));
  expect(await words()).not.toBe(light);
});
