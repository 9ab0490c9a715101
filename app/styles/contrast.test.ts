import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { contrastOf } from '../../content/schemas/field-types.ts';

/** Colours `#RRGGBB` by the name of their token, without the dashes. */
type Colours = Record<string, string>;

const css = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8');
const rules = [...css.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(/([^{}]+)\{([^{}]*)\}/g)];

function tokensOf(selector: string): Colours {
  const isIts = ([, selectors = '', body = '']: string[]) =>
    selectors.split(',').some((name) => name.trim() === selector) && body.includes('--bg:');
  const [, , body] = rules.find(isIts) ?? [];
  if (!body) throw new Error(`tokens.css sets no colours for ${selector}`);
  const tokens = body.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6});/gi);
  return Object.fromEntries([...tokens].map(([, name = '', color = '']) => [name, color]));
}

const light = tokensOf(':root');
const dark = { ...light, ...tokensOf('.dark') };

/** Every background of text. A surface inherits what it does not set from the theme around it. */
const tested: Record<string, Colours> = {
  'the light theme': light,
  'the dark theme': dark,
  'the dark surface in the light theme': { ...light, ...tokensOf('.surface-dark') },
  'the cyan surface in the light theme': { ...light, ...tokensOf('.surface-cyan') },
  'the cyan surface in the dark theme': { ...dark, ...tokensOf('.surface-cyan') },
  'the warm surface in the light theme': { ...light, ...tokensOf('.surface-warm') },
  'the warm surface in the dark theme': { ...dark, ...tokensOf('.surface-warm') },
};

const surfaces = ['bg', 'surface'];
/** Both themes have fields, cards above cards, and messages; coloured surfaces have none. */
const themeSurfaces = ['surface-2', 'field'];
const texts = ['text', 'text-2', 'accent-text', 'warm-text'];
const messages = ['danger', 'success'];
/** Borders of controls, the focus ring, drawings that say something. */
const shapes = ['line-strong', 'focus', 'accent'];

describe.each(Object.entries(tested))('contrast in %s', (name, tokens) => {
  const isColoured = /cyan|warm/.test(name);
  const onSurfaces = isColoured ? surfaces : [...surfaces, ...themeSurfaces];
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
    expect(tooLow(isColoured ? texts : [...texts, ...messages], 4.5)).toEqual([]);
  });

  test('labels of buttons are at least 4.5, normal and hovered', () => {
    expect(measured('action-ink', 'action')).toBeGreaterThanOrEqual(4.5);
    expect(measured('action-hover-ink', 'action-hover')).toBeGreaterThanOrEqual(4.5);
  });

  test('borders of controls and the focus ring are at least 3', () => {
    expect(tooLow(shapes, 3)).toEqual([]);
  });
});
