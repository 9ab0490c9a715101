import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { withUndecided } from '../../domain/quote/undecided.ts';
import { type Config, readConfig } from '../config/config.ts';
import { buildApp } from '../http/app.ts';
import { loadPages } from '../http/pages.ts';
import { mailComposer } from '../outbox/compose-mail.ts';
import { folderDelivery, smtpDelivery } from '../outbox/delivery.ts';
import { startWorker, type Worker } from '../outbox/worker.ts';
import { openPostgresStorage } from '../storage/postgres-storage.ts';
import { databaseFileName, openSqliteStorage } from '../storage/sqlite-storage.ts';
import { catalogue, makeFixtureFolder, site } from './fixture-site.ts';

export interface TestServerOptions {
  environment?: Record<string, string>;
  /** Deliver mail; to the data folder unless SMTP_URL is set. */
  withMail?: boolean;
}

/** The production app on a real database in a temporary folder, with a clock that can be moved. */
export async function makeTestServer(options: TestServerOptions = {}) {
  const { folder, client, remove } = makeFixtureFolder();
  const config: Config = readConfig(site, {
    LOG_LEVEL: 'silent',
    RATE_LIMIT_MAX: '1000',
    DATA_DIR: join(folder, 'data'),
    ...options.environment,
  });
  const storage = config.databaseUrl
    ? await openPostgresStorage({ url: config.databaseUrl })
    : await openSqliteStorage({ dataDir: config.dataDir, busyTimeoutMs: 50 });
  let ahead = 0;
  const now = () => Date.now() + ahead;
  let worker: Worker | null = null;
  const app = await buildApp({
    config,
    site,
    catalogue,
    storage,
    now,
    pages: loadPages(client),
    onLetter: () => worker?.wake(),
  });
  const mailFolder = join(config.dataDir, 'mail');
  if (options.withMail) {
    worker = startWorker({
      storage,
      delivery: config.smtpUrl
        ? smtpDelivery(config.smtpUrl)
        : folderDelivery(mailFolder, './data/mail'),
      compose: mailComposer({
        storage,
        brand: site.brand,
        from: config.mailFrom,
        to: config.mailTo,
        catalogue: withUndecided(catalogue),
      }),
      now,
      log: app.log,
    });
  }
  const databaseFile = join(config.dataDir, databaseFileName);
  return {
    app,
    storage,
    mailFolder,
    databaseFile,
    /** Moves the clock on and lets the outbox look. */
    advance: (milliseconds: number) => {
      ahead += milliseconds;
      worker?.wake();
    },
    wake: () => worker?.wake(),
    now,
    /** What is in the SQLite file, read past the server. */
    rows: (sql: string): Record<string, unknown>[] => {
      const database = new DatabaseSync(databaseFile, { readOnly: true });
      try {
        return database.prepare(sql).all();
      } finally {
        database.close();
      }
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
      await worker?.stop();
      await storage.close();
      remove();
    },
  };
}

export type TestServer = Awaited<ReturnType<typeof makeTestServer>>;
