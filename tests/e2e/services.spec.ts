import { choosePlan, contactForm } from '../support/contact-form.ts';
import { content, sample } from '../support/content.ts';
import { expect, test, visit } from '../support/test.ts';

test.use({ shared: true });

const services = content.pages.services.groups.flatMap((group) => group.services);
const [first, second] = services.filter(({ category }) => category !== null);
if (!first || !second) throw new Error('The tests need two services with a category');

test('§2.13 Services page: Cotizar chooses the service’s category in the form, and nothing else', async ({
  page,
}) => {
  await visit(page, '/services');
  const { category, plan } = contactForm(page);
  const askFor = async ({ title }: { title: string }) => {
    await page.getByRole('link', { name: `Cotizar: ${title}`, exact: true }).click();
    await expect(page).toHaveURL(/#contact$/);
  };
  await askFor(first);
  await expect(category).toHaveValue(first.category ?? '');
  await expect(plan).toBeEnabled();
  await askFor(second);
  await expect(category).toHaveValue(second.category ?? '');

  // What the visitor has chosen stays.
  await choosePlan(page);
  await askFor(first);
  await expect(category).toHaveValue(sample.category.slug);
  await expect(plan).toHaveValue(sample.plan.id);

  await visit(page, `/contact?categoria=${first.category}`);
  await expect(category).toHaveValue(first.category ?? '');
  await visit(page, '/contact?categoria=no-existe');
  await expect(category).toHaveValue('');
});

test('§2.13 Services page: Ver precios marks the row of the service’s category', async ({
  page,
}) => {
  await visit(page, '/services');
  await page.getByRole('link', { name: `Ver precios: ${second.title}`, exact: true }).click();
  await expect(page).toHaveURL(/#pricing$/);
  const marked = page.locator('#pricing [aria-current]');
  await expect(marked).toHaveCount(1);
  await expect(marked).toContainText(second.title);
  await page.reload();
  await expect(marked).toContainText(second.title);
});

test('§4.7 Process carousel: five steps, Atrás and Siguiente, the bar and its label', {
  tag: '@phone',
}, async ({ page, isMobile }) => {
  await visit(page, '/services');
  const process = page.locator('#proceso');
  const back = process.getByRole('button', { name: 'Atrás' });
  const next = process.getByRole('button', { name: 'Siguiente' });
  const shown = process.getByRole('heading', { level: 3 });
  const bar = process.locator('svg > rect[height="100%"]');
  const progress = () =>
    bar.evaluate((rect) =>
      Math.round(
        (100 * rect.getBoundingClientRect().width) / (rect.parentElement?.clientWidth ?? 1),
      ),
    );
  const titles: string[] = [];
  await expect(back).toHaveAttribute('aria-disabled', 'true');
  for (let step = 1; step <= 5; step += 1) {
    await expect(process.getByText(step === 5 ? 'ÚLTIMO PASO' : `PASO ${step} DE 5`)).toBeVisible();
    await expect(shown).toHaveCount(1);
    titles.push((await shown.textContent()) ?? '');
    await expect.poll(progress).toBe(step * 20);
    if (step === 1) await back.click({ force: true });
    if (step < 5) await next.click();
  }
  expect(new Set(titles).size).toBe(5);
  await expect(next).toHaveCount(0);
  // The button has gone: the focus goes where the eyes go.
  await expect(shown).toBeFocused();
  await expect(back).toHaveAttribute('aria-disabled', 'false');
  await back.click();
  await expect(process.getByText('PASO 4 DE 5')).toBeVisible();

  const list = process.getByRole('button', { name: titles[1] });
  if (isMobile) {
    await expect(list).toBeHidden();
  } else {
    await list.click();
    await expect(process.getByText('PASO 2 DE 5')).toBeVisible();
    await expect(list).toHaveAttribute('aria-current', 'step');
  }
});

test('§4.7 Process carousel: on wide screens every step says at once what it is', async ({
  page,
}) => {
  await visit(page, '/services');
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const { description } of content.pages.services.process.steps) {
    await expect(page.locator('#proceso').getByText(description).first()).toBeVisible();
  }
});

test.describe('with motion', () => {
  test.use({ shared: false, contextOptions: { reducedMotion: 'no-preference' } });

  test('§9.1 General: the progress bar takes half a second', async ({ page }) => {
    await visit(page, '/services');
    const bar = page.locator('#proceso svg > rect[height="100%"]');
    await expect(bar).toHaveCSS('transition-property', /width/);
    await expect(bar).toHaveCSS('transition-duration', /^0\.5s/);
  });
});
