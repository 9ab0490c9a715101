import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { earlyIntent, intents } from '../../app/visit/intent.ts';

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
 * then, React finds the element that it printed, and in-page navigation adds enabled ones as ever.
 */
export function stylesInside(html: string, readStyles: (address: string) => string): string {
  return html.replace(
    /<link rel="stylesheet" href="([^"]+)"\/>/g,
    (_, address: string) =>
      `<style>${readStyles(address)}</style><link rel="stylesheet" href="${address}" disabled=""/>`,
  );
}

const modulePreload = /<link rel="modulepreload" href="([^"]+)"\/>/g;
const bootstrap = /(<script type="module" async="">)([\s\S]*?)(<\/script>)/;
const routeImport = /import \* as (route\d+) from ("[^"]+");/g;

/**
 * Lets no script compete with the page itself: the router's preloads and imports start once the page
 * has been painted, or somebody touches it, and at low priority. A page in a background tab waits
 * until it is looked at.
 * Throws when the router prints its start differently than it did when this was written.
 */
export function scriptsAfterPaint(html: string): string {
  const files = [...html.matchAll(modulePreload)].map(([, address]) => address);
  const [, open, code = '', close] = bootstrap.exec(html) ?? [];
  const routes = [...code.matchAll(routeImport)];
  const [, manifest] = /import ("[^"]+");/.exec(code) ?? [];
  const [, modules] = /window\.__reactRouterRouteModules = (\{[^}]*\});/.exec(code) ?? [];
  const [, entry] = /import\(("[^"]+")\)/.exec(code) ?? [];
  if (files.length === 0 || routes.length === 0 || !manifest || !modules || !entry) {
    throw new Error(
      'The router prints its scripts in an unknown form: scripts/build/first-paint.ts',
    );
  }
  const names = routes.map(([, name]) => name).join(',');
  const imports = routes.map(([, , address]) => `import(${address})`).join(',');
  const late = [
    'let started,wanted;const start=async(sign)=>{',
    'wanted||=sign;if(started)return;started=true;',
    `for(const href of ${JSON.stringify(files)})`,
    "document.head.append(Object.assign(document.createElement('link'),",
    "{rel:'modulepreload',fetchPriority:'low',href}));",
    `await import(${manifest});`,
    `const [${names}]=await Promise.all([${imports}]);`,
    `window.__reactRouterRouteModules=${modules};`,
    `await import(${entry});`,
    // Who already touches the page waits for nothing more.
    `if(wanted)dispatchEvent(new Event("${earlyIntent}"))};`,
    `for(const sign of ${JSON.stringify(intents)})`,
    'addEventListener(sign,start,{capture:true,once:true,passive:true});',
    'requestAnimationFrame(()=>setTimeout(start))',
  ].join('');
  return html.replace(modulePreload, '').replace(bootstrap, () => open + late + close);
}
