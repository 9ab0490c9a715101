/** Colours `#RRGGBB` by the name of their token, without the dashes. */
export type Tokens = Record<string, string>;

/**
 * What `tokens.css` sets, for every background that text can have: the themes, and the surfaces in
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
