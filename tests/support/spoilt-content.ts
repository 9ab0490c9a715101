import {
  copyFileSync,
  cpSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect } from 'vitest';
import { checkContent } from '../../content/load/check-content.ts';
import { projects, sample } from './content.ts';

/** The copy of the content in which a test makes its mistakes. */
export let root: string;

/** A copy for each test of the file that calls it: files share this module, and each has hooks of its own. */
export function copyContentForEachTest() {
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'content-'));
    for (const name of ['brand', 'data', 'originals', 'media.json']) {
      cpSync(join('content', name), join(root, name), { recursive: true });
    }
    symlinkSync(resolve('content/public'), join(root, 'public'));
  });
  afterEach(() => rmSync(root, { recursive: true, force: true }));
}

/** Problems as they are told in Spanish, without the warning that the shipped offer has ended. */
export function problems() {
  return checkContent(root)
    .problems.filter(({ key }) => key !== 'offer.validUntil')
    .map(({ file, message, ...place }) => ({
      ...place,
      file: file.slice(root.length + 1),
      says: message('es'),
      inEnglish: message('en'),
    }));
}

export const errors = () => problems().filter(({ severity }) => severity === 'error');

/** Changes a file, and gives the line. */
export function spoil(file: string, from: string | RegExp, to: string): number {
  const path = join(root, file);
  const text = readFileSync(path, 'utf8');
  const spoilt = text.replace(from, () => to);
  expect(spoilt, 'the file was changed').not.toBe(text);
  writeFileSync(path, spoilt);
  return text.slice(0, text.search(from)).split('\n').length;
}

export const plan = `data/plans/${sample.featured.id}.yaml`;
export const category = `data/categories/${sample.category.slug}.yaml`;
export const addon = `data/addons/${sample.exclusive.id}.yaml`;
export const [firstProject] = projects;
export const project = `data/projects/${firstProject?.slug}.yaml`;
export const site = 'data/site.yaml';
export const privacy = 'data/pages/privacy.yaml';

export const move = (from: string, to: string) => renameSync(join(root, from), join(root, to));
export const copy = (from: string, to: string) => copyFileSync(join(root, from), join(root, to));
export const original = `originals/projects/${firstProject?.slug}`;
export const firstAlt = /^ {2}alt: .*(?:\n {4}.*)*$/m;
