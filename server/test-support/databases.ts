import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { StorageSettings } from '../config/config.ts';
import { freshDatabase } from './fresh-database.ts';

export interface Backend {
  /** What a server is told, to find the submissions here. */
  settings: StorageSettings;
  /**
   * Whether one process may hold it open twice. Node's SQLite waits for its turn without letting
   * anything else run: a process that held it twice would wait for itself.
   */
  opensTwice: boolean;
  remove(): Promise<void>;
}

/** The two databases, each empty and real: what holds for one must hold for the other. */
export const backends: { name: string; make: () => Promise<Backend> }[] = [
  {
    name: 'SQLite',
    async make() {
      const dataDir = mkdtempSync(join(tmpdir(), 'storage-'));
      return {
        settings: { dataDir, databaseUrl: null },
        opensTwice: false,
        remove: async () => rmSync(dataDir, { recursive: true, force: true }),
      };
    },
  },
  {
    name: 'PostgreSQL',
    async make() {
      const { url, drop } = await freshDatabase();
      return { settings: { dataDir: './data', databaseUrl: url }, opensTwice: true, remove: drop };
    },
  },
];
