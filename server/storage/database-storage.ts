import type { Kysely } from 'kysely';
import { letterAcceptance } from './accept-letters.ts';
import { acceptAttachment, findAttachment, findUploadPermit } from './attachments.ts';
import { reserveConfirmation } from './confirmations.ts';
import { letterCopies, restoreCopies } from './copies.ts';
import { heldForDigest, planDigest } from './digests.ts';
import { closeIncident, openIncident, unannounced } from './incidents.ts';
import { findLetter, releaseLetter } from './letters.ts';
import {
  claimDue,
  markFailed,
  markRetry,
  markSent,
  markSkipped,
  nextDueAt,
  outboxHealth,
} from './notifications.ts';
import { rateCountsOn } from './rate-counts.ts';
import { deleteLetter, findRecord, letterRecords, purge, resend } from './records.ts';
import type { StaffStorage } from './staff-storage.ts';
import type { Storage } from './storage.ts';
import type { Tables } from './tables.ts';
import { writeProofOn } from './write-proof.ts';

/** For the server, and for the staff. */
export type Database = Storage & StaffStorage;

/** The contract on an open database whose tables are up to date. */
export function storageOn(db: Kysely<Tables>, { manyServers }: { manyServers: boolean }): Database {
  const proveWritable = writeProofOn(db);
  return {
    acceptLetter: letterAcceptance(db),
    findLetter: (id) => findLetter(db, id),
    findUploadPermit: (letterId, tokenHash) => findUploadPermit(db, letterId, tokenHash),
    acceptAttachment: (attachment) => acceptAttachment(db, attachment),
    findAttachment: (letterId) => findAttachment(db, letterId),
    releaseLetter: (id, now) => releaseLetter(db, id, now),
    claimDue: (now, leaseUntil, kinds) => claimDue(db, now, leaseUntil, kinds),
    markSent: (claim, now) => markSent(db, claim, now),
    markSkipped: (claim, reason) => markSkipped(db, claim, reason),
    markRetry: (claim, failure) => markRetry(db, claim, failure),
    markFailed: (claim, failure) => markFailed(db, claim, failure),
    nextDueAt: (kinds) => nextDueAt(db, kinds),
    reserveConfirmation: (id, at) => reserveConfirmation(db, id, at),
    planDigest: (digest, now) => planDigest(db, digest, now),
    heldForDigest: (plannedAt) => heldForDigest(db, plannedAt),
    unannounced: (before) => unannounced(db, before),
    openIncident: (incident, notifications, now) => openIncident(db, incident, notifications, now),
    closeIncident: (incident) => closeIncident(db, incident),
    async health() {
      await proveWritable();
      return outboxHealth(db);
    },
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
