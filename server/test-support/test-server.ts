import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { catalogue } from '../../domain/catalogue/sample-catalogue.ts';
import { readConfig } from '../config/config.ts';
import { buildApp } from '../http/app.ts';
import { PrerenderedSite } from '../http/build-output.ts';
import type { ClientTimeouts } from '../http/limits.ts';
import { type Notifications, startNotifications } from '../notifications/notifications.ts';
import { databaseFileName, openDatabase, openSqlite } from '../storage/database.ts';
import { mailFolder } from '../storage/mail-files.ts';
import { eventually } from './eventually.ts';
import { makeFixtureFolder, site } from './fixture-site.ts';
import { readSqlite } from './read-sqlite.ts';

export interface TestServerOptions {
  environment?: Record<string, string>;
  /** Deliver mail; to the data folder unless SMTP_URL is set. */
  withMail?: boolean;
  timeouts?: ClientTimeouts;
  maxConcurrentCalls?: number;
  /** A test that locks the file does not wait as long as production does. */
  busyTimeoutMs?: number;
}

/** The production app on a real database in a temporary folder, with a clock that can be moved. */
export async function makeTestServer(options: TestServerOptions = {}) {
  const { folder, client, remove } = makeFixtureFolder();
  const config = readConfig(site, {
    LOG_LEVEL: 'silent',
    RATE_LIMIT_MAX: '1000',
    // One mail per submission, unless a test wants the visitor's, too.
    CONFIRMATION_MAIL: 'off',
    DATA_DIR: join(folder, 'data'),
    ...options.environment,
  });
  const database = config.databaseUrl
    ? await openDatabase(config)
    : await openSqlite(config.dataDir, options.busyTimeoutMs ?? 50);
  let ahead = 0;
  const now = () => Date.now() + ahead;
  let notifications: Notifications | null = null;
  const app = await buildApp({
    config,
    site,
    catalogue,
    database,
    now,
    pages: new PrerenderedSite(client),
    timeouts: options.timeouts,
    maxConcurrentCalls: options.maxConcurrentCalls,
    onSubmission: (kinds) => notifications?.wake(kinds),
  });
  if (options.withMail) {
    notifications = startNotifications({ config, site, catalogue, database, now, log: app.log });
  }
  const rows = (sql: string) => readSqlite(config.dataDir, sql);
  return {
    app,
    database,
    dataDir: config.dataDir,
    mailFolder: mailFolder(config.dataDir),
    clientFolder: client,
    /** Moves the clock on and lets the outbox be polled. */
    advance: async (milliseconds: number) => {
      ahead += milliseconds;
      notifications?.wake();
      await notifications?.tick();
    },
    wake: () => notifications?.wake(),
    now,
    /** Lets clients connect, and gives the port. */
    listen: async (): Promise<number> => {
      await app.listen({ port: 0, host: '127.0.0.1' });
      return (app.server.address() as AddressInfo).port;
    },
    /** What is in the SQLite file, read past the server. */
    rows,
    /** Waits until a query finds so many rows. */
    untilRows: (sql: string, count: number) => eventually(() => rows(sql).length === count),
    /** The fields of the first submission, as they were stored. */
    payload: () => JSON.parse(String(rows('select payload from submissions')[0]?.payload)),
    /** What the catalogue says about it. */
    pricing: () => JSON.parse(String(rows('select pricing from submissions')[0]?.pricing)),
    /** Lets nobody write to the file. Gives what ends that. */
    lock: () => {
      const file = new DatabaseSync(join(config.dataDir, databaseFileName));
      file.exec('begin immediate');
      return () => file.close();
    },
    postJson: (url: string, body: unknown, headers: Record<string, string> = {}) =>
      app.inject({
        method: 'POST',
        url,
        headers: { 'content-type': 'application/json', ...headers },
        payload: typeof body === 'string' ? body : JSON.stringify(body),
      }),
    postForm: (url: string, form: URLSearchParams, headers: Record<string, string> = {}) =>
      app.inject({
        method: 'POST',
        url,
        headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
        payload: form.toString(),
      }),
    async [Symbol.asyncDispose]() {
      await app.close();
      await notifications?.stop();
      await database.destroy();
      remove();
    },
  };
}

export type TestServer = Awaited<ReturnType<typeof makeTestServer>>;
