import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TestProject } from 'vitest/node';
import { type PostgresServer, startPostgres } from './postgres-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Answers with the address of the run's PostgreSQL. */
    postgresOnDemand: string;
  }
}

/** One PostgreSQL for the whole run, started by the first test that asks and stopped at the end. */
export default async function setup(project: TestProject) {
  let postgres: Promise<PostgresServer> | null = null;
  const desk = createServer((_request, response) => {
    postgres ??= startPostgres();
    postgres.then(
      ({ url }) => response.end(url),
      (error) => response.writeHead(500).end(String(error)),
    );
  }).listen(0, '127.0.0.1');
  await once(desk, 'listening');
  project.provide('postgresOnDemand', `http://127.0.0.1:${(desk.address() as AddressInfo).port}`);

  return async () => {
    desk.close();
    await postgres?.then((server) => server.stop());
  };
}
