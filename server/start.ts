import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { readBuildOutput } from './build-output.ts';
import { readConfig } from './config/config.ts';
import { buildApp } from './http/app.ts';
import { type Outbox, startOutbox } from './outbox/outbox.ts';
import { startRetention } from './retention/retention.ts';
import { describeStorage, openStorage } from './storage/open-storage.ts';

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
  const storage = await openStorage(config);

  let outbox: Outbox | null = null;
  const app = await buildApp({
    config,
    site,
    catalogue,
    pages,
    storage,
    onSubmission: (kinds) => outbox?.wake(kinds),
  });
  try {
    await app.listen({ port: config.port, host: config.host });
  } catch (error) {
    await storage.close();
    throw error;
  }
  const delivering = startOutbox({ config, site, catalogue, storage, now: Date.now, log: app.log });
  outbox = delivering;
  const retention = startRetention({
    storage,
    months: config.retentionMonths,
    now: Date.now,
    log: app.log,
  });

  const { port } = app.server.address() as AddressInfo;
  return {
    lines: [
      `Site  http://localhost:${port}`,
      `Data  ${describeStorage(config)}`,
      `Mail  ${delivering.description}`,
    ],
    async stop() {
      await app.close();
      await delivering.stop();
      await retention.stop();
      await storage.close();
    },
  };
}
