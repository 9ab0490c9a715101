import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join, resolve } from 'node:path';

export interface BenchServer {
  /** `http://localhost:40123`, without a final slash. */
  origin: string;
  pid: number;
  /** Stops it while something else is measured: it may have work of its own left. */
  pauseWhile<Result>(work: () => Promise<Result>): Promise<Result>;
  stop(): Promise<void>;
}

/** Starts the production server on the build in a folder, with data of its own if not told otherwise. */
export async function startServer(
  folder: string,
  environment: Record<string, string> = {},
): Promise<BenchServer> {
  const server = spawn(process.execPath, [resolve('server/main.ts')], {
    cwd: folder,
    env: { PATH: process.env.PATH, PORT: '0', DATA_DIR: join(folder, 'data'), ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const stopWithUs = () => server.kill();
  process.once('exit', stopWithUs);
  const ended = once(server, 'close');
  let output = '';
  const origin = await new Promise<string>((found, failed) => {
    server.stdout.on('data', (text) => {
      output += text;
      const [address] = /http:\/\/localhost:\d+/.exec(output) ?? [];
      if (address) found(address);
    });
    ended.then(() => failed(new Error('The server did not start')));
  });
  return {
    origin,
    pid: server.pid ?? 0,
    async pauseWhile(work) {
      server.kill('SIGSTOP');
      return work().finally(() => server.kill('SIGCONT'));
    },
    async stop() {
      process.off('exit', stopWithUs);
      server.kill('SIGTERM');
      await ended;
    },
  };
}
