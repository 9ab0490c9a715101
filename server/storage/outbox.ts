import { skipLocked } from './dialects.ts';
import {
  type Database,
  isUndelivered,
  type NotificationKind,
  type ServiceNotificationKind,
  type SubmissionNotificationKind,
} from './schema.ts';
import { findSubmission, type StoredSubmission } from './submissions.ts';

/** Proof of a claim: a worker whose lease ran out can no longer change the notification. */
export interface Claim {
  id: string;
  leaseUntil: number;
}

interface ClaimedBase extends Claim {
  messageId: string;
  /** How often it was tried, this time included. */
  attempts: number;
  /** Since when it waits: since the submission came, or since it was released or sent again. */
  waitingSince: number;
}

export interface SubmissionNotification extends ClaimedBase {
  kind: SubmissionNotificationKind;
  submission: StoredSubmission;
}

export interface ServiceNotification extends ClaimedBase {
  kind: ServiceNotificationKind;
  submission: null;
}

export type ClaimedNotification = SubmissionNotification | ServiceNotification;

/**
 * §13.3 Takes the notification of these kinds that has been due longest; until `leaseUntil` no other worker gets
 * it. One statement finds and takes: two workers can never both get the same one.
 */
export async function claimDue(
  db: Database,
  kinds: readonly NotificationKind[],
  { now, leaseUntil }: { now: number; leaseUntil: number },
): Promise<ClaimedNotification | null> {
  const row = await db
    .updateTable('outbox')
    .set((eb) => ({
      state: 'claimed' as const,
      lease_until: leaseUntil,
      attempts: eb('attempts', '+', 1),
    }))
    .where('id', '=', (eb) =>
      eb
        .selectFrom('outbox')
        .select('id')
        .where(isUndelivered)
        .where('kind', 'in', kinds)
        .where('next_attempt_at', '<=', now)
        .where((due) => due.or([due('state', '=', 'pending'), due('lease_until', '<=', now)]))
        .orderBy('next_attempt_at')
        .limit(1)
        .modifyEnd(skipLocked(db)),
    )
    .returningAll()
    .executeTakeFirst();
  if (!row) return null;
  const { id, message_id: messageId, attempts, waiting_since: waitingSince } = row;
  const claimed = { id, messageId, attempts, waitingSince, leaseUntil };
  if (row.submission_id === null) {
    return { ...claimed, kind: row.kind as ServiceNotificationKind, submission: null };
  }
  const submission = await findSubmission(db, row.submission_id);
  // Deleted a moment ago, and its notifications with it.
  if (!submission) return null;
  return { ...claimed, kind: row.kind as SubmissionNotificationKind, submission };
}

function claimed(db: Database, { id, leaseUntil }: Claim) {
  return db
    .updateTable('outbox')
    .where('id', '=', id)
    .where('state', '=', 'claimed')
    .where('lease_until', '=', leaseUntil);
}

export async function markSent(db: Database, claim: Claim, now: number): Promise<void> {
  await claimed(db, claim)
    .set({ state: 'sent', sent_at: now, lease_until: null, last_error: null })
    .execute();
}

/** Ends a notification that is not to go out after all, and keeps the reason. */
export async function markSkipped(db: Database, claim: Claim, reason: string): Promise<void> {
  await claimed(db, claim)
    .set({ state: 'skipped', lease_until: null, last_error: reason })
    .execute();
}

export async function markRetry(
  db: Database,
  claim: Claim,
  { error, nextAttemptAt }: { error: string; nextAttemptAt: number },
): Promise<void> {
  await claimed(db, claim)
    .set({
      state: 'pending',
      next_attempt_at: nextAttemptAt,
      lease_until: null,
      last_error: error,
    })
    .execute();
}

export async function markFailed(db: Database, claim: Claim, error: string): Promise<void> {
  await claimed(db, claim).set({ state: 'failed', lease_until: null, last_error: error }).execute();
}

/** When the next notification of these kinds falls due; null when none waits. */
export async function nextDueAt(
  db: Database,
  kinds: readonly NotificationKind[],
): Promise<number | null> {
  const row = await db
    .selectFrom('outbox')
    .select((eb) =>
      eb.fn
        .min<number | null>(
          eb
            .case()
            .when('state', '=', 'claimed')
            .then(eb.ref('lease_until'))
            .else(eb.ref('next_attempt_at'))
            .end(),
        )
        .as('due'),
    )
    .where(isUndelivered)
    .where('kind', 'in', kinds)
    .executeTakeFirst();
  return row?.due ?? null;
}

/**
 * Lets the notifications of a quarantined submission go out. False when there is none. The submission keeps
 * its mark, so that the list still tells how it came in. Its notifications wait from now on: neither the
 * alarm nor the end of the tries counts the days in quarantine.
 */
export async function releaseSubmission(db: Database, id: string, now: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('outbox')
    .set({ state: 'pending', waiting_since: now, next_attempt_at: now })
    .where('submission_id', '=', id)
    .where('state', '=', 'quarantined')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/**
 * Sends again under the same Message-ID: what failed; when nothing did, the mail to the agency; or
 * everything of the kind that is named. What waits already, or is in quarantine, stays as it is. Gives the
 * number of notifications.
 */
export async function resend(
  db: Database,
  submissionId: string,
  { now, kind }: { now: number; kind?: NotificationKind },
): Promise<number> {
  const again = async (state: 'failed' | 'sent', only?: NotificationKind) => {
    const { numUpdatedRows } = await db
      .updateTable('outbox')
      // It waits from now on: neither the alarm nor the end of the tries counts from the first time.
      .set({
        state: 'pending',
        waiting_since: now,
        next_attempt_at: now,
        attempts: 0,
        last_error: null,
      })
      .where('submission_id', '=', submissionId)
      .where('state', '=', state)
      .$if(only !== undefined, (query) => query.where('kind', '=', only as NotificationKind))
      .executeTakeFirst();
    return Number(numUpdatedRows);
  };
  const failed = await again('failed', kind);
  if (failed > 0 && !kind) return failed;
  return failed + (await again('sent', kind ?? 'agency-mail'));
}
