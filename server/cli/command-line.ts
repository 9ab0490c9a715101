import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Environment, readStorageSettings, type StorageSettings } from '../config/config.ts';
import { OperatorError } from '../config/operator-error.ts';
import { databaseFileName, describeDatabase, openDatabase } from '../storage/database.ts';
import { type Command, commands, UsageError } from './commands.ts';

const help = [
  'What the staff does with the submissions. It may be used while the servers run.',
  '',
  ...Object.entries(commands).map(
    ([name, { usage, summary }]) =>
      `  npm run submissions -- ${name} ${usage}`.trimEnd().padEnd(66) + summary,
  ),
  '',
  'DATABASE_URL and DATA_DIR say where the submissions are, as they do for the server.',
  'In a pipe or a redirection, use "npm run --silent submissions -- …".',
].join('\n');

export interface CommandLineIo {
  environment: Environment;
  /** Takes a line of what was asked for. */
  print(line: string): void;
  /** Takes a line about what went wrong. */
  printError(line: string): void;
}

/** Runs one command. Gives the exit status: 0 done, 1 could not be done, 2 could not be understood. */
export async function runCommandLine(args: string[], io: CommandLineIo): Promise<number> {
  try {
    await run(args, io);
    return 0;
  } catch (error) {
    const { text, status } = explain(error);
    io.printError(text);
    return status;
  }
}

async function run(args: string[], { environment, print }: CommandLineIo): Promise<void> {
  const [name = 'help', ...rest] = args;
  if (['help', '--help', '-h'].includes(name) || rest.includes('--help')) return print(help);
  const command = commands[name];
  if (!command) throw new UsageError(`There is no command "${name}"`);
  const input = { ...parse(name, command, rest), now: Date.now() };
  command.check?.(input);
  const settings = readStorageSettings(environment);
  if (!command.createsDatabase) expectDatabase(settings);
  const database = await openDatabase(settings);
  try {
    await command.run({ ...input, database, dataDir: settings.dataDir, print });
  } finally {
    await database.destroy();
  }
}

function parse(name: string, { options = {}, argumentCount, usage }: Command, args: string[]) {
  try {
    const { positionals, values } = parseArgs({ args, options, allowPositionals: true });
    if (positionals.length === argumentCount) {
      const [argument = ''] = positionals;
      return { argument, options: values as Record<string, string | undefined> };
    }
  } catch (error) {
    if (!(error as NodeJS.ErrnoException).code?.startsWith('ERR_PARSE_ARGS')) throw error;
    throw new UsageError((error as Error).message);
  }
  throw new UsageError(`Expected: npm run submissions -- ${`${name} ${usage}`.trimEnd()}`);
}

/** An empty new database would only hide that the submissions are elsewhere. */
function expectDatabase(settings: StorageSettings): void {
  if (settings.databaseUrl || existsSync(join(settings.dataDir, databaseFileName))) return;
  throw new OperatorError(
    `There are no submissions in ${describeDatabase(settings)}: set DATA_DIR or DATABASE_URL as the server has them.`,
  );
}

function explain(error: unknown): { text: string; status: number } {
  if (error instanceof UsageError) {
    return { text: `${error.message}\n\n${help}`, status: 2 };
  }
  if (error instanceof OperatorError) return { text: error.message, status: 1 };
  const { name, message, code } = error as NodeJS.ErrnoException;
  return { text: `It could not be done: ${message || code || name}`, status: 1 };
}
