import type { Kysely } from 'kysely';
import type { NewNotification } from './storage.ts';
import type { OutboxState, Tables } from './tables.ts';

/** Adds notifications to the outbox. One whose Message-ID is there already fails the transaction. */
export async function insertNotifications(
  db: Kysely<Tables>,
  notifications: readonly NewNotification[],
  about: { submissionId: string | null; state: OutboxState; now: number },
): Promise<void> {
  if (notifications.length === 0) return;
  await db
    .insertInto('outbox')
    .values(notifications.map((notification) => outboxRow(notification, about)))
    .execute();
}

export function outboxRow(
  { id, kind, messageId }: NewNotification,
  { submissionId, state, now }: { submissionId: string | null; state: OutboxState; now: number },
) {
  return {
    id,
    submission_id: submissionId,
    kind,
    message_id: messageId,
    state,
    attempts: 0,
    created_at: now,
    next_attempt_at: now,
  };
}
