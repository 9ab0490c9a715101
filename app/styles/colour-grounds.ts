/** Colours `#RRGGBB` by the name of their token, without the dashes. */
export type Tokens = Record<string, string>;

/**
 * What `tokens.css` sets, for every ground that text can stand on: the themes, and the planes in
 * either theme.
 * @param css the text of tokens.css
 */
export function colourGrounds(css: string): Record<string, Tokens> {
  const rules = [...css.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(/([^{}]+)\{([^{}]*)\}/g)];
  const tokensOf = (selector: string): Tokens => {
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
  // A plane stands in either theme and sets what it changes.
  return {
    'the light theme': light,
    'the dark theme': dark,
    'the night in the light theme': { ...light, ...tokensOf('.night') },
    'the cyan plane in the light theme': { ...light, ...tokensOf('.plane-cyan') },
    'the cyan plane in the dark theme': { ...dark, ...tokensOf('.plane-cyan') },
    'the warm plane in the light theme': { ...light, ...tokensOf('.plane-warm') },
    'the warm plane in the dark theme': { ...dark, ...tokensOf('.plane-warm') },
  };
}
