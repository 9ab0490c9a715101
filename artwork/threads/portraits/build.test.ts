import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { sitters } from './sitters.ts';

const folder = join(import.meta.dirname, '../../../content/public/media/team');

describe.each(Object.keys(sitters))('%s', (name) => {
  const drawing = readFileSync(join(folder, `${name}.svg`), 'utf8');

  test('has exactly one eye', () => {
    expect(drawing.match(/#FFA51F/g)).toHaveLength(1);
  });

  test('is small and well formed', () => {
    expect(drawing.length).toBeLessThan(14.5 * 1024);
    expect(drawing).not.toMatch(/NaN|Infinity|undefined/);
  });
});
