import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { content } from '../../tests/support/content.ts';
import { checkDefaultBrand } from './check-default-brand.ts';
import { readDefaultBrand, recordFile, recordOf } from './default-brand.ts';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'default-brand-'));
  for (const name of ['brand', 'data', 'originals/team', 'public/favicon.svg']) {
    cpSync(join('content', name), join(root, name), { recursive: true });
  }
  // As if this content were what ships.
  writeFileSync(recordFile(root), recordOf(root));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

/** What is told of one file, each with its line. */
function told(file: string, language: 'es' | 'en' = 'es') {
  return checkDefaultBrand(root, readDefaultBrand(root))
    .filter((problem) => problem.file === join(root, file))
    .map(({ line, key, severity, message }) => ({ line, key, severity, says: message(language) }));
}

function change(file: string, from: string | RegExp, to: string) {
  const path = join(root, file);
  const text = readFileSync(path, 'utf8');
  expect(text.replace(from, to), 'the file was changed').not.toBe(text);
  writeFileSync(path, text.replace(from, to));
}

const site = 'data/site.yaml';
const lineOf = (file: string, text: string) =>
  readFileSync(join(root, file), 'utf8').split(text)[0]?.split('\n').length;

test('§1.7 Brand: what names the default agency is told with file, line and what to write, until it is another', () => {
  expect(told(site)).toContainEqual({
    line: lineOf(site, 'brand: '),
    key: 'brand',
    severity: 'error',
    says: expect.stringMatching(/agencia anterior: escribe el dato de la tuya/),
  });
  const keys = told(site).map(({ key }) => key);
  expect(keys).toEqual(expect.arrayContaining(['legalName', 'domain', 'email', 'phones.mobile']));
  // Another agency may have its hours, town and tax.
  expect(keys.filter((key) => /hours|city|taxNote/.test(key))).toEqual([]);
  change(site, /^brand: .*$/m, 'brand: Casa Ámbar');
  expect(told(site).map(({ key }) => key)).not.toContain('brand');
});

test('§1.7 Brand: a name of the default agency is found within any text', () => {
  const about = 'data/pages/about.yaml';
  change(about, /^heading: .*$/m, `heading: La gente de ${content.site.brand}, en persona`);
  expect(told(about)).toContainEqual({
    line: lineOf(about, 'heading: La gente'),
    key: 'heading',
    severity: 'error',
    says: expect.stringContaining('{brand}'),
  });
});

test('§1.7 Brand: a text that another agency may keep is a warning, a project an error; in English, too', () => {
  const [project] = content.projects;
  const file = `data/projects/${project?.slug}.yaml`;
  expect(told(file)).toMatchObject([{ severity: 'error', says: expect.stringMatching(/bórralo/) }]);
  const thanks = 'data/pages/thanks.yaml';
  expect(told(thanks)).toMatchObject([
    { severity: 'warning', line: lineOf(thanks, 'description:') },
  ]);
  expect(told(thanks, 'en')[0]?.says).toMatch(/shipped with the site.*read them/);
  writeFileSync(join(root, thanks), 'heading: ¡Gracias, de verdad, por escribirnos hoy!\n');
  expect(told(thanks)).toEqual([]);
});

test('§1.7 Brand: colours, marks, pictures and what was made of them are told until they are others', () => {
  const look = 'brand/brand.yaml';
  expect(told(look)).toContainEqual(
    expect.objectContaining({
      key: 'colors.accent',
      line: lineOf(look, 'accent:'),
      severity: 'error',
    }),
  );
  change(look, content.brand.colors.accent, '#2F6B3C');
  expect(told(look).map(({ key }) => key)).not.toContain('colors.accent');
  expect(told('public/favicon.svg')).toMatchObject([
    { severity: 'error', says: expect.stringContaining('npm run icons') },
  ]);
  expect(told('originals/team')).toMatchObject([
    { severity: 'error', says: expect.stringMatching(/^\d+ archivos: foto o video/) },
  ]);
  writeFileSync(join(root, 'public/favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  rmSync(join(root, 'originals/team'), { recursive: true });
  expect([...told('public/favicon.svg'), ...told('originals/team')]).toEqual([]);
});
