import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { partlyInside } from '../../app/visit/whole-styles.ts';
import { hydrationScript } from './hydrate-on-intent.ts';

/** Rewrites every printed page so that its first paint waits for one answer only: its own. */
export function hastenFirstPaint(folder: string): void {
  const styles = new Map<string, string>();
  const readStyles = (address: string) => {
    const css = styles.get(address) ?? readFileSync(join(folder, address), 'utf8').trim();
    styles.set(address, css);
    return css;
  };
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !entry.name.endsWith('.html')) continue;
    const file = join(entry.parentPath, entry.name);
    writeFileSync(file, scriptsAfterPaint(stylesInside(readFileSync(file, 'utf8'), readStyles)));
  }
}

/**
 * Puts the text of every stylesheet into the page. Its link stays, disabled: browsers do not fetch it
 * then, React finds the element that it printed, and in-page navigation adds enabled ones as ever. A
 * stylesheet of which something was left out is fetched when React takes over (app/visit).
 */
export function stylesInside(html: string, readStyles: (address: string) => string): string {
  const classes = new Set(
    [...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names = '']) => names.split(/\s+/)),
  );
  return html.replace(/<link rel="stylesheet" href="([^"]+)"\/>/g, (_, address: string) => {
    const whole = readStyles(address);
    const shown = ofShownProjects(whole, classes);
    const partly = shown === whole ? '' : ` ${partlyInside}=""`;
    return `<style>${shown}</style><link rel="stylesheet" href="${address}" disabled=""${partly}/>`;
  });
}

/** Without what the content says of projects that the page does not show: there can be many. */
function ofShownProjects(css: string, classes: ReadonlySet<string>): string {
  return css.replace(/\.(project-[\w-]+)\{--room:[^{}]*\}/g, (rule, name: string) =>
    classes.has(name) ? rule : '',
  );
}

const modulePreload = /<link rel="modulepreload" href="([^"]+)"\/>/g;
const bootstrap = /(<script type="module" async="">)([\s\S]*?)(<\/script>)/;
const routeImport = /import \* as (route\d+) from ("[^"]+");/g;

/**
 * Lets no script compete with the page itself: the router's preloads and imports wait (hydrationScript).
 * Throws when the router prints its start differently than it did when this was written.
 */
export function scriptsAfterPaint(html: string): string {
  const files = [...html.matchAll(modulePreload)].map(([, address]) => address ?? '');
  const [, open, code = '', close] = bootstrap.exec(html) ?? [];
  const routes = new Map(
    [...code.matchAll(routeImport)].map(([, name, file]) => [name ?? '', file]),
  );
  const [, modules] = /window\.__reactRouterRouteModules = \{([^}]*)\};/.exec(code) ?? [];
  const [, entry] = /import\("([^"]+)"\)/.exec(code) ?? [];
  if (files.length === 0 || routes.size === 0 || !modules || !entry) {
    throw new Error(
      'The router prints its scripts in an unknown form: scripts/build/first-paint.ts',
    );
  }
  const loaded = modules.replace(
    /:(route\d+)\b/g,
    (_, name: string) => `:await import(${routes.get(name)})`,
  );
  const late = hydrationScript({
    files: files.filter((file) => file !== entry),
    entry,
    prepare: `window.__reactRouterRouteModules={${loaded}}`,
  });
  return html.replace(modulePreload, '').replace(bootstrap, () => open + late + close);
}
