import type { Kysely } from 'kysely';
import { submissionAcceptance } from './accept-submissions.ts';
import { acceptAttachment, findAttachment, findUploadPermit } from './attachments.ts';
import { reserveConfirmation } from './confirmations.ts';
import { restoreCopies, submissionCopies } from './copies.ts';
import { heldForDigest, planDigest } from './digests.ts';
import { closeIncident, openIncident, unannounced } from './incidents.ts';
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
import { deleteSubmission, findRecord, purge, resend, submissionRecords } from './records.ts';
import type { StaffStorage } from './staff-storage.ts';
import type { Storage } from './storage.ts';
import { findSubmission, releaseSubmission } from './submissions.ts';
import type { Tables } from './tables.ts';
import { writeProofOn } from './write-proof.ts';

/** For the server, and for the staff. */
export type Database = Storage & StaffStorage;

/** The contract on an open database whose tables are up to date. */
export function storageOn(db: Kysely<Tables>, { manyServers }: { manyServers: boolean }): Database {
  const proveWritable = writeProofOn(db);
  return {
    acceptSubmission: submissionAcceptance(db),
    findSubmission: (id) => findSubmission(db, id),
    findUploadPermit: (submissionId, tokenHash) => findUploadPermit(db, submissionId, tokenHash),
    acceptAttachment: (attachment) => acceptAttachment(db, attachment),
    findAttachment: (submissionId) => findAttachment(db, submissionId),
    releaseSubmission: (id, now) => releaseSubmission(db, id, now),
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
    submissionRecords: () => submissionRecords(db),
    findRecord: (id) => findRecord(db, id),
    resend: (submissionId, what) => resend(db, submissionId, what),
    deleteSubmission: (id) => deleteSubmission(db, id),
    purge: (receivedBefore) => purge(db, receivedBefore),
    submissionCopies: () => submissionCopies(db),
    restoreCopies: (copies) => restoreCopies(db, copies),
    rateCounts: manyServers ? rateCountsOn(db) : null,
    close: () => db.destroy(),
  };
}
