import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readBuildOutput } from '../../server/build-output.ts';
import { readConfig } from '../../server/config/config.ts';
import { buildApp } from '../../server/http/app.ts';
import { openSqliteStorage } from '../../server/storage/sqlite-storage.ts';

/** The production app on a build, asked without a network. */
export async function openBuiltApp(buildFolder: string) {
  const dataDir = mkdtempSync(join(tmpdir(), 'built-app-'));
  const { site, catalogue, pages } = readBuildOutput(buildFolder);
  const config = readConfig(site, { LOG_LEVEL: 'silent', DATA_DIR: dataDir });
  const storage = await openSqliteStorage({ dataDir });
  const app = await buildApp({ config, site, catalogue, pages, storage, onSubmission: () => {} });
  return {
    app,
    storage,
    async close() {
      await app.close();
      await storage.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
