import type { Kysely } from 'kysely';
import { acceptAttachment, findAttachment, findUploadPermit } from './attachments.ts';
import { letterCopies, restoreCopies } from './copies.ts';
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
import { deleteLetter, findRecord, letterRecords, purge, resend } from './records.ts';
import type { StaffStorage } from './staff-storage.ts';
import type { Storage } from './storage.ts';
import type { Tables } from './tables.ts';

/** For the server, and for the staff. */
export type Database = Storage & StaffStorage;

/** The contract on an open database whose tables are up to date. */
export function storageOn(db: Kysely<Tables>, { manyServers }: { manyServers: boolean }): Database {
  return {
    acceptLetter: (letter) => acceptLetter(db, letter),
    findLetter: (id) => findLetter(db, id),
    findUploadPermit: (letterId, tokenHash) => findUploadPermit(db, letterId, tokenHash),
    acceptAttachment: (attachment) => acceptAttachment(db, attachment),
    findAttachment: (letterId) => findAttachment(db, letterId),
    releaseLetter: (id, now) => releaseLetter(db, id, now),
    claimDue: (now, leaseUntil) => claimDue(db, now, leaseUntil),
    markSent: (claim, now) => markSent(db, claim, now),
    markRetry: (claim, failure) => markRetry(db, claim, failure),
    markFailed: (claim, failure) => markFailed(db, claim, failure),
    nextDueAt: () => nextDueAt(db),
    health: () => db.transaction().execute(outboxHealth),
    letterRecords: () => letterRecords(db),
    findRecord: (id) => findRecord(db, id),
    resend: (letterId, what) => resend(db, letterId, what),
    deleteLetter: (id) => deleteLetter(db, id),
    purge: (receivedBefore) => purge(db, receivedBefore),
    letterCopies: () => letterCopies(db),
    restoreCopies: (copies) => restoreCopies(db, copies),
    rateCounts: manyServers ? rateCountsOn(db) : null,
    close: () => db.destroy(),
  };
}
