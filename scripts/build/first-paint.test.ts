import { expect, test } from 'vitest';
import { scriptsAfterPaint, stylesInside } from './first-paint.ts';

const printed = [
  '<head><link rel="modulepreload" href="/assets/m.js"/><link rel="modulepreload" href="/assets/r.js"/>',
  '</head><body><script type="module" async="">import "/assets/m.js";\n',
  'import * as route0 from "/assets/r.js";\n  \n',
  '  window.__reactRouterRouteModules = {"root":route0};\n\nimport("/assets/e.js");</script></body>',
].join('');

test('no script is asked for by the HTML, and React comes after all that it needs', () => {
  const html = scriptsAfterPaint(printed);
  expect(html).not.toContain('<link rel="modulepreload"');
  const [, code = ''] = /<script type="module" async="">([\s\S]*)<\/script>/.exec(html) ?? [];
  expect(code).not.toContain('\n');
  const given = /\{files:\[`\/assets\/m\.js`,`\/assets\/r\.js`\],entry:`\/assets\/e\.js`/;
  expect(code).toMatch(given);
  expect(code).toContain('window.__reactRouterRouteModules={root:await import(`/assets/r.js`)}');
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

test('of what the content says of projects, a page holds what it shows; the rest comes with React', () => {
  const css = '.project-room{color:red}.project-pool{--room:#012}.project-pool-2{--room:#345}';
  const link = '<link rel="stylesheet" href="/p.css"/>';
  const html = stylesInside(`${link}<main class="wide project-pool">`, () => css);
  expect(html).toContain('<style>.project-room{color:red}.project-pool{--room:#012}</style>');
  expect(html).toContain('href="/p.css" disabled="" data-partly-inside=""/>');
  const whole = stylesInside(`${link}<i class="project-pool project-pool-2">`, () => css);
  expect(whole).toContain(
    `<style>${css}</style><link rel="stylesheet" href="/p.css" disabled=""/>`,
  );
});
