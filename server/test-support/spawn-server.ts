import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { killOnExit } from './kill-on-exit.ts';

/** For the environment of a process that tests start many times: its code is compiled once. */
export const compileCache = {
  NODE_COMPILE_CACHE: join(import.meta.dirname, '../../node_modules/.cache/node'),
};

/**
 * Starts the server as production runs it, as a process of its own on the build in a folder. Limits are
 * out of the way unless the environment sets them.
 */
export async function spawnServer(folder: string, environment: Record<string, string> = {}) {
  const main = join(import.meta.dirname, '../main.ts');
  const server = spawn(process.execPath, ['--max-semi-space-size=2', main], {
    cwd: folder,
    env: {
      PATH: process.env.PATH,
      PORT: '0',
      RATE_LIMIT_MAX: '1000000',
      ...compileCache,
      ...environment,
    },
  });
  killOnExit(server);
  const started = Promise.withResolvers<number>();
  let output = '';
  let log = '';
  server.stdout.on('data', (text) => {
    output += text;
    const [, port] = /localhost:(\d+)/.exec(output) ?? [];
    if (port) started.resolve(Number(port));
  });
  server.stderr.on('data', (text) => {
    log += text;
    process.stderr.write(text);
  });
  const exit = once(server, 'close').then(([status]) => {
    started.reject(new Error(`The server did not start: ${log}`));
    return status as number | null;
  });
  const end = (signal: NodeJS.Signals) => {
    server.kill(signal);
    return exit;
  };
  const port = await started.promise;
  return {
    port,
    origin: `http://127.0.0.1:${port}`,
    pid: server.pid ?? 0,
    /** What it wrote to standard output and to standard error so far. */
    output: () => output,
    log: () => log,
    /** As a power cut: nothing is finished, nothing is released. */
    kill: () => end('SIGKILL'),
    /** As the system asks a service to end. Gives its exit status. */
    stop: () => end('SIGTERM'),
  };
}
