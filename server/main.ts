import { ConfigError } from './config/config.ts';
import { BuildMissingError } from './http/pages.ts';
import { start } from './start.ts';
import { DatabaseUnavailableError } from './storage/database.ts';

/** Longer than any delivery may be silent; whoever is still connected then is cut off. */
const longestStop = 35_000;

try {
  const server = await start();
  process.stdout.write(`${server.lines.join('\n')}\n`);

  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), longestStop).unref();
    await server.stop();
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
} catch (error) {
  process.stderr.write(`${explain(error)}\n`);
  process.exitCode = 1;
}

function explain(error: unknown): string {
  if (error instanceof ConfigError || error instanceof DatabaseUnavailableError) {
    return error.message;
  }
  if (error instanceof BuildMissingError) {
    return `${error.message}. Run "npm run build" first.`;
  }
  const { code, message, stack } = error as NodeJS.ErrnoException & { port?: number };
  if (code === 'EADDRINUSE') {
    return `${message}. Stop the program that uses the port, or set PORT to another number.`;
  }
  return stack ?? String(error);
}
