import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '../../server/config/config.ts';
import { buildApp } from '../../server/http/app.ts';
import { readBuildOutput } from '../../server/http/build-output.ts';
import { openDatabase } from '../../server/storage/database.ts';
import { readSqlite } from '../../server/test-support/read-sqlite.ts';
import { catchMail } from '../../server/test-support/smtp-catcher.ts';
import { spawnServer } from '../../server/test-support/spawn-server.ts';

export type RunningSite = Awaited<ReturnType<typeof startSite>>;

/**
 * Starts the real server on the real build, with a data folder and a mail server of its own.
 * @param folder holds the build; the server's own code is this project's
 */
export async function startSite(settings: Record<string, string> = {}, folder = '.') {
  const dataDir = mkdtempSync(join(tmpdir(), 'site-under-test-'));
  const catcher = await catchMail();
  const server = await spawnServer(folder, {
    DATA_DIR: dataDir,
    SMTP_URL: catcher.url,
    ...settings,
  });
  return {
    baseUrl: server.origin,
    /** What the mail server received, of one visitor. */
    mails: (from: string) =>
      catcher.mails.filter(({ parsed }) =>
        parsed.replyTo?.value.some(({ address }) => address === from),
      ),
    /** The submissions of one visitor, read past the server. */
    submissions: (from: string) =>
      readSqlite(dataDir, `select * from submissions where ${isFrom} order by id`, from).map(
        (row) => ({
          kind: String(row.kind),
          payload: JSON.parse(String(row.payload)) as Record<string, unknown>,
          pricing: JSON.parse(String(row.pricing)) as unknown,
          quarantined: row.quarantined === 1,
          source: row.source,
        }),
      ),
    /** The files that came with the submissions of one visitor. */
    files: (from: string) =>
      readSqlite(
        dataDir,
        `select name, content from cv_files join submissions on id = submission_id where ${isFrom}`,
        from,
      ).map(({ name, content }) => ({
        name: String(name),
        content: Buffer.from(content as Uint8Array),
      })),
    async stop() {
      await server.stop();
      await catcher[Symbol.asyncDispose]();
      rmSync(dataDir, { recursive: true, force: true });
      if (server.log()) throw new Error(`The server complained: ${server.log()}`);
    },
  };
}

const isFrom = "json_extract(payload, '$.email') = ?";

/** The production app on a build, asked without a network. */
export async function openBuiltApp(buildFolder: string) {
  const dataDir = mkdtempSync(join(tmpdir(), 'built-app-'));
  const { site, catalogue, pages } = readBuildOutput(buildFolder);
  const config = readConfig(site, { LOG_LEVEL: 'silent', DATA_DIR: dataDir });
  const database = await openDatabase(config);
  const app = await buildApp({ config, site, catalogue, pages, database, onSubmission: () => {} });
  return {
    app,
    database,
    async close() {
      await app.close();
      await database.destroy();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
