import { formatPrice } from '../../domain/catalogue/money.ts';
import { content, filmedCase, listedCategories, threePlans } from '../support/content.ts';
import { expect, type Locator, test, visit } from '../support/test.ts';

test.use({ shared: true });

/** How many lines of text are shown at most. */
const clamp = (text: Locator) =>
  text.evaluate((element) => getComputedStyle(element).webkitLineClamp);

test('§2.15 Solutions grid: a card per category with picture, name, four lines and its link', async ({
  page,
}) => {
  await visit(page, '/servicios');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Explora Nuestras Soluciones');
  // §4.4 Touch devices: who has a mouse needs no stand-in for hovering.
  await expect(page.locator('main li').first()).toBeInViewport();
  await expect(page.locator('.active, .active-gradient')).toHaveCount(0);
  const cards = page.locator('main li', { has: page.getByRole('heading', { level: 2 }) });
  await expect(cards).toHaveCount(listedCategories.length);
  for (const card of await cards.all()) {
    await expect(card.getByRole('img')).toHaveCount(1);
    expect(await clamp(card.locator('p'))).toBe('4');
    const name = await card.getByRole('heading').textContent();
    const link = card.getByRole('link', { name: `Conocer más: ${name}` });
    await expect(link).toHaveText('Conocer más');
    await expect(link).toHaveAttribute('href', /^\/servicios\/[a-z-]+$/);
  }
  // Names of one row stand on one line, whatever their numbers' height.
  const places = await cards.evaluateAll((elements) =>
    elements.map((card) =>
      [card, card.querySelector('h2')].map((e) => e?.getBoundingClientRect().top ?? 0),
    ),
  );
  const drops = places.map(([top = 0, name = 0]) => name - top);
  expect(Math.max(...drops) - Math.min(...drops)).toBeLessThan(1);
  // The whole card leads there: the link lies over it.
  await cards.first().getByRole('heading').click({ force: true });
  await expect(page).toHaveURL(listedCategories[0]?.path ?? '');
});

test('§2.15 Solutions grid: four lines hold every description, at every usual width', async ({
  page,
}) => {
  await visit(page, '/servicios');
  for (const width of [320, 360, 390, 430, 600, 640, 768, 1024, 1080, 1280, 1366, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const cut = await page
      .locator('main li p')
      .evaluateAll((texts) =>
        texts
          .filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight)
          .map(({ textContent }) => textContent),
      );
    expect(cut, `cut at ${width}`).toEqual([]);
  }
});

test('§2.17 Plan card: name, price, kind, three lines, what it includes, one recommended', async ({
  page,
}) => {
  await visit(page, threePlans.path);
  const cards = page.locator('#planes li', { has: page.getByRole('heading', { level: 3 }) });
  const shown = await cards.evaluateAll((elements) =>
    elements.map((card) => ({
      name: card.querySelector('h3')?.textContent,
      price: card.querySelector('.text-figure')?.closest('p')?.textContent,
      recommended: card.textContent?.includes('RECOMENDADO'),
      includes: card.querySelectorAll('ul li').length,
      button: card.querySelector('button')?.textContent,
    })),
  );
  expect(shown).toEqual(
    threePlans.plans.map(({ name, price, priceType, featured, includes }) => ({
      name,
      price: `${formatPrice(price)}USD${priceType}`,
      recommended: featured,
      includes: includes.length,
      button: 'Añadir a Solución',
    })),
  );
  await expect(cards.first().getByRole('heading', { name: 'Incluye', level: 4 })).toBeVisible();
  expect(await clamp(cards.first().locator('p.line-clamp-3'))).toBe('3');
});

test('§2.17 Plan card: the recommended one is never the narrower of its row', async ({ page }) => {
  const pairs = [...content.categories].filter(
    ({ slug }) =>
      content.catalogue.plans.filter(({ categoryId }) => categoryId === slug).length === 2,
  );
  for (const { slug } of pairs) {
    await page.goto(`/servicios/${slug}`);
    const [recommended, other] = await page.locator('#planes li[id]').evaluateAll((cards) =>
      cards
        .map((card) => ({
          isRecommended: card.textContent?.includes('RECOMENDADO'),
          width: card.clientWidth,
        }))
        .sort((a, b) => Number(b.isRecommended) - Number(a.isRecommended))
        .map(({ width }) => width),
    );
    expect(recommended, slug).toBeGreaterThan(other ?? 0);
  }
});

