import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { contrastOf } from '../../content/schemas/field-types.ts';

/** Colours `#RRGGBB` by the name of their token, without the dashes. */
type Colours = Record<string, string>;

/**
 * What `tokens.css` sets, for every background that text can have: the themes, and the surfaces in
 * either theme.
 * @param css the text of tokens.css
 */
function backgrounds(css: string): Record<string, Colours> {
  const rules = [...css.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(/([^{}]+)\{([^{}]*)\}/g)];
  const tokensOf = (selector: string): Colours => {
    const rule = rules.find(([, selectors = '', body = '']) => {
      const names = selectors.split(',').map((name) => name.trim());
      return names.includes(selector) && body.includes('--bg:');
    });
    if (!rule) throw new Error(`tokens.css sets no colours for ${selector}`);
    return Object.fromEntries(
      [...(rule[2] ?? '').matchAll(/--([\w-]+):\s*(#[0-9a-f]{6});/gi)].map(
        ([, name = '', color = '']) => [name, color],
      ),
    );
  };

  const light = tokensOf(':root');
  const dark = { ...light, ...tokensOf('.dark') };
  // A surface inherits what it does not set from the theme around it.
  return {
    'the light theme': light,
    'the dark theme': dark,
    'the dark surface in the light theme': { ...light, ...tokensOf('.surface-dark') },
    'the cyan surface in the light theme': { ...light, ...tokensOf('.surface-cyan') },
    'the cyan surface in the dark theme': { ...dark, ...tokensOf('.surface-cyan') },
    'the warm surface in the light theme': { ...light, ...tokensOf('.surface-warm') },
    'the warm surface in the dark theme': { ...dark, ...tokensOf('.surface-warm') },
  };
}

const tested = backgrounds(readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8'));

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
