import { type CssNode, generate, ident, type List, type ListItem, parse, walk } from 'css-tree';

/** Pseudo-classes of whose selectors one is enough; what `:not()` names need not be in the page. */
const alternatives = ['is', 'where', 'has'];

/** What is seen only once something is chosen, opened or left by script, or what the site has none of. */
const laterParts =
  /^(?:backdrop|selection|view-transition|-webkit-(?:date|calendar|search|inner-spin|outer-spin))/;

/**
 * States that need scripts, or a pointer over a page that is there: its whole sheet is, too, by then. And what
 * only a shadow tree has.
 */
const laterStates = [
  'host',
  'hover',
  'active',
  'modal',
  'popover-open',
  '-moz-focusring',
  '-moz-ui-invalid',
];

/** On paper, and under a mouse, the whole sheet is there. */
const laterMedia = /^(?:print$|\(hover:hover\))/;

/** What only forms, or elements with an attribute, have. */
const hostOf: Record<string, string> = {
  autofill: 'form',
  open: 'details',
  disabled: '[disabled]',
  placeholder: '[placeholder]',
  'file-selector-button': '[type=file]',
};

/** What a page must have for a part of a selector to mean something; every page has `*`. */
export function needOf(node: CssNode): string {
  switch (node.type) {
    case 'ClassSelector':
    case 'IdSelector':
      return ident.decode(node.name);
    case 'TypeSelector':
      return node.name;
    case 'AttributeSelector': {
      const { name, matcher, value } = node;
      const text = value?.type === 'String' ? value.value : value?.name;
      return matcher === '=' ? `[${name.name}=${text}]` : `[${name.name}]`;
    }
    case 'PseudoElementSelector':
    case 'PseudoClassSelector':
      return hostOf[node.name] ?? '*';
    default:
      return '*';
  }
}

/** Whether something in the page can be meant before its scripts are there. */
function canMatch(node: CssNode, names: Set<string>): boolean {
  if (node.type === 'SelectorList') {
    return node.children.some((selector) => canMatch(selector, names));
  }
  if (node.type === 'Selector') return !node.children.some((part) => !canMatch(part, names));
  if (node.type === 'PseudoElementSelector' && laterParts.test(node.name)) return false;
  if (node.type === 'PseudoClassSelector') {
    if (laterStates.includes(node.name)) return false;
    if (alternatives.includes(node.name)) {
      return !node.children?.some((list) => !canMatch(list, names));
    }
  }
  return names.has(needOf(node));
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

/** The minifier writes some prefixed declarations several times. */
function removeCopies(declarations: List<CssNode>) {
  const seen = new Set<string>();
  declarations.forEach((node, at) => {
    const text = generate(node);
    if (seen.has(text)) declarations.remove(at);
    seen.add(text);
  });
}

/**
 * Removes what changes nothing that stands still (transitions) or is on a screen, and what Tailwind writes for
 * browsers older than those that the site is for: without registered properties, or without `color-mix()`.
 */
function removeExtras(sheet: CssNode) {
  walk(sheet, (node, item, list) => {
    if (node.type === 'Declaration' && node.property.startsWith('transition')) list?.remove(item);
    if (node.type === 'Rule') removeCopies(node.block.children);
    if (node.type !== 'Atrule' || !node.prelude || !node.block) return;
    const prelude = generate(node.prelude);
    if (node.name === 'layer' && prelude === 'properties') list?.remove(item);
    // Fields have a colour of their own for it.
    if (node.name === 'supports' && prelude.includes('-apple-pay-button')) list?.remove(item);
    if (node.name === 'media' && laterMedia.test(prelude)) list?.remove(item);
    if (node.name === 'supports' && prelude.startsWith('(color:color-mix(')) {
      list?.replace(item, node.block.children);
    }
  });
}

const registered = /@property (--[\w-]+)\{syntax:"[^"]*";inherits:false;initial-value:([^}]*)\}/g;

/** Registered properties that only scripts set, or nothing, become their initial value, which browsers without `@property` lack. */
function resolveUnset(rules: string): string {
  return [...rules.matchAll(registered)].reduce(
    (left, [rule, name = '', initial = '']) =>
      left.includes(`${name}:`) ? left : left.replace(rule, '').replaceAll(`var(${name})`, initial),
    rules,
  );
}

/** Removes keyframes of rules that are not there. */
function removeKeyframes(sheet: CssNode) {
  const names = new Set<string>();
  walk(sheet, (node) => {
    if (node.type !== 'Declaration' || !/^animation(?:-name)?$/.test(node.property)) return;
    for (const word of generate(node.value).split(/[\s,]/)) names.add(word);
  });
  walk(sheet, {
    visit: 'Atrule',
    enter({ name, prelude }, item, list) {
      if (name === 'keyframes' && prelude && !names.has(generate(prelude))) list?.remove(item);
    },
  });
}

/** The variables that a text reads. */
export const readIn = (text: string) =>
  new Set([...text.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name));

/** Removes variables that nothing reads, until those that remain are read. */
function removeVariables(sheet: CssNode, readElsewhere: Set<string>) {
  const read = new Set([...readIn(generate(sheet)), ...readElsewhere]);
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
  if (removed > 0) removeVariables(sheet, readElsewhere);
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

/** What a page can use of a sheet before its scripts, with the variables that it reads elsewhere; faces with a file apart. */
export function cutSheet(text: string, names: Set<string>, readElsewhere: Set<string>) {
  const sheet = parse(text);
  removeSelectors(sheet, names);
  removeExtras(sheet);
  removeKeyframes(sheet);
  removeVariables(sheet, readElsewhere);
  removeEmpty(sheet);
  const faces = removeFontFiles(sheet);
  return { rules: resolveUnset(generate(sheet)), faces };
}
