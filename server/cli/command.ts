import type { ParseArgsConfig } from 'node:util';
import type { Database } from '../storage/schema.ts';

/** One thing that the staff can do with the submissions. */
export interface Command {
  /** What follows the name: `ID`, `FILE`, `--format csv|json [--output FILE]`. */
  usage: string;
  summary: string;
  /** How many arguments it needs besides its options. */
  argumentCount: number;
  options?: NonNullable<ParseArgsConfig['options']>;
  /** It may begin with an empty database; others would only hide that they look in the wrong place. */
  createsDatabase?: boolean;
  /** Checks the arguments before the database is opened. Throws as `run` does. */
  check?(input: CommandInput): void;
  /** Throws a UsageError or a CommandError. */
  run(context: CommandContext): Promise<void>;
}

export interface CommandInput {
  /** The ID or FILE; empty where the command takes none. */
  argument: string;
  options: Record<string, string | undefined>;
  /** Milliseconds since 1970. */
  now: number;
}

export interface CommandContext extends CommandInput {
  database: Database;
  /** Writes a line to standard output. */
  print(line: string): void;
}

/** It was asked for in a way that cannot be read. */
export class UsageError extends Error {
  override name = 'UsageError';
}

/** It was understood, and could not be done. */
export class CommandError extends Error {
  override name = 'CommandError';
}
