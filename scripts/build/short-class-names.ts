import { ident } from 'css-tree';
import type { Plugin } from 'vite';

/** A class selector with an escaped sign, as Tailwind's variants and values have it. `@container` is a rule, too. */
const escaped = /\.((?!\\@container(?![\w\\-]))(?:[\w-]|\\[^\n])*\\[^\n](?:[\w-]|\\[^\n])*)/g;

/**
 * §10.6 Tailwind's class names with signs in them (`max-desktop:mb-8`, `[&>svg]:h-9`) stand in every page twice, spelled
 * in two ways: in the built site they are short. No other text of our scripts is such a name. In the sheet's
 * order of names, so that what is prerendered and what hydrates it agree.
 */
export function shortClassNames(sheet: RegExp): Plugin {
  const short = new Map<string, string>();
  let inScripts: RegExp | undefined;
  return {
    name: 'short-class-names',
    apply: 'build',
    // After Tailwind's plugin, which stands before it.
    enforce: 'pre',
    transform: {
      filter: { id: sheet },
      handler(css) {
        const names = new Set(
          [...css.matchAll(escaped)].map(([, name = '']) => ident.decode(name)),
        );
        [...names].sort().forEach((name, index) => {
          short.set(name, `_${index.toString(36)}`);
        });
        const words = [...short.keys()].map((name) => name.replaceAll(/[^\w-]/g, '\\$&'));
        inScripts = new RegExp(`(?<=["'\`\\s}])(?:${words.join('|')})(?=["'\`\\s$])`, 'g');
        return css.replace(escaped, (_, name) => `.${short.get(ident.decode(name))}`);
      },
    },
    renderChunk(code) {
      return inScripts ? code.replace(inScripts, (name) => short.get(name) ?? name) : null;
    },
  };
}
