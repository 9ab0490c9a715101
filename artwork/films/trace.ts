import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';

/** One of several threads that share a film's moments among them. */
export interface Share {
  /** The film's name in the catalogue. */
  readonly name: string;
  readonly folder: string;
  readonly size: number;
  readonly first: number;
  readonly step: number;
}

/** Traces every moment of a film, on all processors that this program may use. */
export async function trace(name: string, folder: string, size: number): Promise<void> {
  const step = availableParallelism();
  const threads = Array.from({ length: step }, (_, first) => {
    const workerData: Share = { name, folder, size, first, step };
    return new Worker(new URL('./trace-thread.ts', import.meta.url), { workerData });
  });
  try {
    await Promise.all(threads.map((thread) => once(thread, 'exit')));
  } finally {
    await Promise.all(threads.map((thread) => thread.terminate()));
  }
}
