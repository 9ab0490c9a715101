import { content, projects } from '../support/content.ts';
import { expect, footerLink, hydrated, type Page, test, visit } from '../support/test.ts';

/** Categories by how many projects they have, the fewest first. */
const services = content.categories
  .map(({ slug, shortName }) => ({
    slug,
    label: shortName,
    projects: projects.filter(({ categories }) => categories.includes(slug)),
  }))
  .filter((service) => service.projects.length > 1)
  .toSorted((a, b) => a.projects.length - b.projects.length);
const [few, others] = services as [(typeof services)[0], (typeof services)[0]];

const cards = (page: Page) => page.locator('main li').filter({ visible: true });
const filter = (page: Page, label: string) => page.getByRole('radio', { name: label });

async function expectProjects(page: Page, expected: { title: string }[]) {
  await expect(cards(page).getByRole('heading')).toHaveText(expected.map(({ title }) => title));
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test.beforeEach(({ expectNoise }) => expectNoise(/^failed request: \S+\.js csp$/));

  test('§2.21 Projects page: a service shows its projects alone, and each leads to its page', async ({
    page,
  }) => {
    await page.goto('/proyectos');
    await expectProjects(page, projects);
    await page.locator('label', { hasText: others.label }).click();
    await expectProjects(page, others.projects);
    await filter(page, few.label).press('Space');
    await expectProjects(page, few.projects);
    const [first] = few.projects;
    await page.getByRole('main').getByRole('link', { name: first?.title, exact: true }).click();
    await expect(page).toHaveURL(first?.path ?? '');
  });
});

test('§2.21 Projects page: the address names the service, so that it can be shared and is there after Back', async ({
  page,
}) => {
  await visit(page, '/about');
  await footerLink(page, 'Todos los proyectos').click();
  await expectProjects(page, projects);
  await filter(page, few.label).press('Space');
  await expect(page).toHaveURL(`/proyectos#${few.slug}`);
  await expectProjects(page, few.projects);
  await expect(filter(page, few.label)).toBeFocused();

  const [first] = few.projects;
  await page.getByRole('main').getByRole('link', { name: first?.title, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(first?.title ?? '');
  await page.goBack();
  await expectProjects(page, few.projects);

  await footerLink(page, 'Todos los proyectos').click();
  await expectProjects(page, projects);
  await visit(page, '/about');
  await page.goto(`/proyectos#${others.slug}`);
  await hydrated(page);
  await expectProjects(page, others.projects);
  await expect(filter(page, others.label)).toBeChecked();
});

for (const width of [320, 1440]) {
  test(`§2.21 Projects page: no row is left with a gap, whatever is chosen, ${width} px wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await visit(page, '/proyectos');
    const { right } = await page
      .locator('main ul')
      .evaluate((list) => list.getBoundingClientRect().toJSON());
    for (const service of services) {
      await filter(page, service.label).press('Space');
      await expect(cards(page)).toHaveCount(service.projects.length);
      const rows = await cards(page).evaluateAll((shown) => {
        const ends = new Map<number, number>();
        for (const { bottom, right } of shown.map((card) => card.getBoundingClientRect())) {
          ends.set(Math.round(bottom), Math.max(right, ends.get(Math.round(bottom)) ?? 0));
        }
        return [...ends.values()];
      });
      for (const end of rows) expect(end, service.label).toBeCloseTo(right, 0);
    }
  });
}
