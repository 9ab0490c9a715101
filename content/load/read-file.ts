import { basename, join } from 'node:path';
import { isMap, isNode, isScalar, LineCounter, parseDocument, type Scalar, visit } from 'yaml';
import type { z } from 'zod';
import { type Words, wordsOf } from '../schemas/words.ts';
import { readText } from './file-bytes.ts';
import { describeIssue } from './issue-words.ts';
import { nearest } from './nearest.ts';
import { type ContentProblem, problem } from './problem.ts';
import { describeYamlError } from './yaml-words.ts';

export type Path = readonly PropertyKey[];

/** A content file, able to say where a key stands. */
export interface ContentFile<Value> {
  slug: string;
  /** Undefined where the schema does not accept it: its own problems are told. */
  value: Value | undefined;
  /** As it is written; undefined where it is no YAML. */
  raw: unknown;
  problemAt: (path: Path, words: Words, severity?: ContentProblem['severity']) => ContentProblem;
}

/** Reads one YAML file against its schema; what is wrong goes into `problems`. */
export const readFile = <Schema extends z.ZodType>(
  file: string,
  schema: Schema,
  problems: ContentProblem[],
) => checkText(file, readText(file, problems) ?? '', schema, problems);

/** The same for a text that is to be written into the file. */
export function checkText<Schema extends z.ZodType>(
  file: string,
  text: string,
  schema: Schema,
  problems: ContentProblem[],
): ContentFile<z.infer<Schema>> {
  const slug = basename(file).replace(/\.ya?ml$/i, '');
  const counter = new LineCounter();
  const document = parseDocument(text, { lineCounter: counter });
  const lines = text.split('\n');

  /** Line of the deepest part of `path` that exists: a missing key is reported at its parent. */
  const lineOf = (path: Path): number => {
    for (let length = path.length; length >= 0; length -= 1) {
      const parent = length > 0 ? document.getIn(path.slice(0, length - 1), true) : undefined;
      const last = path[length - 1];
      const pair = isMap(parent)
        ? parent.items.find(({ key }) => isNode(key) && String(key) === String(last))
        : undefined;
      const node = pair?.key ?? document.getIn(path.slice(0, length), true);
      if (isNode(node) && node.range) return counter.linePos(node.range[0]).line;
    }
    return 1;
  };
  const problemAt: ContentFile<unknown>['problemAt'] = (path, words, severity = 'error') =>
    problem({ file, line: lineOf(path), key: path.map(String).join('.'), severity }, words);
  const unread = { slug, value: undefined, raw: undefined, problemAt };
  if (text === '') return unread;

  if (document.errors.length > 0) {
    const told = new Set<number>();
    for (const error of document.errors) {
      const at = (error.linePos?.[0].line ?? 1) - 1;
      const { line, key, words } = describeYamlError(error, lines, at);
      if (!told.has(line)) problems.push(problem({ file, line, key }, words));
      told.add(line);
    }
    return unread;
  }

  visit(document, (_, node) => {
    const found = isScalar(node) && doubtful(node);
    if (!found) return;
    const line = counter.linePos(node.range?.[0] ?? 0).line;
    const key = entryKey.exec(lines[line - 1] ?? '')?.[1] ?? '';
    problems.push(problem({ file, line, key, severity: found.severity }, found.words));
  });

  const raw = document.toJS();
  /** The keys of each group that holds an unknown one. */
  const knownKeys = new Map<string, string[]>();
  const result = schema.safeParse(raw, {
    error: (issue) => {
      const path = issue.path ?? [];
      if (issue.code === 'unrecognized_keys') {
        const def: object = issue.inst?._zod.def ?? {};
        if ('shape' in def) knownKeys.set(path.join('.'), Object.keys(def.shape ?? {}));
      }
      const node = document.getIn(path, true);
      return describeIssue(issue, {
        key: String(path.findLast((part) => typeof part === 'string') ?? ''),
        source: isScalar(node) ? node.source : undefined,
        line: lines[lineOf(path) - 1] ?? '',
      });
    },
  });
  if (result.success) return { ...unread, value: result.data, raw };

  /** Where one message is enough: a key that was misspelt is missing, too. */
  const told = new Set<string>();
  const unknown = result.error.issues.flatMap((issue) => {
    if (issue.code !== 'unrecognized_keys') return [];
    const known = knownKeys.get(issue.path.join('.')) ?? [];
    return issue.keys.map((key) => {
      const meant = nearest(key, known);
      const isMissing = meant && document.getIn([...issue.path, meant]) === undefined;
      if (isMissing) told.add([...issue.path, meant].join('.'));
      return problemAt([...issue.path, key], unknownKey(key, meant, known));
    });
  });
  problems.push(...unknown);
  for (const { code, path, message } of result.error.issues) {
    if (code === 'unrecognized_keys' || told.has(path.join('.'))) continue;
    told.add(path.join('.'));
    problems.push(problemAt(path, wordsOf(message)));
  }
  return { ...unread, raw };
}

const entryKey = /^\s*(?:- )*([\w-]+):/;

/** What YAML reads, but probably not as it was meant. */
function doubtful({
  type,
  source = '',
  value,
}: Scalar): { severity: 'error' | 'warning'; words: Words } | undefined {
  if (type !== 'PLAIN') return undefined;
  if (typeof value === 'string' && /^(?:\d{4}-\d\d-\d\d|\+\d)/.test(source)) {
    return {
      severity: 'warning',
      words: {
        es: `fechas y teléfonos van entre comillas: '${source}'`,
        en: `dates and phones need quotes: '${source}'`,
      },
    };
  }
  if (typeof value === 'number' && /^\d{1,3}\.\d{3}$/.test(source)) {
    const whole = source.replace('.', '');
    return {
      severity: 'error',
      words: {
        es: `el punto separa los centavos, así que esto se lee ${value}: si quisiste decir ${whole}, escríbelo sin punto`,
        en: `the point separates cents, so this is read as ${value}: if you mean ${whole}, write it without`,
      },
    };
  }
  return undefined;
}

function unknownKey(key: string, meant: string | undefined, known: string[]): Words {
  const list = known.join(', ');
  return meant
    ? {
        es: `no existe la clave «${key}»: ¿quisiste decir «${meant}»?`,
        en: `there is no key “${key}”: did you mean “${meant}”?`,
      }
    : {
        es: `no existe la clave «${key}»: bórrala o corrige su nombre. Aquí se usan: ${list}`,
        en: `there is no key “${key}”: remove it or mend its name. Keys here: ${list}`,
      };
}

/** Reads the files of a folder, which `check-names` has chosen. */
export function readFolder<Schema extends z.ZodType>(
  folder: string,
  names: readonly string[],
  schema: Schema,
  problems: ContentProblem[],
): ContentFile<z.infer<Schema>>[] {
  return names.map((name) => readFile(join(folder, name), schema, problems));
}
