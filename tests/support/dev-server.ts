import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { stripVTControlCharacters } from 'node:util';
import { killOnExit } from '../../server/test-support/kill-on-exit.ts';

/** Starts the development server of a copy of the project, on a free port of this machine alone. */
export function startDevServer(
  copy: string,
  program = ['node_modules/@react-router/dev/bin.cjs', 'dev', '--host=127.0.0.1', '--port=0'],
) {
  const server = spawn(process.execPath, program, {
    cwd: copy,
    env: { PATH: process.env.PATH, NODE_ENV: 'development', NO_COLOR: '1' },
  });
  let output = '';
  const keep = (text: Buffer) => {
    output += stripVTControlCharacters(text.toString());
  };
  server.stdout.on('data', keep);
  server.stderr.on('data', keep);
  killOnExit(server);
  const ended = once(server, 'close');
  return {
    /** What it has said so far. */
    output: () => output,
    /** Empty while it starts. */
    baseUrl: () => /http:\/\/(?:127\.0\.0\.1|localhost):\d+/.exec(output)?.[0] ?? '',
    stop: () => {
      server.kill();
      return ended;
    },
  };
}
