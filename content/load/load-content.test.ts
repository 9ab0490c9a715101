import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { content, filmedCase, sample, severalFilms } from '../../tests/support/content.ts';
import { loadContent } from './load-content.ts';
import { ContentError } from './read-file.ts';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'content-'));
  cpSync('content/data', join(root, 'data'), { recursive: true });
  symlinkSync(resolve('content/brand'), join(root, 'brand'));
  cpSync('content/media.json', join(root, 'media.json'));
  mkdirSync(join(root, 'public'));
  symlinkSync(resolve('content/public/media'), join(root, 'public/media'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const plan = `data/plans/${sample.featured.id}.yaml`;

/** Changes a file as a clumsy hand would, and says in which line. */
function spoil(file: string, from: string | RegExp, to: string): number {
  const path = join(root, file);
  const text = readFileSync(path, 'utf8');
  const spoilt = text.replace(from, to);
  expect(spoilt, 'the file was changed').not.toBe(text);
  writeFileSync(path, spoilt);
  const at = text.search(from);
  return text.slice(0, at).split('\n').length;
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

test('§3.2 Content: a slug that leads nowhere names file, line, key and the slugs there are', () => {
  const slugs = sample.featured.availableAddons;
  const line = spoil(plan, new RegExp(`^  - ${slugs.at(-1)}$`, 'm'), '  - no-existe');
  const { list, message } = problems();
  expect(list).toEqual([
    {
      file: join(root, plan),
      line,
      key: `availableAddons.${slugs.length - 1}`,
      expected: expect.stringMatching(new RegExp(`"no-existe".*${slugs.at(-1)}`)),
    },
  ]);
  expect(message).toContain(
    `${sample.featured.id}.yaml:${line}  availableAddons.${slugs.length - 1}: "no-existe"`,
  );
});

test('§3.2 Content: a missing field is named', () => {
  spoil(plan, /^duration:.*\n/m, '');
  expect(problems().list).toEqual([
    { file: join(root, plan), line: 1, key: 'duration', expected: expect.any(String) },
  ]);
});

test('§3.2 Content: an unknown key is named at its line', () => {
  const line = spoil(plan, 'featured: true', 'featured: true\nfeaturd: true') + 1;
  expect(problems().list).toEqual([
    {
      file: join(root, plan),
      line,
      key: 'featurd',
      expected: expect.stringContaining('no such key'),
    },
  ]);
});

test('§3.2 Content: broken YAML is named at its line', () => {
  const line = spoil(plan, /^name: .*$/m, 'name: "Profesional');
  const { list } = problems();
  expect(list.length).toBeGreaterThan(0);
  expect(list[0]).toMatchObject({
    file: join(root, plan),
    expected: expect.stringContaining('valid YAML'),
  });
  expect(list[0]?.line).toBeGreaterThanOrEqual(line);
});

test('§3.2 Content: a picture that was never made is named', () => {
  const { slug, image } = sample.category;
  const file = `data/categories/${slug}.yaml`;
  const line = spoil(file, `id: ${image.id}`, 'id: drawings/no-existe');
  expect(problems().list).toEqual([
    {
      file: join(root, file),
      line,
      key: 'image.id',
      expected: expect.stringContaining('no picture "drawings/no-existe"'),
    },
  ]);
});

test('§3.2 Content: a drawing that the brand does not have is named', () => {
  const file = 'data/pages/home.yaml';
  const line = spoil(file, 'drawing: valor-diseno', 'drawing: valor-nuevo');
  expect(problems().list).toEqual([
    {
      file: join(root, file),
      line,
      key: 'values.cards.1.drawing',
      expected: expect.stringContaining('no content/brand/drawings/valor-nuevo.svg'),
    },
  ]);
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
  const media = join(root, 'public/media');
  rmSync(media);
  for (const page of Object.values(content.pages.about.videos)) {
    const folder = page?.id.split('/')[0];
    if (folder) cpSync(`content/public/media/${folder}`, join(media, folder), { recursive: true });
  }
  cpSync('content/public/media/projects', join(media, 'projects'), {
    recursive: true,
    filter: (file) => !/\.(?:avif|jpg)$/.test(file),
  });
  expect(() => loadContent(root)).not.toThrow();
  rmSync(join(media, `${id}.mp4`));
  const { list } = problems();
  expect(list[0]).toMatchObject({
    expected: expect.stringMatching(new RegExp(`missing: ${id}\\.mp4$`)),
  });
});

test('§3.2 Content: a text where a number belongs, and a picture without a description, are refused', () => {
  spoil(`data/addons/${sample.exclusive.id}.yaml`, /^price:.*$/m, 'price: mucho');
  spoil(`data/categories/${sample.category.slug}.yaml`, /^ {2}alt: .*$/m, '  alt: ""\n  text: >-');
  const keys = problems().list.map(({ key }) => key);
  expect(keys).toContain('price');
  expect(keys).toContain('image.alt');
});

test('§2.17 Plan card: exactly one plan of a category is recommended', () => {
  spoil(plan, 'featured: true', 'featured: false');
  const { list } = problems();
  expect(list).toHaveLength(1);
  expect(list[0]?.file).toContain(`${sample.category.slug}.yaml`);
  expect(list[0]?.expected).toContain('featured');
});
