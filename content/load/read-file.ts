import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type Document, isMap, isNode, LineCounter, parseDocument } from 'yaml';
import type { z } from 'zod';

/** One thing wrong in a content file, with the place to mend it. */
export interface ContentProblem {
  file: string;
  line: number;
  key: string;
  expected: string;
}

/** Stops the build: names file, line, key and what was expected there, for every problem at once. */
export class ContentError extends Error {
  readonly problems: readonly ContentProblem[];

  constructor(problems: readonly ContentProblem[]) {
    const lines = problems.map(
      ({ file, line, key, expected }) => `  ${file}:${line}  ${key || '(whole file)'}: ${expected}`,
    );
    super(`The content has ${problems.length} problem(s):\n${lines.join('\n')}`);
    this.name = 'ContentError';
    this.problems = problems;
  }
}

/** A content file that passed its schema, able to say where a key stands. */
export interface ContentFile<Value> {
  slug: string;
  value: Value;
  problemAt: (path: readonly PropertyKey[], expected: string) => ContentProblem;
}

/** Line of the deepest part of `path` that exists: a missing key is reported at its parent. */
function lineOf(document: Document, counter: LineCounter, path: readonly PropertyKey[]): number {
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
}

/** Reads one YAML file against its schema; what is wrong goes into `problems`. */
export function readFile<Schema extends z.ZodType>(
  file: string,
  schema: Schema,
  problems: ContentProblem[],
): ContentFile<z.infer<Schema>> | undefined {
  const counter = new LineCounter();
  const document = parseDocument(readFileSync(file, 'utf8'), { lineCounter: counter });
  const problemAt = (path: readonly PropertyKey[], expected: string): ContentProblem => ({
    file,
    line: lineOf(document, counter, path),
    key: path.map(String).join('.'),
    expected,
  });

  for (const error of document.errors) {
    const expected = `valid YAML (${error.message.split('\n')[0]})`;
    problems.push({ file, line: error.linePos?.[0].line ?? 1, key: '', expected });
  }
  if (document.errors.length > 0) return undefined;

  const result = schema.safeParse(document.toJS());
  if (result.success) return { slug: basename(file, '.yaml'), value: result.data, problemAt };
  for (const issue of result.error.issues) {
    if (issue.code !== 'unrecognized_keys') problems.push(problemAt(issue.path, issue.message));
    else {
      const expected = 'no such key here; remove it or mend its name';
      problems.push(...issue.keys.map((key) => problemAt([...issue.path, key], expected)));
    }
  }
  return undefined;
}

/** Reads every `.yaml` of a folder, in the order that the files state; equals by name. */
export function readFolder<Schema extends z.ZodType<{ order: number }>>(
  folder: string,
  schema: Schema,
  problems: ContentProblem[],
): ContentFile<z.infer<Schema>>[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.yaml'))
    .sort()
    .flatMap((name) => readFile(join(folder, name), schema, problems) ?? [])
    .sort((a, b) => a.value.order - b.value.order);
}
