import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { readBuildOutput } from './build-output.ts';
import { readConfig } from './config/config.ts';
import { buildApp } from './http/app.ts';
import { type Outbox, startOutbox } from './notifications/notifications.ts';
import { startRetention } from './privacy/retention.ts';
import { describeDatabase, openDatabase } from './storage/database.ts';

export interface RunningServer {
  /** What the operator is told at start. */
  lines: string[];
  /** Finishes the requests and the mail in flight, then closes the database. */
  stop(): Promise<void>;
}

/** Puts the parts together and listens. Build and data are looked for in the working directory. */
export async function start(): Promise<RunningServer> {
  const { site, catalogue, pages } = readBuildOutput(resolve('build'));
  const config = readConfig(site);
  const database = await openDatabase(config);

  let outbox: Outbox | null = null;
  const app = await buildApp({
    config,
    site,
    catalogue,
    pages,
    database,
    onSubmission: (kinds) => outbox?.wake(kinds),
  });
  try {
    await app.listen({ port: config.port, host: config.host });
  } catch (error) {
    await database.destroy();
    throw error;
  }
  const delivering = startOutbox({
    config,
    site,
    catalogue,
    database,
    now: Date.now,
    log: app.log,
  });
  outbox = delivering;
  const retention = startRetention({
    database,
    months: config.retentionMonths,
    now: Date.now,
    log: app.log,
  });

  const { port } = app.server.address() as AddressInfo;
  return {
    lines: [
      `Site  http://localhost:${port}`,
      `Data  ${describeDatabase(config)}`,
      `Mail  ${delivering.description}`,
    ],
    async stop() {
      await app.close();
      await delivering.stop();
      await retention.stop();
      await database.destroy();
    },
  };
}