test('§2.18 Case card: none stands alone in the last row', async ({ page }) => {
  const casesOf = (slug: string) =>
    content.projects.filter(({ categories }) => categories.includes(slug)).length;
  // One too many for rows of two and of three, where the content has such a category.
  const { path = '' } =
    listedCategories.find(({ slug }) => casesOf(slug) % 6 === 1) ?? listedCategories[0] ?? {};
  await visit(page, path);
  const cards = page.locator('#casos li');
  for (const width of [700, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const tops = await cards.evaluateAll((all) =>
      all.map((card) => card.getBoundingClientRect().top),
    );
    expect(tops.filter((top) => top === tops.at(-1)).length, `${width} px`).toBeGreaterThan(1);
    // The links of one row stand on one line, however long the descriptions are.
    const rows = Map.groupBy(
      await cards.getByRole('link', { name: /^Ver proyecto/ }).evaluateAll((links) =>
        links.map((link) => ({
          row: link.closest('li')?.getBoundingClientRect().bottom,
          end: link.getBoundingClientRect().bottom,
        })),
      ),
      ({ row }) => row,
    );
    for (const row of rows.values()) expect(new Set(row.map(({ end }) => end)).size).toBe(1);
  }
});

test('§2.18 Case card: the category’s video or picture, the overlay on hover, three lines, its link', async ({
  page,
}) => {
  const { project, film, still } = filmedCase;
  await visit(page, `/servicios/${film}`);
  const cards = page.locator('#casos li');
  const card = cards.filter({
    has: page.getByRole('heading', { name: project.title, exact: true }),
  });
  await expect(card.locator('video')).toHaveCount(1);
  await expect(card.locator('video source').first()).toHaveAttribute(
    'src',
    new RegExp(`/${project.videos[film]?.id.split('/').at(-1)}\\.[\\da-f]{8}\\.webm$`),
  );
  await expect(card.getByRole('img')).toHaveCount(0);
  await expect(card.getByRole('button', { name: 'Reanudar movimiento' })).toBeVisible();

  await visit(page, `/servicios/${still}`);
  await expect(card.locator('video')).toHaveCount(0);
  await expect(card.getByRole('img')).toHaveCount(1);
  expect(await clamp(card.locator('.line-clamp-3'))).toBe('3');
  // The overlay repeats what stands below, for the eye alone.
  const overlay = card.locator('[aria-hidden="true"]', { hasText: project.title });
  const picture = card.getByRole('img');
  const covered = async () => {
    const [over, under] = [await overlay.boundingBox(), await picture.boundingBox()];
    return over !== null && under !== null && over.y + over.height <= under.y + under.height + 8;
  };
  expect(await covered()).toBe(false);
  await picture.hover();
  await expect.poll(covered).toBe(true);
  await expect(card.getByRole('link', { name: `Ver proyecto: ${project.title}` })).toHaveAttribute(
    'href',
    project.path,
  );
});

test.describe('tilt', () => {
  test.use({ shared: false, contextOptions: { reducedMotion: 'no-preference' } });

  test('§9.4 Tilt card: at most 10 degrees, scale 1.02, glare 0.2, 1500 ms, flat again on leave', async ({
    page,
  }) => {
    await visit(page, '/servicios');
    const card = page.locator('.tilt-card').first();
    await card.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    const box = await card.boundingBox();
    if (!box) throw new Error('No card');
    await page.mouse.move(box.x + box.width / 2, box.y + 40);
    const glare = card.locator('.glare-wrapper');
    await expect(glare).toHaveCount(1);
    await page.mouse.move(box.x + box.width - 3, box.y + box.height - 3, { steps: 4 });
    const tilt = () =>
      card.evaluate(({ style: { transform, transition } }) => {
        const numberAfter = (text: string) =>
          Math.abs(Number.parseFloat(transform.split(text)[1] ?? ''));
        return {
          x: numberAfter('rotateX('),
          y: numberAfter('rotateY('),
          perspective: numberAfter('perspective('),
          scale: numberAfter('scale3d('),
          transition,
        };
      });
    await expect.poll(async () => (await tilt()).x).toBeGreaterThan(8);
    const { x, y, perspective, scale, transition } = await tilt();
    expect(x).toBeLessThanOrEqual(10);
    expect(y).toBeGreaterThan(8);
    expect(y).toBeLessThanOrEqual(10);
    expect({ perspective, scale }).toEqual({ perspective: 1000, scale: 1.02 });
    expect(transition).toContain('1500ms cubic-bezier(0.03, 0.98, 0.52, 0.99)');
    const opacity = () =>
      glare.locator('.glare').evaluate((element) => Number(element.style.opacity));
    await expect.poll(opacity).toBeGreaterThan(0);
    expect(await opacity()).toBeLessThanOrEqual(0.2);

    await page.mouse.move(2, 2);
    await expect.poll(async () => (await tilt()).x).toBe(0);
    expect((await tilt()).scale).toBe(1);

    // Less motion: flat at once, and nothing of the ornament left.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expect(glare).toHaveCount(0);
    await card.hover();
    expect((await tilt()).transition).toBe('');
  });
});

test.describe('touch', { tag: '@phone-only' }, () => {
  test('§4.4 Touch devices: active while at least half is visible, no longer', async ({ page }) => {
    for (const [path, selector, name] of [
      ['/servicios', 'main li:has(h2)', 'active-gradient'],
      [`/servicios/${filmedCase.still}`, '#casos li', 'active'],
    ] as const) {
      await visit(page, path);
      const card = page.locator(selector).nth(2);
      const has = () => card.evaluate((element, it) => element.classList.contains(it), name);
      /** Puts the card so that this part of it is above the lower edge of the screen. */
      const show = (part: number) =>
        card.evaluate((element, share) => {
          const { top, height } = element.getBoundingClientRect();
          scrollBy({ top: top + height * share - innerHeight, behavior: 'instant' });
        }, part);
      await show(0.3);
      expect(await has(), path).toBe(false);
      await show(0.6);
      await expect.poll(has, path).toBe(true);
      await show(0.3);
      await expect.poll(has, path).toBe(false);
    }
  });

  test('§9.4 Tilt card: flat under a finger', async ({ page }) => {
    await visit(page, '/servicios');
    await page
      .locator('.tilt-card')
      .first()
      .tap({ position: { x: 20, y: 20 } });
    await expect(page).toHaveURL(listedCategories[0]?.path ?? '');
    await page.goBack();
    await expect(page.locator('.glare-wrapper')).toHaveCount(0);
  });
});
