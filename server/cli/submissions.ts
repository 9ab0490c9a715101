/** `npm run submissions -- COMMAND`: what the staff does with the submissions. */
import { runCommandLine } from './command-line.ts';

// A reader that closes the pipe early, as "head" does, is no error.
process.stdout.on('error', ({ code }: NodeJS.ErrnoException) => {
  process.exit(code === 'EPIPE' ? 0 : 1);
});
process.exitCode = await runCommandLine(process.argv.slice(2), {
  environment: process.env,
  print: (line) => process.stdout.write(`${line}\n`),
  printError: (line) => process.stderr.write(`${line}\n`),
});
