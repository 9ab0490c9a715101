import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CssNode, generate, ident, type List, type ListItem, parse, walk } from 'css-tree';

const inlineStyles = /(<style\b[^>]*>)([\s\S]*?)(<\/style>)/g;

/** Classes that the boot script gives the root before the first paint. */
const bootClasses = ['scripted', 'motion-paused'];

/** Pseudo-classes of whose selectors one is enough; what `:not()` names need not be in the page. */
const alternatives = ['is', 'where', 'has'];

/** Parts of fields of which the site has none: dates, numbers and searches. */
const unusedFieldParts = /^-webkit-(?:date|calendar|search|inner-spin|outer-spin)/;

/** The names of a page's elements, classes and ids. */
function namesIn(html: string): Set<string> {
  const unescaped = (value: string) => value.replaceAll('&amp;', '&').replaceAll('&gt;', '>');
  const found = [...html.matchAll(/<([\w-]+)|\s(?:class|id)="([^"]*)"/g)];
  const names = found.flatMap(([, element, value = '']) => element ?? unescaped(value).split(' '));
  return new Set([...names, ...bootClasses]);
}

/** Whether something in the page can be meant. Attributes and states change without a script. */
function canMatch(node: CssNode, names: Set<string>): boolean {
  switch (node.type) {
    case 'SelectorList':
      return node.children.some((selector) => canMatch(selector, names));
    case 'Selector':
      return !node.children.some((part) => !canMatch(part, names));
    case 'ClassSelector':
    case 'IdSelector':
      return names.has(ident.decode(node.name));
    case 'TypeSelector':
      return node.name === '*' || names.has(node.name);
    case 'PseudoElementSelector':
      return !unusedFieldParts.test(node.name);
    case 'PseudoClassSelector':
      return (
        !alternatives.includes(node.name) || !node.children?.some((list) => !canMatch(list, names))
      );
    default:
      return true;
  }
}

/** Removes selectors that mean nothing in the page. */
function removeSelectors(sheet: CssNode, names: Set<string>) {
  walk(sheet, {
    visit: 'Rule',
    enter({ prelude }, item, list) {
      // Steps of an animation look like elements.
      if (this.atrule?.name === 'keyframes' || prelude.type !== 'SelectorList') return;
      prelude.children.forEach((selector, at) => {
        if (!canMatch(selector, names)) prelude.children.remove(at);
      });
      if (prelude.children.isEmpty) list?.remove(item);
    },
  });
}

/** Removes variables that nothing reads, until those that remain are read. */
function removeVariables(sheet: CssNode, html: string) {
  const read = new Set(
    [...(html + generate(sheet)).matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name),
  );
  let removed = 0;
  walk(sheet, (node, item, list) => {
    const name =
      node.type === 'Declaration'
        ? node.property
        : node.type === 'Atrule' && node.name === 'property' && node.prelude
          ? generate(node.prelude)
          : '';
    if (!name.startsWith('--') || read.has(name)) return;
    list?.remove(item);
    removed += 1;
  });
  if (removed > 0) removeVariables(sheet, html);
}

/** Layers stay, since their order is that in which they are named first. */
function removeEmpty(sheet: CssNode) {
  walk(sheet, {
    leave(node: CssNode, item: ListItem<CssNode>, list: List<CssNode>) {
      if (node.type === 'Comment') list?.remove(item);
      if (node.type !== 'Rule' && node.type !== 'Atrule') return;
      if (node.block?.children.isEmpty && (node.type === 'Rule' || node.name !== 'layer')) {
        list?.remove(item);
      }
    },
  });
}

/**
 * Runs behind the deferred styles: what is in view is painted first, in the system's font, which is scaled to run
 * as long. Whoever comes from another page of the site has the typeface already. ES5 without comments, because
 * it is sent as it is.
 */
const showTypeface = `(function(style){function show(){style.media='all'}
if(document.referrer.indexOf(location.origin+'/')===0)show();
else addEventListener('load',function(){requestAnimationFrame(function(){requestAnimationFrame(show)})})
})(document.currentScript.previousSibling)`;

/** Removes the faces that have a file, and gives them as text: on a slow line they would delay the pictures. */
function removeFontFiles(sheet: CssNode): string {
  let removed = '';
  walk(sheet, {
    visit: 'Atrule',
    enter(node, item, list) {
      if (node.name !== 'font-face') return;
      const text = generate(node);
      if (!text.includes('url(')) return;
      removed += text;
      list?.remove(item);
    },
  });
  return removed;
}

/**
 * §10.6 Leaves in each page's inline styles, one element, the rules that something in the page can use, and
 * the variables that these read; the typeface comes when the page is painted. The whole stylesheets are fetched with the page's scripts, and by visitors
 * without scripts.
 */
export function keepCriticalCss(client: string): void {
  for (const page of globSync('**/*.html', { cwd: client })) {
    const file = join(client, page);
    const html = readFileSync(file, 'utf8');
    const markup = html.replace(inlineStyles, '');
    const names = namesIn(markup);
    const critical = html.replace(inlineStyles, (_, open, text, close) => {
      const sheet = parse(text);
      removeSelectors(sheet, names);
      removeVariables(sheet, markup);
      removeEmpty(sheet);
      const fonts = removeFontFiles(sheet);
      const deferred =
        fonts && `<style media="print">${fonts}</style><script>${showTypeface}</script>`;
      return open + generate(sheet) + close + deferred;
    });
    writeFileSync(file, critical);
  }
}
