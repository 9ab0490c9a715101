import type { Kysely, Selectable } from 'kysely';
import type { NotificationRecord, SubmissionRecord } from './staff-storage.ts';
import type { NotificationKind } from './storage.ts';
import { storedSubmissionOf } from './submissions.ts';
import type { Tables } from './tables.ts';

/** Submissions that are read in one go. */
const page = 200;

/** Every submission, oldest first, with where its notifications stand. */
export async function* submissionRecords(db: Kysely<Tables>): AsyncGenerator<SubmissionRecord> {
  for (let last = ''; ; ) {
    const submissions = await db
      .selectFrom('submissions')
      .selectAll()
      .where('id', '>', last)
      .orderBy('id')
      .limit(page)
      .execute();
    if (submissions.length === 0) return;
    const ids = submissions.map(({ id }) => id);
    last = ids.at(-1) ?? last;
    const notifications = Map.groupBy(await notificationsOf(db, ids), (row) => row.submission_id);
    for (const submission of submissions) {
      const rows = notifications.get(submission.id) ?? [];
      yield { ...storedSubmissionOf(submission), notifications: rows.map(notificationRecord) };
    }
  }
}

export async function findRecord(db: Kysely<Tables>, id: string): Promise<SubmissionRecord | null> {
  const submission = await db
    .selectFrom('submissions')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  if (!submission) return null;
  const rows = await notificationsOf(db, [id]);
  return { ...storedSubmissionOf(submission), notifications: rows.map(notificationRecord) };
}

function notificationsOf(db: Kysely<Tables>, submissionIds: string[]) {
  return db
    .selectFrom('outbox')
    .selectAll()
    .where('submission_id', 'in', submissionIds)
    .orderBy('id')
    .execute();
}

function notificationRecord(row: Selectable<Tables['outbox']>): NotificationRecord {
  return {
    kind: row.kind,
    messageId: row.message_id,
    state: row.state,
    attempts: row.attempts,
    nextAttemptAt: row.state === 'pending' ? row.next_attempt_at : null,
    sentAt: row.sent_at,
    lastError: row.last_error,
  };
}

/**
 * Sends again under the same Message-ID: what failed; when nothing did, the mail to the agency; or
 * everything of the kind that is named. What waits already, or is held, stays as it is.
 */
export async function resend(
  db: Kysely<Tables>,
  submissionId: string,
  { now, kind }: { now: number; kind?: NotificationKind },
): Promise<number> {
  const again = (ofSubmission: 'failed' | 'sent') => {
    const update = db
      .updateTable('outbox')
      // It waits from now on: neither the alarm nor the end of the tries counts from the first time.
      .set({
        state: 'pending',
        created_at: now,
        next_attempt_at: now,
        attempts: 0,
        last_error: null,
      })
      .where('submission_id', '=', submissionId)
      .where('state', '=', ofSubmission);
    return ofSubmission === 'failed' && !kind
      ? update.executeTakeFirst()
      : update.where('kind', '=', kind ?? 'agency-mail').executeTakeFirst();
  };
  const failed = Number((await again('failed')).numUpdatedRows);
  if (failed > 0 && !kind) return failed;
  return failed + Number((await again('sent')).numUpdatedRows);
}

/** With everything that belongs to it. False when there is no such submission. */
export async function deleteSubmission(db: Kysely<Tables>, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('submissions')
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Deletes submissions that came in before the moment; one that is still to be announced stays. */
export async function purge(db: Kysely<Tables>, receivedBefore: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('submissions')
    .where('received_at', '<', receivedBefore)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('outbox')
            .select('outbox.id')
            .whereRef('outbox.submission_id', '=', 'submissions.id')
            .where('outbox.state', 'in', ['pending', 'claimed']),
        ),
      ),
    )
    .executeTakeFirst();
  return Number(numDeletedRows);
}
