import { afterEach, beforeEach } from 'vitest';
import type { Database } from '../storage/database-storage.ts';
import { openStorage } from '../storage/open-storage.ts';
import type { Backend } from './backends.ts';

export interface OpenedStorage {
  storage: Database;
  /** Opens the same submissions anew, as a server that starts. */
  open: () => Promise<Database>;
  /** As another server beside the first; the same one where a process may hold the submissions but once. */
  openSecond: () => Promise<Database>;
}

/** An empty storage before each test of the block that calls this; all is closed and removed after it. */
export function eachWithStorage(
  make: () => Promise<Backend>,
  take: (opened: OpenedStorage) => unknown,
): void {
  const ending: (() => Promise<void>)[] = [];
  beforeEach(async () => {
    const backend = await make();
    ending.push(() => backend.remove());
    const open = async () => {
      const storage = await openStorage(backend.settings);
      ending.push(() => storage.close());
      return storage;
    };
    const storage = await open();
    await take({ storage, open, openSecond: async () => (backend.opensTwice ? open() : storage) });
  });
  afterEach(async () => {
    for (const end of ending.splice(0).toReversed()) await end();
  });
}
