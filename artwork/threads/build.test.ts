import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { catalogue } from './catalogue.ts';
import { svg } from './drawing.ts';

const folder = join(import.meta.dirname, '../../content/public/media/threads');

describe.each(Object.entries(catalogue))('%s', (name, pieces) => {
  const drawing = svg(pieces);

  test('has exactly one eye', () => {
    expect(drawing.match(/#FFA51F/g)).toHaveLength(1);
  });

  test('is small and well formed', () => {
    expect(drawing.length).toBeLessThan(8 * 1024);
    expect(drawing).not.toMatch(/NaN|Infinity|undefined/);
  });

  test('is the one that stands in the content', () => {
    expect(readFileSync(join(folder, `${name}.svg`), 'utf8')).toBe(drawing);
  });
});
