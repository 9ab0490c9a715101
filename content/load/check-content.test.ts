import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { content, filmedCase, projects, sample, threePlans } from '../../tests/support/content.ts';
import {
  addon,
  category,
  copy,
  copyContentForEachTest,
  errors,
  firstAlt,
  firstProject,
  move,
  original,
  plan,
  problems,
  project,
  root,
  site,
  spoil,
} from '../../tests/support/spoilt-content.ts';
import { checkContent } from './check-content.ts';
import { loadContent } from './load-content.ts';
import { ContentError, listProblems } from './problem.ts';

copyContentForEachTest();

const { price } = sample.featured;

test('§3.2 Content check: a picture that is too small is named, with its size and the size it needs', () => {
  const id = `projects/${firstProject?.slug}/key`;
  const manifest = join(root, 'media.json');
  const media = JSON.parse(readFileSync(manifest, 'utf8'));
  Object.assign(media[id], { width: 480, height: 300, widths: [240, 480] });
  writeFileSync(manifest, JSON.stringify(media));
  const [problem] = problems();
  expect(problem).toMatchObject({ file: project, key: 'image.id', severity: 'error' });
  expect(problem?.says).toMatch(/mide 480 × 300 píxeles.*1600 o más/);
});

test('§3.2 Content check: an original that was not prepared yet is told from one that is not there', () => {
  copy(`${original}/key.webp`, `${original}/otra.webp`);
  const line = spoil(
    project,
    `id: projects/${firstProject?.slug}/key`,
    `id: projects/${firstProject?.slug}/otra`,
  );
  expect(errors()).toMatchObject([{ file: project, line, key: 'image.id' }]);
  expect(errors()[0]?.says).toMatch(/no está en el sitio: corre npm run media/);
});

test('§3.5 Pictures and films: a name as a camera writes it is in order; a file that is no picture is said', () => {
  cpSync(join(root, original), join(root, 'originals/projects/La Espiga'), { recursive: true });
  move('originals/projects/La Espiga/key.webp', 'originals/projects/La Espiga/IMG_1.WebP');
  copy(`${original}/key.webp`, `${original}/foto.bmp`);
  expect(errors()).toEqual([]);
  const said = problems().filter(({ file }) => file.endsWith('.bmp'));
  expect(said).toMatchObject([{ severity: 'warning', key: '' }]);
  expect(said[0]?.says).toMatch(/\.bmp: guarda las fotos como JPG, PNG, WebP o HEIC/);
  expect(said[0]?.inEnglish).not.toBe(said[0]?.says);

  // Two of one name: nobody could tell which is meant.
  copy(`${original}/key.webp`, `${original}/KEY.PNG`);
  expect(errors()).toMatchObject([{ file: `${original}/key.webp` }]);
  expect(errors()[0]?.says).toContain('KEY.PNG');
});

test('§3.5 Pictures and films: a film that is heard needs captions, and a long one controls', () => {
  const { film, project: filmed } = filmedCase;
  const id = filmed.videos[film]?.id ?? '';
  const manifest = join(root, 'media.json');
  const media = JSON.parse(readFileSync(manifest, 'utf8'));
  const change = (entry: object) => {
    Object.assign(media[`${id}.film`], entry);
    writeFileSync(manifest, JSON.stringify(media));
  };
  const said = () => problems().filter(({ key }) => key === `videos.${film}.id`);
  expect(said()).toEqual([]);
  change({ seconds: 45 });
  expect(said()).toMatchObject([
    { severity: 'warning', says: expect.stringMatching(/45 s.*20 s/) },
  ]);
  spoil(`data/projects/${filmed.slug}.yaml`, `id: ${id}`, `sound: true\n    id: ${id}`);
  expect(said()).toMatchObject([{ severity: 'warning', says: expect.stringContaining('.vtt') }]);
  change({ captions: '01234567' });
  expect(said()).toEqual([]);
});

test('§3.2 Content check: a portfolio number that another project has is named, with one that is free', () => {
  const [first, second] = projects.filter(({ portfolio }) => portfolio);
  const numbers = projects.map((each) => each.portfolio?.id ?? 0);
  const file = `data/projects/${second?.slug}.yaml`;
  const line = spoil(file, /(?<=^ {2}id: )\d+$/m, `${first?.portfolio?.id}`);
  const [problem, ...others] = errors();
  const files = [first, second].map((each) => `data/projects/${each?.slug}.yaml`);
  expect(files).toContain(problem?.file);
  expect(problem?.file === file ? problem.line : line).toBe(line);
  expect(problem).toMatchObject({ key: 'portfolio.id' });
  const free = Math.max(...numbers.filter((id) => id !== second?.portfolio?.id)) + 1;
  expect(problem?.says).toMatch(
    new RegExp(`ya tiene el número .*: escribe otro, por ejemplo ${free}$`),
  );
  expect(others).toEqual([]);
});

test('§3.2 Content check: what is wrong with a plan is not told of those that build on it', () => {
  const base = `data/plans/${sample.plan.id}.yaml`;
  for (const file of [base, plan]) {
    const text = readFileSync(join(root, file), 'utf8').replace(/^buildsOn: .*\n/m, '');
    const builds = file === plan ? `buildsOn: ${sample.plan.id}\n` : '';
    writeFileSync(join(root, file), text + builds);
  }
  expect(errors()).toEqual([]);
  spoil(base, /^price:.*$/m, 'price: "1,200"');
  expect(errors()).toMatchObject([{ file: base, key: 'price' }]);
});

