import { join } from 'node:path';
import { workerData } from 'node:worker_threads';
import { openSqliteStorage } from '../storage/sqlite-storage.ts';

/**
 * A thread that opens a row of new databases, each in the very moment its fellows do: as near to
 * several servers as one test can be. `arrived` counts, over all rounds, who has come to the line.
 */
const { dataDir, arrived, threads, rounds } = workerData as {
  dataDir: string;
  arrived: Int32Array;
  threads: number;
  rounds: number;
};

try {
  for (let round = 1; round <= rounds; round += 1) {
    Atomics.add(arrived, 0, 1);
    while (Atomics.load(arrived, 0) < round * threads);
    const storage = await openSqliteStorage({ dataDir: join(dataDir, String(round)) });
    await storage.close();
  }
} finally {
  // Nobody waits for a thread that failed.
  Atomics.add(arrived, 0, rounds * threads);
}
