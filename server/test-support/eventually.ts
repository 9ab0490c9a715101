import { vi } from 'vitest';

/** Asks again until there is an answer, and gives it; fails when there is none in time. */
export const eventually = <Value>(ask: () => Value | Promise<Value>, { seconds = 10 } = {}) =>
  vi.waitUntil(ask, { timeout: seconds * 1000, interval: 10 });
