import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { BrowserName, CompatData, Identifier } from '@mdn/browser-compat-data';
import { type CssNode, parse, walk } from 'css-tree';
import { resolveConfig } from 'vite';
import { expect, test } from 'vitest';
import { client } from '../support/built-site.ts';

// Read rather than imported: the runner would compile its sixteen megabytes.
const table = createRequire(import.meta.url).resolve('@mdn/browser-compat-data');
const compat: CompatData = JSON.parse(readFileSync(table, 'utf8'));
const browsers: BrowserName[] = ['chrome', 'firefox', 'safari', 'safari_ios'];

/** Two years before the table was made: nothing is promised to an older browser. */
const since = new Date(compat.__meta.timestamp);
since.setFullYear(since.getFullYear() - 2);
const lastDay = since.toISOString().slice(0, 10);

/** What only some or newer browsers know, and what a visitor has without it. */
const enhancements: Record<string, string> = {
  ':open': 'the framework names it beside [open], which all know',
  ':selection': 'iPhones select in their own colour',
  ':view-transition-group': 'pages change at once',
  ':view-transition-new': 'pages change at once',
  ':view-transition-old': 'pages change at once',
  'animation-range': 'sections stand from the start',
  'animation-timeline': 'sections stand from the start',
  'timeline-scope': 'the bar above a dark opening stays light in the light theme',
  'view-timeline': 'the line in the footer stands from the start',
  'view-timeline-inset': 'the bar above a dark opening stays light in the light theme',
  'ascent-override': 'in Safari lines may move a little when the typeface arrives',
  'descent-override': 'in Safari lines may move a little when the typeface arrives',
  'forced-color-adjust': 'Safari knows no forced colours',
  resize: 'phones have no corner to pull: the message scrolls in its box',
  'scroll-initial-target': 'without scripts the row begins at its first slide',
  'scrollbar-color': 'the row of slides has the system’s scrollbar',
  'scrollbar-gutter': 'a page may shift by a scrollbar’s width when a dialog opens',
  'scrollbar-width': 'the row of slides has the system’s scrollbar',
};

/** Why a feature cannot be counted on; undefined when every browser has had it for two years. */
function missing(feature: Identifier | undefined): string | undefined {
  const support = feature?.__compat?.support;
  if (!support) return 'unknown to the table';
  const without = browsers.filter((browser) => {
    const dates = [support[browser] ?? []]
      .flat()
      .filter(({ flags, prefix, alternative_name: other }) => !flags && !prefix && !other)
      .map(({ version_added: version }) =>
        typeof version === 'string'
          ? compat.browsers[browser].releases[version.replace('≤', '')]?.release_date
          : undefined,
      );
    return !dates.some((date) => date !== undefined && date <= lastDay);
  });
  return without.length > 0 ? `not in ${without.join(', ')}` : undefined;
}

/** Properties, at-rules, selectors and functions that a stylesheet uses. */
function featuresOf(css: string): Map<string, Identifier | undefined> {
  const used = new Map<string, Identifier | undefined>();
  const { properties, selectors, 'at-rules': atRules, types } = compat.css;
  walk(parse(css), function (node: CssNode) {
    // What a condition asks about is not used by it.
    if (this.atrulePrelude) return;
    if (node.type === 'Declaration') {
      const { property } = node;
      // Custom properties are ours; a prefixed one stands beside the plain one.
      if (property.startsWith('-')) return;
      const rule = this.atrule?.name;
      const isDescriptor = rule === 'font-face' || rule === 'property';
      used.set(property, isDescriptor ? atRules?.[rule]?.[property] : properties?.[property]);
    } else if (node.type === 'Atrule') {
      used.set(`@${node.name}`, atRules?.[node.name]);
    } else if (node.type === 'PseudoClassSelector' || node.type === 'PseudoElementSelector') {
      if (!node.name.startsWith('-')) used.set(`:${node.name}`, selectors?.[node.name]);
    } else if (node.type === 'Function') {
      const name = node.name.toLowerCase();
      const feature =
        types?.[name] ?? types?.color?.[name] ?? types?.['transform-function']?.[name];
      if (feature) used.set(`${name}()`, feature);
    }
  });
  return used;
}

