import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';

export interface DevServer {
  baseUrl: string;
  /** What it has printed so far. */
  output: () => string;
  stop: () => Promise<void>;
}

/** Starts the development server of the project in a folder, on a free port. */
export async function startDevServer(folder = '.'): Promise<DevServer> {
  const server = spawn(
    process.execPath,
    [
      resolve('node_modules/@react-router/dev/bin.cjs'),
      'dev',
      '--host',
      '127.0.0.1',
      '--port',
      '0',
    ],
    { cwd: folder, env: { PATH: process.env.PATH, NODE_ENV: 'development', NO_COLOR: '1' } },
  );
  // Whatever ends the test run must not leave a server behind.
  const stopWithUs = () => server.kill();
  process.once('exit', stopWithUs);
  const ended = once(server, 'close');
  let output = '';
  const baseUrl = await new Promise<string>((resolve, reject) => {
    const listen = (text: Buffer) => {
      output += text;
      const [found] = /http:\/\/127\.0\.0\.1:\d+/.exec(output) ?? [];
      if (found) resolve(found);
    };
    server.stdout.on('data', listen);
    server.stderr.on('data', listen);
    ended.then(() => reject(new Error(`The development server did not start: ${output}`)));
  });
  return {
    baseUrl,
    output: () => output,
    async stop() {
      server.kill('SIGTERM');
      await ended;
      process.off('exit', stopWithUs);
    },
  };
}
