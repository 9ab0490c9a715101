import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '../../server/config/config.ts';
import { buildApp } from '../../server/http/app.ts';
import { readBuildOutput } from '../../server/http/build-output.ts';
import { openDatabase } from '../../server/storage/database.ts';

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
