import { formatPriceWithCurrency } from '../../domain/catalogue/money.ts';
import { withPackage } from '../support/contact-form.ts';
import { content, listedCategories, sample, threePlans } from '../support/content.ts';
import { expect, type Page, test, visit } from '../support/test.ts';

const { category, plan, featured } = sample;

/** How far down the page is in view: to the package bar, where there is one. */
async function viewEnd(page: Page): Promise<number> {
  const bar = page.getByRole('region', { name: 'Tu paquete' });
  const box = (await bar.isVisible()) ? await bar.boundingBox() : null;
  return box?.y ?? page.viewportSize()?.height ?? 0;
}

test('§2.16 Category page: prices and total are in view on the first screen', {
  tag: '@phone',
}, async ({ page, isMobile }) => {
  for (const { path, plans, bonus } of listedCategories) {
    await page.goto(path);
    const first = plans.slice(0, isMobile ? plans.length : Math.min(plans.length, 2));
    const prices = isMobile
      ? page.getByRole('navigation', { name: 'Planes' }).getByRole('link')
      : page.locator('#planes li .text-figure');
    const end = await viewEnd(page);
    for (const [index, { price }] of first.entries()) {
      const shown = prices.nth(index);
      await expect(shown).toContainText(price.toLocaleString('en-US'));
      const box = await shown.boundingBox();
      expect((box?.y ?? end) + (box?.height ?? 0), `${path}, price ${index}`).toBeLessThan(end);
    }
    if (bonus) await expect(page.getByText('Total FREE')).toBeInViewport();
  }
});

test('§2.16 Category page: on a phone a price leads to its plan', {
  tag: ['@phone', '@phone-only'],
}, async ({ page }) => {
  await visit(page, withPackage(sample.path, plan));
  const prices = page.getByRole('navigation', { name: 'Planes' });
  await prices.getByRole('link', { name: featured.name }).tap();
  await expect(page.getByRole('heading', { name: featured.name, level: 3 })).toBeInViewport();
  await expect(page).toHaveURL(`${withPackage(sample.path, plan)}#${featured.id}`);
});

/** The comparison of a category as content says it: the topic, then a text or nothing per plan. */
function comparisonOf({ slug }: { slug: string }): string[][] {
  const plans = content.catalogue.plans.filter(({ categoryId }) => categoryId === slug);
  const topics = new Set(plans.flatMap(({ contents }) => Object.keys(contents)));
  return [...topics].map((topic) => [topic, ...plans.map(({ contents }) => contents[topic] ?? '')]);
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('§2.17 Plan card: a table compares what the plans include, topic by topic', {
    tag: '@phone',
  }, async ({ page }) => {
    for (const { path, slug, plans } of [category, threePlans].map((other) => ({
      ...other,
      path: `/servicios/${other.slug}`,
    }))) {
      await page.goto(path);
      const table = page.getByRole('table', { name: 'Qué incluye cada plan' });
      await expect(table).toBeVisible();
      for (const { name, price } of plans) {
        const head = table.getByRole('columnheader', { name });
        await expect(head.first()).toContainText(formatPriceWithCurrency(price));
      }
      const rows = await table
        .locator('tbody tr')
        .evaluateAll((elements) =>
          elements.map((row) => [...row.children].map(({ textContent }) => textContent)),
        );
      const expected = comparisonOf({ slug });
      expect(rows.toSorted()).toEqual(expected.toSorted());
      // What most plans have comes first.
      const held = rows.map((cells) => cells.filter(Boolean).length);
      expect(held).toEqual(held.toSorted((a, b) => b - a));
      const topic = rows[0]?.[0] ?? '';
      await expect(table.getByRole('rowheader', { name: topic, exact: true })).toBeVisible();
    }
  });
});

test('§2.17 Plan card: the comparison is named once, and what is scrolled has a name of its own', {
  tag: '@phone-only',
}, async ({ page }) => {
  const name = 'Qué incluye cada plan';
  for (const { path, plans } of listedCategories) {
    await page.goto(path);
    await expect(page.getByRole('table', { name })).toHaveCount(1);
    await expect(page.getByRole('region', { name })).toHaveCount(0);
    await expect(page.getByRole('group', { name: 'Planes lado a lado' })).toHaveCount(
      plans.length > 3 ? 1 : 0,
    );
  }
});

test('§2.17 Plan card: an empty cell of the comparison is read as a word', async ({ page }) => {
  const row = comparisonOf(category).find((cells) => cells.includes(''));
  if (!row) throw new Error('Every plan has every topic');
  await visit(page, sample.path);
  const table = page.getByRole('table', { name: 'Qué incluye cada plan' });
  const topic = page.getByRole('rowheader', { name: row[0], exact: true });
  await expect(table.getByRole('row').filter({ has: topic })).toMatchAriaSnapshot(`
    - row:
      - rowheader "${row[0]}"
${row
  .slice(1)
  .map((text) => `      - cell "${text || 'No incluye'}"`)
  .join('\n')}
  `);
});

test('§4.9 Value-proposition stepper: one plan per step, chosen by click', async ({ page }) => {
  const { plans, path } = threePlans;
  const [last] = plans.slice(-1);
  await visit(page, path);
  const stepper = page.locator('#propuestas');
  await expect(stepper).toContainText(`Propuesta 1 de ${plans.length}`);
  await stepper.getByRole('button', { name: last?.name, exact: true }).click();
  await expect(stepper).toContainText(`Propuesta ${plans.length} de ${plans.length}`);
  await expect(stepper.getByRole('heading', { level: 2 })).toHaveAccessibleName(
    `Por qué elegirlo: ${last?.name}`,
  );
  await expect(stepper.locator('[aria-current=step]')).toHaveText(last?.name ?? '');

  // Up to 768 px the steps stand in a row, from there on below each other.
  const rowsOfSteps = () =>
    stepper
      .locator('ol > li')
      .evaluateAll((steps) => new Set(steps.map((step) => step.getBoundingClientRect().top)).size);
  for (const [width, rows] of [
    [768, 1],
    [769, plans.length],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    expect(await rowsOfSteps(), `${width} px`).toBe(rows);
  }
});

test('§8.5 Category slug not found: the specified text and the way back', async ({
  page,
  expectNoise,
}) => {
  expectNoise(/status of 404/);
  await visit(page, '/servicios/no-existe');
  await expect(page.getByText('Categoría no encontrada')).toBeVisible();
  await page.getByRole('link', { name: 'Volver a Soluciones' }).click();
  await expect(page).toHaveURL('/soluciones');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Explora Nuestras Soluciones');
});
