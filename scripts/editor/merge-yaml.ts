import { isDeepStrictEqual } from 'node:util';
import {
  Document,
  isMap,
  isNode,
  isScalar,
  isSeq,
  type Node,
  type Pair,
  parseDocument,
  visit,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';

/** As the content is written: no line longer, long texts folded. */
const format = { lineWidth: 100, flowCollectionPadding: false };

/**
 * A content file with other values: comments, order, quotes and line breaks of what stays the same stay, too.
 * @param before the file as it stands; empty for a new one
 */
export function mergeYaml(before: string, values: unknown): string {
  const file = parseDocument(before);
  const document = file.errors.length > 0 ? new Document() : file;
  const contents = merged(document, document.contents, values);
  document.contents = contents as typeof document.contents;
  return document.toString(format);
}

/** The node with the value in it; a new one where it cannot hold it. */
function merged(document: Document, node: Node | null, value: unknown): Node {
  if (node && isDeepStrictEqual(node.toJS(document), value)) return node;
  if (isMap(node) && isRecord(value)) return mergedMap(document, node, value);
  if (isSeq(node) && Array.isArray(value)) return mergedList(document, node, value);
  if (isScalar(node) && typeof node.value === typeof value) {
    node.value = value;
    return inStyle(node);
  }
  return inStyle(document.createNode(value));
}

/** As in all the content: texts of more than a line are written below their key, dates and phones in quotes. */
function inStyle(written: Node): Node {
  visit(written, {
    Scalar(key, scalar) {
      const { value, type = 'PLAIN' } = scalar;
      if (key === 'key' || type !== 'PLAIN' || typeof value !== 'string') return;
      if (value.length > 80 && !value.includes('\n')) scalar.type = 'BLOCK_FOLDED';
      if (/^(?:\d{4}-\d\d-\d\d|\+\d)/.test(value)) scalar.type = 'QUOTE_DOUBLE';
    },
  });
  return written;
}

function mergedMap(document: Document, node: YAMLMap, value: Record<string, unknown>) {
  const nameOf = ({ key }: Pair) => String(isScalar(key) ? key.value : key);
  node.items = node.items.filter((pair) => nameOf(pair) in value);
  for (const [name, item] of Object.entries(value)) {
    const pair = node.items.find((candidate) => nameOf(candidate) === name);
    const old = pair && isNode(pair.value) ? pair.value : null;
    if (pair) pair.value = merged(document, old, item);
    else node.add(document.createPair(name, inStyle(document.createNode(item))));
  }
  return node;
}

/** Entries that are the same are kept wherever they now stand; what is left over is changed in its place. */
function mergedList(document: Document, node: YAMLSeq, value: readonly unknown[]) {
  const left: (Node | null)[] = node.items.map((item) => (isNode(item) ? item : null));
  const kept = value.map((item) => {
    const at = left.findIndex((old) => old && isDeepStrictEqual(old.toJS(document), item));
    const old = left[at] ?? null;
    if (old) left[at] = null;
    return old;
  });
  node.items = value.map((item, at) => kept[at] ?? merged(document, left[at] ?? null, item));
  return node;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
