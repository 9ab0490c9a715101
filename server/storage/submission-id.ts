import { randomUUID } from 'node:crypto';

/** A UUID of version 7: sorts by the moment it was made, which keeps the index compact. */
export function newId(now: number): string {
  const time = now.toString(16).padStart(12, '0');
  // Of a random one, all behind its time and its version.
  return `${time.slice(0, 8)}-${time.slice(8)}-7${randomUUID().slice(15)}`;
}
