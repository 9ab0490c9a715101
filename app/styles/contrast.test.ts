import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { contrastOf } from '../../content/schemas/contrast.ts';

type Tokens = Record<string, string>;

const css = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8').replace(
  /\/\*[\s\S]*?\*\//g,
  '',
);

/** The colours that one rule of the token file sets, by name. */
function tokensOf(selector: string): Tokens {
  const rule = [...css.matchAll(/([^{}]+)\{([^{}]*)\}/g)].find(([, selectors = '', body = '']) => {
    const names = selectors.split(',').map((name) => name.trim());
    return names.includes(selector) && body.includes('--bg:');
  });
  if (!rule) throw new Error(`tokens.css sets no colours for ${selector}`);
  return Object.fromEntries(
    [...(rule[2] ?? '').matchAll(/--([\w-]+):\s*(#[0-9a-f]{6});/gi)].map(
      ([, name = '', color = '']) => [name, color],
    ),
  );
}

const light = tokensOf(':root');
const dark = { ...light, ...tokensOf('.dark') };
/** A plane stands in either theme and sets what it changes. */
const grounds: Record<string, Tokens> = {
  'the light theme': light,
  'the dark theme': dark,
  'the night in the light theme': { ...light, ...tokensOf('.night') },
  'the cyan plane in the light theme': { ...light, ...tokensOf('.plane-cyan') },
  'the cyan plane in the dark theme': { ...dark, ...tokensOf('.plane-cyan') },
  'the warm plane in the light theme': { ...light, ...tokensOf('.plane-warm') },
  'the warm plane in the dark theme': { ...dark, ...tokensOf('.plane-warm') },
};

const surfaces = ['bg', 'surface'];
/** Both themes have fields, cards above cards, and messages; the planes have none. */
const themeSurfaces = ['surface-2', 'field'];
const texts = ['text', 'text-2', 'accent-text', 'warm-text'];
const messages = ['danger', 'success'];
/** Borders of controls, the focus ring, drawings that say something. */
const shapes = ['line-strong', 'focus', 'accent'];

describe.each(Object.entries(grounds))('contrast in %s', (name, tokens) => {
  const isPlane = name.includes('plane');
  const onSurfaces = isPlane ? surfaces : [...surfaces, ...themeSurfaces];
  const measured = (on: string, against: string) =>
    contrastOf(tokens[on] ?? '', tokens[against] ?? '');
  const tooLow = (names: string[], least: number) =>
    names.flatMap((color) =>
      onSurfaces
        .map((surface) => ({ pair: `${color} on ${surface}`, value: measured(color, surface) }))
        .filter(({ value }) => !(value >= least))
        .map(({ pair, value }) => `${pair}: ${value.toFixed(2)}`),
    );

  test('text is at least 4.5', () => {
    expect(tooLow(isPlane ? texts : [...texts, ...messages], 4.5)).toEqual([]);
  });

  test('labels of buttons are at least 4.5, resting and hovered', () => {
    expect(measured('action-ink', 'action')).toBeGreaterThanOrEqual(4.5);
    expect(measured('action-hover-ink', 'action-hover')).toBeGreaterThanOrEqual(4.5);
  });

  test('borders of controls and the focus ring are at least 3', () => {
    expect(tooLow(shapes, 3)).toEqual([]);
  });
});
