import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { compileCache } from '../../server/test-support/compile-cache.ts';
import { eventually } from '../../server/test-support/eventually.ts';
import { quoteBody } from '../../server/test-support/submissions.ts';

export interface ServerProcess {
  port: number;
  pid: number;
  /** Gives the submission's id, or null when there was no answer that acknowledges it. */
  post(key: string, changes?: Record<string, unknown>): Promise<string | null>;
  /** What it wrote to standard error so far. */
  log(): string;
  /** As a power cut: nothing is finished, nothing is released. */
  kill(): Promise<void>;
  /** As the system asks a service to end. Gives its exit status. */
  stop(): Promise<number | null>;
}

/** The server as production runs it, as a process of its own, in a folder with a built site. */
export async function startServer(
  folder: string,
  environment: Record<string, string>,
): Promise<ServerProcess> {
  const main = join(import.meta.dirname, '../../server/main.ts');
  const child: ChildProcess = spawn(process.execPath, [main], {
    cwd: folder,
    env: {
      PATH: process.env.PATH,
      PORT: '0',
      RATE_LIMIT_MAX: '1000000',
      ...compileCache,
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const exit = once(child, 'close').then(([status]) => status as number | null);
  let output = '';
  child.stdout?.on('data', (text) => {
    output += text;
  });
  let log = '';
  child.stderr?.on('data', (text) => {
    log += text;
    process.stderr.write(text);
  });
  const port = await eventually(() => /localhost:(\d+)/.exec(output)?.[1], { seconds: 60 });
  return {
    port: Number(port),
    pid: child.pid ?? 0,
    async post(key, changes = {}) {
      try {
        const answer = await fetch(`http://127.0.0.1:${port}/api/contact`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'idempotency-key': key },
          body: JSON.stringify(
            quoteBody({ email: `${key}@example.com`, message: key, ...changes }),
          ),
        });
        return answer.status === 201 ? ((await answer.json()) as { id: string }).id : null;
      } catch {
        return null;
      }
    },
    log: () => log,
    async kill() {
      child.kill('SIGKILL');
      await exit;
    },
    async stop() {
      child.kill('SIGTERM');
      return exit;
    },
  };
}
