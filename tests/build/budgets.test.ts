import { existsSync, globSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { builtPages, client, elements } from '../support/built-site.ts';
import { worlds } from '../support/content.ts';

const pages = builtPages();
const kilobyte = 1024;

/** Bytes as they are sent: Brotli, where the build compressed. */
function sent(file: string): number {
  const path = join(client, file);
  return statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size;
}

/** Of the pictures in view when the page opens, the files that the sharpest phones take. */
function picturesInView(html: string): string[] {
  return [...html.matchAll(/<picture[^>]*>[\s\S]*?<\/picture>/g)].flatMap(([picture]) => {
    const [image] = elements(picture, 'img');
    if (image?.loading !== 'eager') return [];
    const [source] = elements(picture, 'source');
    const files = (source?.srcSet ?? '').split(', ').map((entry) => entry.split(' '));
    // A drawing has one file for all.
    const [file] = files.findLast(([, width = '']) => Number.parseInt(width, 10) <= 960) ?? [];
    return [file ?? image.src ?? ''];
  });
}

const isInline = (address: string) => address.startsWith('data:');

/** A script and all it imports statically. */
function withImports(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  const code = readFileSync(join(client, file), 'utf8');
  for (const [, name] of code.matchAll(/(?:from|import)\s*["']\.\/([^"']+\.js)["']/g)) {
    withImports(`/assets/${name}`, found);
  }
  return found;
}

/** What the page loads before it can be hydrated. */
function scriptsOf(html: string): Set<string> {
  const found = new Set<string>();
  for (const [file] of html.matchAll(/\/assets\/[\w.-]+\.js(?!on)/g)) withImports(file, found);
  return found;
}

test('§10.6 Weight: on phones the document arrives in 22 KB on home and 18 elsewhere, the typeface in 45, the pictures in view in 40', () => {
  let seen = 0;
  for (const [path, html] of pages) {
    const document = sent(join(path, 'index.html'));
    const files = new Set(html.match(/\/assets\/[\w.-]+\.woff2/g));
    const fonts = [...files].reduce((sum, file) => sum + sent(file), 0);
    expect(fonts, path).toBeGreaterThan(0);
    expect(fonts, path).toBeLessThanOrEqual(45 * kilobyte);
    expect(document, path).toBeLessThanOrEqual((path === '/' ? 22 : 18) * kilobyte);
    const pictures = picturesInView(html);
    expect(pictures, path).not.toContain('');
    seen += pictures.length;
    const requested = pictures.filter((address) => !isInline(address));
    const shown = requested.reduce((sum, file) => sum + sent(file), 0);
    expect(shown, path).toBeLessThanOrEqual(40 * kilobyte);
  }
  expect(seen).toBeGreaterThan(20);
});

test('§10.6 Weight: names of classes are as short in pages as in sheets, where signs would be escaped', () => {
  for (const [path, html] of pages) {
    const names = elements(html, '[a-z]+').flatMap(({ class: list = '' }) => list.split(' '));
    expect(names.length, path).toBeGreaterThan(100);
    expect(
      names.filter((name) => /[^\w@-]/.test(name)),
      path,
    ).toEqual([]);
  }
});

test('§10.6 Weight: no page needs more than 105 KB of script before its first hydrated frame', () => {
  for (const [path, html] of pages) {
    const files = scriptsOf(html);
    expect(files.size, path).toBeGreaterThan(5);
    const bytes = [...files].reduce((sum, file) => sum + sent(file), 0);
    // The bare stack is 97 KB. Sections with scripts of their own come after that frame.
    expect(bytes, `${path}: bytes of script`).toBeLessThanOrEqual(105 * kilobyte);
  }
});

test('§10.6 Weight: what checks the fields of forms comes with forms alone', () => {
  const [sections = ''] = globSync('assets/category-sections-*.js', { cwd: client });
  const files = [...withImports(`/${sections}`)];
  expect(files.length).toBeGreaterThan(5);
  const checking = files.filter((file) =>
    readFileSync(join(client, file), 'utf8').includes('Revisa este dato.'),
  );
  expect(checking).toEqual([]);
});

test('§10.6 Weight: numbers are written without `Intl`, whose first use would hold up hydration', () => {
  const scripts = globSync('assets/*.js', { cwd: client });
  expect(scripts.length).toBeGreaterThan(20);
  const formatting = scripts.filter((file) =>
    /Intl\.NumberFormat|toLocaleString/.test(readFileSync(join(client, file), 'utf8')),
  );
  expect(formatting).toEqual([]);
});

test('§10.6 Weight: no dynamic import needs a stylesheet, for which scripts have no loader', () => {
  const scripts = readdirSync(join(client, 'assets')).filter((name) => name.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(20);
  const withStyles = scripts.filter((name) =>
    readFileSync(join(client, 'assets', name), 'utf8').includes('__vite__mapDeps'),
  );
  expect(withStyles).toEqual([]);
});

test('§4.12 Cloth: its script takes 4 KB, and no page needs them before it is hydrated', () => {
  const files = readdirSync(join(client, 'assets')).filter((name) =>
    /^cloth-drawing.*\.js$/.test(name),
  );
  expect(files).toHaveLength(1);
  expect(files.reduce((sum, name) => sum + sent(`assets/${name}`), 0)).toBeLessThanOrEqual(
    4 * kilobyte,
  );
  for (const [path, html] of pages) {
    const needed = [...scriptsOf(html)].filter((file) => file.includes('cloth-drawing'));
    expect(needed, path).toEqual([]);
  }
});

test('§10.6 Weight: the whole sheets repeat no typeface, with which browsers would lay out the page again', () => {
  const sheets = globSync('assets/*.css', { cwd: client });
  expect(sheets.length).toBeGreaterThan(1);
  for (const sheet of sheets) {
    expect(readFileSync(join(client, sheet), 'utf8'), sheet).not.toContain('@font-face');
  }
});

test('§10.5 Paint: nothing but the page itself stands before the first paint', () => {
  for (const [path, html] of pages) {
    const links = elements(html.replace(/<noscript>.*?<\/noscript>/gs, ''), 'link').filter(
      ({ rel = '', href = '', as }) =>
        ['stylesheet', 'modulepreload'].includes(rel) ||
        // Asked for in the head, the typeface would share the line with the document.
        as === 'font' ||
        (rel !== 'canonical' && /^(?:https?:)?\/\//.test(href)),
    );
    const scripts = elements(html, 'script').filter(({ src }) => src);
    expect([...links, ...scripts], path).toEqual([]);
  }
});

test('§10.5 Paint: the sizes of a picture that is in view at once are written out, as browsers measure only lazy ones', () => {
  let seen = 0;
  for (const [path, html] of pages) {
    for (const [picture] of html.matchAll(/<picture[^>]*>[\s\S]*?<\/picture>/g)) {
      const [image] = elements(picture, 'img');
      if (image?.loading !== 'eager') continue;
      for (const { sizes } of elements(picture, 'source')) {
        seen += 1;
        expect(sizes, path).toMatch(/vw|px/);
        expect(sizes, path).not.toContain('auto');
      }
    }
  }
  expect(seen).toBeGreaterThan(20);
});

test('§10.5 Paint: a small drawing that is in view at once comes with the document', () => {
  const drawings = new Set(
    globSync('media/**/*.svg', { cwd: client })
      .map((file) => readFileSync(join(client, file), 'utf8').trim())
      .filter((text) => text.length <= 4 * kilobyte)
      .map((text) => text.replaceAll('"', "'")),
  );
  for (const [path, html] of pages) {
    const inView = picturesInView(html);
    for (const address of inView.filter(isInline)) {
      const [, text = ''] = /^data:image\/svg\+xml,(.*)$/s.exec(address) ?? [];
      expect(drawings, path).toContain(decodeURIComponent(text));
    }
    for (const file of inView.filter((address) => /\.svg$/.test(address))) {
      expect(statSync(join(client, file)).size, `${path}: ${file}`).toBeGreaterThan(4 * kilobyte);
    }
  }
});

test('§2.23 World: all its pictures weigh 400 KB at most, each in its largest size', () => {
  expect(worlds).not.toEqual([]);
  for (const { path } of worlds) {
    const html = pages.get(path) ?? '';
    const [scene = ''] = /<div class="scene">[\s\S]*?<section/.exec(html) ?? [];
    const largest = elements(scene, 'source')
      .filter(({ type }) => type === 'image/avif')
      .map(({ srcSet = '' }) => srcSet.split(', ').at(-1)?.split(' ')[0] ?? '');
    expect(largest, path).not.toEqual([]);
    const bytes = [...new Set(largest)].reduce((sum, file) => sum + sent(file), 0);
    expect(bytes, path).toBeLessThanOrEqual(400 * kilobyte);
  }
});

test('§10.6 Weight: no picture weighs more than 1 MB, and all that is made of the originals stays below 60 MB', () => {
  const files = readdirSync(join(client, 'media'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  const heavy = files.filter((file) => statSync(file).size > 1_000_000);
  expect(heavy.filter((file) => !/\.(?:webm|mp4)$/.test(file))).toEqual([]);
  const total = files.reduce((sum, file) => sum + statSync(file).size, 0);
  expect(total).toBeLessThan(60 * 1024 * kilobyte);
});
