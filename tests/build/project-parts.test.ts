import { expect, test } from 'vitest';
import {
  builtPages,
  comparable,
  controls,
  elements,
  part,
  readableText,
} from '../support/built-site.ts';
import { content, projects, samples } from '../support/content.ts';

const { categories } = content;
const pages = builtPages();

test('§2.18 Case card: its description is HTML, rendered from the content', () => {
  const [project] = projects;
  const slug = project?.categories.find((name) => !(name in project.descriptionsOverride)) ?? '';
  const cards = part(pages, `/servicios/${slug}`, 'section', 'id="casos"');
  const descriptions = [...cards.matchAll(/line-clamp-3[^>]*>(<p>[\s\S]*?<\/p>)/g)].map(
    ([, html = '']) => readableText(html),
  );
  expect(descriptions).toContain(comparable(project?.description ?? ''));
});

test('§2.18 Case card: a sample says so and leads nowhere', () => {
  for (const { categories, title: sample } of samples) {
    const path = `/servicios/${categories[0]}`;
    const cards = part(pages, path, 'section', 'id="casos"').split('<li');
    const shown = cards.filter((card) => new RegExp(`<h3[^>]*>${sample}</h3>`).test(card));
    expect(shown, path).toHaveLength(1);
    expect(readableText(shown[0] ?? ''), path).toContain('Muestra');
    expect(controls(shown[0] ?? ''), path).toEqual([]);
  }
});

test('§2.19 Project page: its headings, its pictures’ words, and its films where it has some', () => {
  for (const { path, page } of projects) {
    const main = part(pages, path, 'main');
    const headings = [...main.matchAll(/<h2\b[\s\S]*?<\/h2>/g)].map(([html]) => readableText(html));
    expect(headings, path).toEqual(
      expect.arrayContaining(['Desafío', 'Solución', 'Resultado', 'Descripción Detallada']),
    );
    expect(headings.includes('En movimiento'), path).toBe(page.extra.length > 0);
    const alts = elements(main, 'img').map(({ alt }) => alt);
    for (const medium of [page.main, page.secondary]) {
      if (medium?.type === 'img') expect(alts, path).toContain(comparable(medium.alt));
    }
  }
});

test('§2.21 Projects page: every project with its picture, name, client, place and services', () => {
  const cards = part(pages, '/proyectos', 'ul', 'project-list').split('<li').slice(1);
  expect(cards).toHaveLength(projects.length);
  for (const [index, project] of projects.entries()) {
    const { title, path, client, location, services, image } = project;
    const card = `<li${cards[index]}`;
    expect(controls(card), path).toEqual([`${title}: ${path}`]);
    expect(elements(card, 'img'), path).toMatchObject([{ alt: comparable(image.alt) }]);
    for (const said of [client, location, ...services]) {
      expect(readableText(card), path).toContain(said);
    }
  }
});

test('§2.21 Projects page: one filter a category that has projects, with their number, and all of them first', () => {
  const filter = part(pages, '/proyectos', 'fieldset');
  const offered = [...filter.matchAll(/<label\b[\s\S]*?<\/label>/g)].map(([label]) => [
    elements(label, 'input')[0]?.id,
    readableText(label),
  ]);
  const withProjects = categories.flatMap(({ slug, shortName }) => {
    const { length } = projects.filter((project) => project.categories.includes(slug));
    return length > 0 ? [[slug, `${shortName} ${length}`]] : [];
  });
  expect(offered).toEqual([['todos', `Todos ${projects.length}`], ...withProjects]);
});
