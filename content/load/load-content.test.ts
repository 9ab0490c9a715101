import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { filmedCase, sample, severalFilms } from '../../tests/support/content.ts';
import { loadContent } from './load-content.ts';
import { ContentError } from './read-file.ts';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'content-'));
  cpSync('content/data', join(root, 'data'), { recursive: true });
  cpSync('content/brand', join(root, 'brand'), { recursive: true });
  cpSync('content/media.json', join(root, 'media.json'));
  symlinkSync(resolve('content/videos'), join(root, 'videos'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

/** The line of one of several matches, from 0. */
function lineIn(file: string, what: RegExp, index: number): number {
  const text = readFileSync(file, 'utf8');
  return text.slice(0, [...text.matchAll(what)][index]?.index).split('\n').length;
}

const plan = `data/plans/${sample.featured.id}.yaml`;
const category = `data/categories/${sample.category.slug}.yaml`;

/** Changes a file, and says in which line. */
function spoil(file: string, from: string | RegExp, to: string): number {
  const path = join(root, file);
  const text = readFileSync(path, 'utf8');
  const spoilt = text.replace(from, to);
  expect(spoilt, 'the file was changed').not.toBe(text);
  writeFileSync(path, spoilt);
  return text.slice(0, text.search(from)).split('\n').length;
}

function problems() {
  try {
    loadContent(root);
  } catch (error) {
    if (error instanceof ContentError) return { list: error.problems, message: error.message };
    throw error;
  }
  throw new Error('The content was accepted');
}

test('§3.2 Content: as it ships, it is in order', () => {
  expect(() => loadContent(root)).not.toThrow();
});

const addons = sample.featured.availableAddons;
test.each([
  {
    what: 'a slug that leads nowhere is named, and the slugs there are',
    file: plan,
    from: new RegExp(`^  - ${addons.at(-1)}$`, 'm'),
    to: '  - no-existe',
    key: `availableAddons.${addons.length - 1}`,
    expected: new RegExp(`"no-existe".*${addons.at(-1)}`),
  },
  {
    what: 'a service of a category that is not there is named',
    file: 'data/pages/services.yaml',
    from: /category: .+$/m,
    to: 'category: no-existe',
    key: 'groups.0.services.0.category',
    expected: new RegExp(`"no-existe".*${sample.category.slug}`),
  },
  {
    what: 'a plan that builds on itself is named',
    file: plan,
    from: /^(?:buildsOn: .*\n)?includes:$/m,
    to: `buildsOn: ${sample.featured.id}\nincludes:`,
    key: 'buildsOn',
    expected: new RegExp(`"${sample.featured.id}" must be another plan of ${sample.category.slug}`),
  },
  {
    what: 'a topic too few of what a plan includes is named',
    file: plan,
    from: /^includes:\n(?: {2}.*\n)+/m,
    to: 'includes:\n  Soporte: Un mes\n',
    key: 'includes',
    expected: /at least 4 topics/,
  },
  {
    what: 'an unknown key is named',
    file: plan,
    from: 'featured: true',
    to: 'featurd: true\nfeatured: true',
    key: 'featurd',
    expected: /no such key/,
  },
  {
    what: 'a missing field is named in the first line',
    file: plan,
    from: /^duration:.*\n/m,
    to: '',
    line: 1,
    key: 'duration',
    expected: /./,
  },
  {
    what: 'a text where a number belongs is named',
    file: `data/addons/${sample.exclusive.id}.yaml`,
    from: /^price:.*$/m,
    to: 'price: mucho',
    key: 'price',
    expected: /./,
  },
  {
    what: 'a picture without a description is named',
    file: category,
    from: /^ {2}alt: .*(?:\n {4}.*)*$/m,
    to: '  alt: ""',
    key: 'image.alt',
    expected: /write a text/,
  },
  {
    what: 'a picture that was never made is named',
    file: category,
    from: `id: ${sample.category.image.id}`,
    to: 'id: drawings/no-existe',
    key: 'image.id',
    expected: /no picture "drawings\/no-existe"/,
  },
  {
    what: 'a WhatsApp number with a digit too few is named',
    file: 'data/site.yaml',
    from: /^whatsapp:.*$/m,
    to: 'whatsapp: "+52 722 000 010"',
    key: 'whatsapp',
    expected: /ten digits after \+52/,
  },
  {
    what: 'a drawing that the brand does not have is named',
    file: 'data/pages/home.yaml',
    from: 'drawing: valor-diseno',
    to: 'drawing: valor-nuevo',
    key: 'values.cards.1.drawing',
    expected: /no content\/brand\/drawings\/valor-nuevo\.svg/,
  },
  {
    what: 'a colour that cannot be read is named, and one that can',
    file: 'brand/brand.yaml',
    from: /(light:\n {4}background: .*\n(?: {4}.*\n)*? {4}text2: ).*/,
    to: '$1"#C0C8D0"',
    line: lineIn('content/brand/brand.yaml', /text2/g, 1),
    key: 'colors.light.text2',
    expected: /contrast of 1\.\d on light\.field, and needs 4\.5: write "#\w{6}"/,
  },
  {
    what: 'a typeface that is not installed is named',
    file: 'brand/brand.yaml',
    from: /package: .*/,
    to: 'package: "@fontsource-variable/no-existe"',
    key: 'typeface.package',
    expected: /npm install @fontsource-variable\/no-existe/,
  },
  {
    what: 'a film of the brand that is not there is named',
    file: 'brand/brand.yaml',
    from: /id: hero\/hero/,
    to: 'id: hero/perdida',
    key: 'film.id',
    expected: /no content\/videos\/hero\/perdida\.webm/,
  },
])('§3.2 Content: $what', ({ file, from, to, line, key, expected }) => {
  const changed = spoil(file, from, to);
  const at = line ?? changed;
  const { list, message } = problems();
  expect(list).toEqual([
    { file: join(root, file), line: at, key, expected: expect.stringMatching(expected) },
  ]);
  expect(message).toContain(`${file}:${at}  ${key}: `);
});

test('§3.2 Content: broken YAML is named at its line', () => {
  const line = spoil(plan, /^name: .*$/m, 'name: "Profesional');
  const [problem] = problems().list;
  expect(problem).toMatchObject({
    file: join(root, plan),
    expected: expect.stringContaining('valid YAML'),
  });
  expect(problem?.line).toBeGreaterThanOrEqual(line);
});

test('§3.2 Content: a video whose files are not there is named, with the files it needs', () => {
  const { project, film } = filmedCase;
  const ownFilms = Object.values(severalFilms.videos).map(({ id }) => id);
  const index = severalFilms.page.extra.findIndex(({ id }) => !ownFilms.includes(id));
  const expected = [
    [project.slug, project.videos[film]?.id, `videos.${film}.id`],
    [severalFilms.slug, severalFilms.page.extra[index]?.id, `page.extra.${index}.id`],
  ].map(([slug, id, key]) => {
    const file = `data/projects/${slug}.yaml`;
    return {
      file: join(root, file),
      line: spoil(file, `id: ${id}`, 'id: projects/perdido'),
      key,
      expected: expect.stringContaining(
        'missing: projects/perdido.webm, projects/perdido.mp4, projects/perdido-poster.webp',
      ),
    };
  });
  expect(problems().list).toEqual(expect.arrayContaining(expected));
  expect(problems().list).toHaveLength(2);
});

test('§3.2 Content: one encoding of a video is not enough', () => {
  const id = filmedCase.project.videos[filmedCase.film]?.id ?? '';
  const videos = join(root, 'videos');
  rmSync(videos);
  cpSync('content/videos', videos, { recursive: true });
  expect(() => loadContent(root)).not.toThrow();
  rmSync(join(videos, `${id}.mp4`));
  expect(problems().list[0]?.expected).toMatch(new RegExp(`missing: ${id}\\.mp4$`));
});

test('§2.17 Plan card: exactly one plan of a category is recommended', () => {
  spoil(plan, 'featured: true', 'featured: false');
  const { list } = problems();
  expect(list).toHaveLength(1);
  expect(list[0]?.file).toContain(`${sample.category.slug}.yaml`);
  expect(list[0]?.expected).toContain('featured');
});
