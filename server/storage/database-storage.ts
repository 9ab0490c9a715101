import type { Kysely } from 'kysely';
import { acceptLetter, findLetter, releaseLetter } from './letters.ts';
import {
  claimDue,
  markFailed,
  markRetry,
  markSent,
  nextDueAt,
  outboxHealth,
} from './notifications.ts';
import { rateCountsOn } from './rate-counts.ts';
import type { Storage } from './storage.ts';
import type { Tables } from './tables.ts';

/** The contract on an open database whose tables are up to date. */
export function storageOn(db: Kysely<Tables>, { manyServers }: { manyServers: boolean }): Storage {
  return {
    acceptLetter: (letter) => acceptLetter(db, letter),
    findLetter: (id) => findLetter(db, id),
    releaseLetter: (id, now) => releaseLetter(db, id, now),
    claimDue: (now, leaseUntil) => claimDue(db, now, leaseUntil),
    markSent: (claim, now) => markSent(db, claim, now),
    markRetry: (claim, failure) => markRetry(db, claim, failure),
    markFailed: (claim, failure) => markFailed(db, claim, failure),
    nextDueAt: () => nextDueAt(db),
    health: () => db.transaction().execute(outboxHealth),
    rateCounts: manyServers ? rateCountsOn(db) : null,
    close: () => db.destroy(),
  };
}
