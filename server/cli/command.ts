import type { ParseArgsConfig } from 'node:util';
import type { Database } from '../storage/database-storage.ts';

/** One thing that the staff can do with the submissions. */
export interface Command {
  /** What follows the name: `ID`, `FILE`, `--format csv|json [--output FILE]`. */
  takes: string;
  summary: string;
  /** How many words it needs besides its options. */
  words: number;
  options?: NonNullable<ParseArgsConfig['options']>;
  /** It may begin with an empty database; others would only hide that they look in the wrong place. */
  fillsDatabase?: boolean;
  /** Looks at what was asked before the database is opened. Throws as `run` does. */
  check?(asked: Asked): void;
  /** Throws a UsageError or a CommandError. */
  run(task: Task): Promise<void>;
}

export interface Asked {
  words: string[];
  options: Record<string, string | undefined>;
  now: number;
}

export interface Task extends Asked {
  storage: Database;
  /** Writes a line to standard output. */
  say(line: string): void;
}

/** It was asked for in a way that cannot be read. */
export class UsageError extends Error {
  override name = 'UsageError';
}

/** It was understood, and could not be done. */
export class CommandError extends Error {
  override name = 'CommandError';
}

/** The nth word, which the number of words has been checked for. */
export function word({ words }: Asked, index = 0): string {
  return words[index] ?? '';
}