test('§10.8 Browsers: every feature of the styles is two years old in every browser, or only adds to a page', () => {
  const styles = readdirSync(join(client, 'assets')).filter((name) => name.endsWith('.css'));
  expect(styles).not.toEqual([]);
  const texts = styles.map((name) => readFileSync(join(client, 'assets', name), 'utf8'));
  // The faces stand in the document.
  const home = readFileSync(join(client, 'index.html'), 'utf8');
  for (const [, text = ''] of home.matchAll(/<style[^>]*>(.*?)<\/style>/gs)) texts.push(text);
  const young = new Map<string, string>();
  for (const text of texts) {
    for (const [feature, entry] of featuresOf(text)) {
      const reason = missing(entry);
      if (reason) young.set(feature, reason);
    }
  }
  const unexplained = [...young].filter(([feature]) => !(feature in enhancements));
  expect(unexplained, 'say in `enhancements` what a visitor has without it').toEqual([]);
  // A line whose feature is gone, or old enough by now, goes.
  expect(Object.keys(enhancements).filter((feature) => !young.has(feature))).toEqual([]);
});

/** What the scripts name that a browser of the build's target may lack, and why that does no harm. */
const harmless: Record<string, string> = {
  DeviceOrientationEvent: 'the tilt library asks for it, and we do not switch it on',
  createContext: 'React’s own',
  fullScreen: 'a setting of the particle engine',
  skipTransition: 'React asks for view transitions first',
  startViewTransition: 'React asks for it first',
  targetTouches: 'of touch events, which only browsers with touch have',
};

/**
 * Names in the table of JavaScript and of the browser's objects, `name` and `Object.name`, and whether
 * all browsers of the target have what is called so.
 */
function scriptNames(target: string[]): Map<string, boolean> {
  const oldest = new Map(target.map((entry) => entry.split(/(?=\d)(.*)/) as [string, string]));
  const browsers: [BrowserName, string | undefined][] = [
    ['chrome', oldest.get('chrome')],
    ['firefox', oldest.get('firefox')],
    ['safari', oldest.get('safari')],
    ['safari_ios', oldest.get('ios')],
  ];
  const names = new Map<string, boolean>();
  function add(feature: Identifier, path: string[]) {
    for (const [key, part] of Object.entries(feature)) {
      if (key !== '__compat') add(part as Identifier, [...path, key.replace(/_static$/, '')]);
    }
    const { support } = feature.__compat ?? {};
    if (!support) return;
    const old = browsers.every(([browser, version]) =>
      [support[browser] ?? []]
        .flat()
        .some(
          ({ flags, prefix, alternative_name: other, version_added: added }) =>
            !flags &&
            !prefix &&
            !other &&
            added &&
            parseFloat(`${added}`) <= parseFloat(`${version}`),
        ),
    );
    // Where another object has had the name for long, the text alone cannot tell them apart.
    for (const name of [path.at(-1), path.slice(-2).join('.')]) {
      if (name) names.set(name, names.get(name) || old);
    }
  }
  add(compat.javascript.builtins as Identifier, []);
  add(compat.api as unknown as Identifier, []);
  return names;
}

test('§10.8 Browsers: scripts call nothing that a browser of the build’s target lacks', async () => {
  const { build } = await resolveConfig({ logLevel: 'silent' }, 'build');
  const names = scriptNames([build.target || []].flat());
  expect(names.get('Promise.withResolvers')).toBe(false);
  const young = new Map<string, string>();
  const files = readdirSync(join(client, 'assets')).filter((name) => name.endsWith('.js'));
  // The page itself has scripts, too.
  for (const file of [...files, '../index.html']) {
    const code = readFileSync(join(client, 'assets', file), 'utf8');
    // What is called or looked into. One word alone may be anything; two are a name.
    const used = [
      ...code.matchAll(/\.([a-z]+[A-Z]\w*)(?=[.(])/g),
      ...code.matchAll(/(?<![\w$.'"`])([A-Z]\w{3,}(?:\.\w+)?)(?=[.(])/g),
    ];
    for (const [, name = ''] of used) if (names.get(name) === false) young.set(name, file);
  }
  const unexplained = [...young].filter(([name]) => !(name in harmless));
  expect(unexplained, 'use something older, or say in `harmless` who asks for it first').toEqual(
    [],
  );
  expect(Object.keys(harmless).filter((name) => !young.has(name))).toEqual([]);
});