test('§2.17 Plan card: exactly one plan of a category is recommended', () => {
  spoil(plan, 'featured: true', 'featured: false');
  expect(problems()).toMatchObject([{ file: category, line: 1, severity: 'error' }]);
  expect(problems()[0]?.says).toMatch(/«featured: true» en uno de ellos/);
});

test('§2.17 Plan card: a second recommended plan of a category is named where it stands', () => {
  const other = threePlans.plans.find(({ featured }) => !featured)?.id;
  const line = spoil(`data/plans/${other}.yaml`, 'featured: false', 'featured: true');
  const [problem, ...others] = problems();
  const { slug } = threePlans;
  const both = threePlans.plans.filter(({ featured, id }) => featured || id === other);
  expect(both.map(({ id }) => `data/plans/${id}.yaml`)).toContain(problem?.file);
  expect(problem).toMatchObject({ key: 'featured', severity: 'error' });
  expect(problem?.file.includes(String(other)) ? problem.line : line, slug).toBe(line);
  expect(others).toEqual([]);
});

test('§3.6 Unpublished things: a hidden offer is none, and its end no warning', () => {
  spoil(site, /^offer:\n/m, 'offer:\n  hidden: true\n');
  spoil(site, /validUntil: .*/, "validUntil: '2020-01-01T00:00:00-06:00'");
  const { site: read, problems: all } = checkContent(root);
  expect(read.value?.offer).toBe(null);
  expect(all.filter(({ key }) => key.startsWith('offer'))).toEqual([]);
});

test('§3.2 Content check: files that nothing uses, dates without quotes and an offer that has ended stop nothing', () => {
  copy(`${original}/key.webp`, `${original}/suelta.webp`);
  const dated = spoil(category, /^updated:.*$/m, 'updated: 2026-11-29');
  const line = spoil(site, /validUntil:.*/, 'validUntil: "2020-01-01T00:00:00-06:00"');
  const warnings = checkContent(root).problems;
  expect(
    warnings.map(({ file, severity, ...place }) => [file, place.line, place.key, severity]),
  ).toEqual([
    [join(root, category), dated, 'updated', 'warning'],
    [join(root, site), line, 'offer.validUntil', 'warning'],
    [join(root, `${original}/suelta.webp`), 1, '', 'warning'],
  ]);
  expect(warnings.map(({ message }) => message('es'))).toEqual([
    expect.stringContaining("'2026-11-29'"),
    expect.stringContaining('ya terminó'),
    expect.stringContaining('nada usa este archivo'),
  ]);
  expect(() => loadContent(root)).not.toThrow();
});

test('§3.2 Content check: an add-on that no plan offers and a drawing that no page shows are warnings', () => {
  copy(addon, 'data/addons/suelto.yaml');
  copy('brand/logo.svg', 'brand/word-de-otra.svg');
  expect(problems()).toMatchObject([
    { file: 'brand/word-de-otra.svg', line: 1, severity: 'warning' },
    { file: 'data/addons/suelto.yaml', line: 1, severity: 'warning' },
  ]);
  expect(problems().map(({ says }) => says)).toEqual([
    expect.stringContaining('nada usa este archivo'),
    expect.stringMatching(/ningún plan lo ofrece.*«availableAddons»/),
  ]);
  const [other] = content.catalogue.plans;
  spoil(`data/plans/${other?.id}.yaml`, /^availableAddons:.*\n/m, 'availableAddons:\n  - suelto\n');
  expect(problems().map(({ file }) => file)).not.toContain('data/addons/suelto.yaml');
});

test('§3.2 Content check: an English name that nothing has is a warning', () => {
  const text = readFileSync(join(root, site), 'utf8').replace(/^englishNames:\n(?: {2}.*\n)*/m, '');
  writeFileSync(join(root, site), `${text}englishNames: [Nobody]\n`);
  const line = text.split('\n').length;
  expect(problems()).toMatchObject([
    { file: site, line, key: 'englishNames.0', severity: 'warning' },
  ]);
});

test('§3.2 Content check: everything that is wrong is told at once, and stops the build', () => {
  const lines = [
    [plan, spoil(plan, /^price:.*$/m, 'price: "1,200"'), 'price'],
    [category, spoil(category, firstAlt, '  alt: ""'), 'image.alt'],
    [site, spoil(site, /^email:.*$/m, 'email: hola'), 'email'],
    ['data/holidays.yaml', spoil('data/holidays.yaml', /month: 12/, 'month: 13'), 'list.11.month'],
  ].map(([file, line, key]) => `${join(root, String(file))}:${line}  ${key}: `);
  let told = '';
  try {
    loadContent(root);
  } catch (error) {
    if (error instanceof ContentError) told = error.message;
  }
  for (const line of lines) expect(told).toContain(line);
  expect(told.match(/^ {2}\S/gm)?.length).toBeGreaterThanOrEqual(lines.length);
  expect(told).toBe(listProblems(checkContent(root).problems, 'es'));
  expect(listProblems(checkContent(root).problems, 'en')).toContain('1200');
});

test('§3.2 Content check: a text in place of a price stays a text', () => {
  for (const words of ['A cotizar', 'Desde $500', '$500 a $900 según el alcance']) {
    spoil(plan, /^price:.*$/m, `price: ${words}`);
    expect(problems(), words).toEqual([]);
  }
  expect(price).toBeTypeOf('number');
});
