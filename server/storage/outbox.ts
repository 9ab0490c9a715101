import { type Kysely, sql } from 'kysely';
import { passOverLockedRows } from './dialect-differences.ts';
import { waiting } from './outbox-states.ts';
import {
  type Claim,
  type ClaimedNotification,
  type Failure,
  type NotificationKind,
  notificationKinds,
  type OutboxHealth,
  type ServiceNotificationKind,
  type SubmissionNotificationKind,
} from './storage.ts';
import { findSubmission } from './submissions.ts';
import type { Tables } from './tables.ts';

export async function claimDue(
  db: Kysely<Tables>,
  now: number,
  leaseUntil: number,
  kinds: readonly NotificationKind[] = notificationKinds,
): Promise<ClaimedNotification | null> {
  for (const kind of kinds) {
    const claim = await claimDueOf(db, kind, now, leaseUntil);
    if (claim) return claim;
  }
  return null;
}

/**
 * One statement finds and takes: two workers can never both get the same notification. It reads the
 * index until it finds one, however many wait.
 */
async function claimDueOf(
  db: Kysely<Tables>,
  kind: NotificationKind,
  now: number,
  leaseUntil: number,
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
        .where(waiting)
        .where('kind', '=', kind)
        .where('next_attempt_at', '<=', now)
        .where((due) => due.or([due('state', '=', 'pending'), due('lease_until', '<=', now)]))
        .orderBy('next_attempt_at')
        .limit(1)
        .modifyEnd(passOverLockedRows(db)),
    )
    .returningAll()
    .executeTakeFirst();
  if (!row) return null;
  const { id, message_id: messageId, attempts, created_at: waitingSince } = row;
  const claimed = { id, messageId, attempts, waitingSince, leaseUntil };
  if (row.submission_id === null) {
    return { ...claimed, kind: kind as ServiceNotificationKind, submission: null };
  }
  const submission = await findSubmission(db, row.submission_id);
  // Deleted a moment ago, and its notifications with it.
  if (!submission) return null;
  return { ...claimed, kind: kind as SubmissionNotificationKind, submission };
}

function ofClaim(db: Kysely<Tables>, { id, leaseUntil }: Claim) {
  return db
    .updateTable('outbox')
    .where('id', '=', id)
    .where('state', '=', 'claimed')
    .where('lease_until', '=', leaseUntil);
}

export async function markSent(db: Kysely<Tables>, claim: Claim, now: number): Promise<void> {
  await ofClaim(db, claim)
    .set({ state: 'sent', sent_at: now, lease_until: null, last_error: null })
    .execute();
}

export async function markSkipped(db: Kysely<Tables>, claim: Claim, reason: string): Promise<void> {
  await ofClaim(db, claim)
    .set({ state: 'skipped', lease_until: null, last_error: reason })
    .execute();
}

export async function markRetry(
  db: Kysely<Tables>,
  claim: Claim,
  { error, nextAttemptAt }: Failure & { nextAttemptAt: number },
): Promise<void> {
  await ofClaim(db, claim)
    .set({
      state: 'pending',
      next_attempt_at: nextAttemptAt,
      lease_until: null,
      last_error: error,
    })
    .execute();
}

export async function markFailed(
  db: Kysely<Tables>,
  claim: Claim,
  { error }: Failure,
): Promise<void> {
  await ofClaim(db, claim).set({ state: 'failed', lease_until: null, last_error: error }).execute();
}

export async function nextDueAt(
  db: Kysely<Tables>,
  kinds: readonly NotificationKind[] = notificationKinds,
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
    .where(waiting)
    .where('kind', 'in', kinds)
    .executeTakeFirst();
  return row?.due ?? null;
}

export async function outboxHealth(db: Kysely<Tables>): Promise<OutboxHealth> {
  const ours = sql`kind <> 'confirmation-mail'`;
  const { rows } = await sql<OutboxHealth>`
    select
      count(case when ${waiting} then 1 end) as "pending",
      count(case when ${waiting} and ${ours} and last_error is not null then 1 end) as "retrying",
      count(case when state = 'failed' and ${ours} then 1 end) as "failed",
      count(distinct case when state = 'held' then submission_id end) as "held",
      min(case when ${waiting} and ${ours} then created_at end) as "oldestPendingSince"
    from outbox`.execute(db);
  const [health] = rows;
  if (!health) throw new Error('The outbox gave no counts');
  return { ...health };
}
