import { expect, test } from 'vitest';
import { scriptsAfterPaint, stylesInside } from './first-paint.ts';

const printed = [
  '<head><link rel="modulepreload" href="/assets/m.js"/><link rel="modulepreload" href="/assets/r.js"/>',
  '</head><body><script type="module" async="">import "/assets/m.js";\n',
  'import * as route0 from "/assets/r.js";\n  \n',
  '  window.__reactRouterRouteModules = {"root":route0};\n\nimport("/assets/e.js");</script></body>',
].join('');

test('no script is asked for before the first paint, and all of them after it', () => {
  const html = scriptsAfterPaint(printed);
  expect(html).not.toContain('<link rel="modulepreload"');
  expect(html).toContain('requestAnimationFrame(()=>setTimeout(start))');
  expect(html).toContain('["pointerdown","keydown","touchstart","focusin"]');
  expect(html).toContain('["/assets/m.js","/assets/r.js"]');
  const [manifest, routes, modules, entry] = [
    'await import("/assets/m.js")',
    'const [route0]=await Promise.all([import("/assets/r.js")])',
    'window.__reactRouterRouteModules={"root":route0}',
    'await import("/assets/e.js")',
  ].map((part) => html.indexOf(part));
  expect([manifest, routes, modules, entry].every((at) => at !== undefined && at > 0)).toBe(true);
  expect([manifest, routes, modules, entry]).toEqual(
    [manifest, routes, modules, entry].toSorted((a = 0, b = 0) => a - b),
  );
});

test('a page whose scripts start in an unknown way stops the build', () => {
  expect(() => scriptsAfterPaint(printed.replace('import * as', 'import'))).toThrow(/unknown form/);
});

test('styles stand in the page, and their link is not fetched', () => {
  const html = stylesInside('<link rel="stylesheet" href="/a.css"/>', (path) => `/*${path} $&*/`);
  expect(html).toBe(
    '<style>/*/a.css $&*/</style><link rel="stylesheet" href="/a.css" disabled=""/>',
  );
});
