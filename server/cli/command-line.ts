import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import {
  ConfigError,
  type Environment,
  readStorageSettings,
  type StorageSettings,
} from '../config/config.ts';
import { DatabaseUnavailableError } from '../storage/database-unavailable-error.ts';
import { describeStorage, openStorage } from '../storage/open-storage.ts';
import { databaseFileName } from '../storage/sqlite-storage.ts';
import { type Command, CommandError, UsageError } from './command.ts';
import { backup, exportSubmissions, restore } from './file-commands.ts';
import { list, purge, release, remove, resend, show } from './submission-commands.ts';

const commands: Record<string, Command> = {
  list,
  show,
  export: exportSubmissions,
  resend,
  release,
  delete: remove,
  purge,
  backup,
  restore,
};

const help = [
  'What the staff does with the submissions. It may be used while the servers run.',
  '',
  ...Object.entries(commands).map(
    ([name, { takes, summary }]) =>
      `  npm run submissions -- ${name} ${takes}`.trimEnd().padEnd(66) + summary,
  ),
  '',
  'DATABASE_URL and DATA_DIR say where the submissions are, as they do for the server.',
  'In a pipe or a redirection, use "npm run --silent submissions -- …".',
].join('\n');

/** What a process has: where its settings are, and where its lines go. */
interface Surroundings {
  environment: Environment;
  /** Takes a line of what was asked for. */
  say(line: string): void;
  /** Takes a line about what went wrong. */
  complain(line: string): void;
}

/**
 * Runs one command: its name and what follows. Gives the exit status, like every tool's: 0 when done,
 * 1 when it could not be, 2 when it could not be understood.
 */
export async function runCommandLine(
  args: string[],
  { environment, say, complain }: Surroundings,
): Promise<number> {
  try {
    await run(args, environment, say);
    return 0;
  } catch (error) {
    const { text, status } = explain(error);
    complain(text);
    return status;
  }
}

async function run(
  args: string[],
  environment: Environment,
  say: Surroundings['say'],
): Promise<void> {
  const [name = 'help', ...rest] = args;
  if (['help', '--help', '-h'].includes(name) || rest.includes('--help')) return say(help);
  const command = commands[name];
  if (!command) throw new UsageError(`There is no command "${name}"`);
  const asked = { ...parse(name, command, rest), now: Date.now() };
  command.check?.(asked);
  const settings = readStorageSettings(environment);
  if (!command.fillsDatabase) expectDatabase(settings);
  const storage = await openStorage(settings);
  try {
    await command.run({ ...asked, storage, say });
  } finally {
    await storage.close();
  }
}

function parse(name: string, { options = {}, words, takes }: Command, args: string[]) {
  try {
    const parsed = parseArgs({ args, options, allowPositionals: true });
    if (parsed.positionals.length === words) {
      return {
        words: parsed.positionals,
        options: parsed.values as Record<string, string | undefined>,
      };
    }
  } catch (error) {
    if (!(error as NodeJS.ErrnoException).code?.startsWith('ERR_PARSE_ARGS')) throw error;
    throw new UsageError((error as Error).message);
  }
  throw new UsageError(`Expected: npm run submissions -- ${`${name} ${takes}`.trimEnd()}`);
}

/** An empty new database would only hide that the submissions are elsewhere. */
function expectDatabase(settings: StorageSettings): void {
  if (settings.databaseUrl || existsSync(join(settings.dataDir, databaseFileName))) return;
  throw new CommandError(
    `There are no submissions in ${describeStorage(settings)}: set DATA_DIR or DATABASE_URL as the server has them.`,
  );
}

function explain(error: unknown): { text: string; status: number } {
  if (error instanceof UsageError) {
    return { text: `${error.message}\n\n${help}`, status: 2 };
  }
  const { name, message, code } = error as NodeJS.ErrnoException;
  const told = [CommandError, ConfigError, DatabaseUnavailableError];
  if (told.some((kind) => error instanceof kind)) return { text: message, status: 1 };
  return { text: `It could not be done: ${message || code || name}`, status: 1 };
}
