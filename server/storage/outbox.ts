import { sql, type Updateable } from 'kysely';
import { skipLocked } from './dialects.ts';
import {
  type Database,
  isUndelivered,
  type NotificationKind,
  type ServiceNotificationKind,
  type SubmissionNotificationKind,
  type Tables,
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
  /** The recipients who have the mail already, from a try that others were refused. */
  deliveredTo: string[];
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
 * §13.3 Takes the notification of these kinds that has been due longest; until `leaseUntil` no other worker
 * gets it. One statement finds and takes: two workers can never both get the same one.
 */
export async function claimDue(
  db: Database,
  kinds: readonly NotificationKind[],
  { now, leaseUntil }: { now: number; leaseUntil: number },
): Promise<ClaimedNotification | null> {
  const row = await db
    .updateTable('outbox')
    .set((eb) => ({ state: 'claimed' as const, leaseUntil, attempts: eb('attempts', '+', 1) }))
    .where('id', '=', (eb) =>
      eb
        .selectFrom('outbox')
        .select('id')
        .where(isUndelivered)
        .where('kind', 'in', kinds)
        .where('nextAttemptAt', '<=', now)
        .where((due) => due.or([due('state', '=', 'pending'), due('leaseUntil', '<=', now)]))
        .orderBy('nextAttemptAt')
        .limit(1)
        .modifyEnd(skipLocked(db)),
    )
    .returning(['id', 'kind', 'submissionId', 'messageId', 'attempts', 'waitingSince'])
    .returning('deliveredTo')
    .executeTakeFirst();
  if (!row) return null;
  const { kind, submissionId, ...notification } = row;
  const claimed = { ...notification, deliveredTo: deliveredToOf(row), leaseUntil };
  if (submissionId === null) {
    return { ...claimed, kind: kind as ServiceNotificationKind, submission: null };
  }
  const submission = await findSubmission(db, submissionId);
  // Deleted a moment ago, and its notifications with it.
  if (!submission) return null;
  return { ...claimed, kind: kind as SubmissionNotificationKind, submission };
}

/** Ends a claim with what became of the notification. Changes nothing when another worker took it over. */
export async function endClaim(
  db: Database,
  { id, leaseUntil }: Claim,
  outcome: Updateable<Tables['outbox']>,
): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ ...outcome, leaseUntil: null })
    .where('id', '=', id)
    .where('state', '=', 'claimed')
    .where('leaseUntil', '=', leaseUntil)
    .execute();
}

export function markSent(db: Database, claim: Claim, now: number): Promise<void> {
  return endClaim(db, claim, {
    state: 'sent',
    sentAt: now,
    lastError: null,
    deliveredTo: null,
  });
}

/** As far as the clocks of several servers may differ, in milliseconds. */
const maxClockDifference = 5 * 60_000;

/**
 * §13.10 Makes due what a clock that was set back would hold up: what waits since a moment to come, or for one
 * further away than any pause is long. Gives the number.
 */
export async function correctTimes(
  db: Database,
  kinds: readonly NotificationKind[],
  { now, maxPause }: { now: number; maxPause: number },
): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('outbox')
    .set({
      state: 'pending',
      leaseUntil: null,
      nextAttemptAt: now,
      waitingSince: sql`case when waiting_since > ${now} then ${now} else waiting_since end`,
    })
    .where(isUndelivered)
    .where('kind', 'in', kinds)
    .where(({ eb, fn, or }) =>
      or([
        eb('waitingSince', '>', now + maxClockDifference),
        eb(fn.coalesce('leaseUntil', 'nextAttemptAt'), '>', now + maxPause),
      ]),
    )
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** When the next notification of these kinds falls due; null when none waits. */
export async function nextDueAt(
  db: Database,
  kinds: readonly NotificationKind[],
): Promise<number | null> {
  const row = await db
    .selectFrom('outbox')
    // A claim is due again when its lease ends.
    .select(({ fn }) => fn.min<number | null>(fn.coalesce('leaseUntil', 'nextAttemptAt')).as('due'))
    .where(isUndelivered)
    .where('kind', 'in', kinds)
    .executeTakeFirst();
  return row?.due ?? null;
}

/** §12.4 False when nothing is quarantined. Neither alarm nor retries count the days in quarantine. */
export async function releaseSubmission(db: Database, id: string, now: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('outbox')
    .set({ state: 'pending', waitingSince: now, nextAttemptAt: now })
    .where('submissionId', '=', id)
    .where('state', '=', 'quarantined')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/**
 * Sends again under the same Message-ID: what failed, to those who lack it; when nothing did, the mail to the
 * agency; or everything of the kind that is named. Gives the number of notifications.
 */
export async function resend(
  db: Database,
  submissionId: string,
  { now, kind }: { now: number; kind?: NotificationKind },
): Promise<number> {
  const again = async (state: 'failed' | 'sent', only?: NotificationKind) => {
    const { numUpdatedRows } = await db
      .updateTable('outbox')
      .set({
        state: 'pending',
        waitingSince: now,
        nextAttemptAt: now,
        attempts: 0,
        lastError: null,
      })
      .where('submissionId', '=', submissionId)
      .where('state', '=', state)
      .$if(only !== undefined, (query) => query.where('kind', '=', only as NotificationKind))
      .executeTakeFirst();
    return Number(numUpdatedRows);
  };
  const failed = await again('failed', kind);
  if (failed > 0 && !kind) return failed;
  return failed + (await again('sent', kind ?? 'agency-mail'));
}

export function deliveredToOf({ deliveredTo }: Pick<Tables['outbox'], 'deliveredTo'>): string[] {
  return deliveredTo === null ? [] : JSON.parse(deliveredTo);
}
