import type { Kysely, Selectable } from 'kysely';
import { storedLetterOf } from './letters.ts';
import type { LetterRecord, NotificationRecord } from './staff-storage.ts';
import type { NotificationKind } from './storage.ts';
import type { Tables } from './tables.ts';

/** Letters that are read in one go. */
const page = 200;

/** Every letter, oldest first, with where its notifications stand. */
export async function* letterRecords(db: Kysely<Tables>): AsyncGenerator<LetterRecord> {
  for (let last = ''; ; ) {
    const letters = await db
      .selectFrom('letters')
      .selectAll()
      .where('id', '>', last)
      .orderBy('id')
      .limit(page)
      .execute();
    if (letters.length === 0) return;
    const ids = letters.map(({ id }) => id);
    last = ids.at(-1) ?? last;
    const notifications = Map.groupBy(await notificationsOf(db, ids), (row) => row.letter_id);
    for (const letter of letters) {
      const rows = notifications.get(letter.id) ?? [];
      yield { ...storedLetterOf(letter), notifications: rows.map(notificationRecord) };
    }
  }
}

export async function findRecord(db: Kysely<Tables>, id: string): Promise<LetterRecord | null> {
  const letter = await db.selectFrom('letters').selectAll().where('id', '=', id).executeTakeFirst();
  if (!letter) return null;
  const rows = await notificationsOf(db, [id]);
  return { ...storedLetterOf(letter), notifications: rows.map(notificationRecord) };
}

function notificationsOf(db: Kysely<Tables>, letterIds: string[]) {
  return db
    .selectFrom('outbox')
    .selectAll()
    .where('letter_id', 'in', letterIds)
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
  letterId: string,
  { now, kind }: { now: number; kind?: NotificationKind },
): Promise<number> {
  const again = (ofLetter: 'failed' | 'sent') => {
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
      .where('letter_id', '=', letterId)
      .where('state', '=', ofLetter);
    return ofLetter === 'failed' && !kind
      ? update.executeTakeFirst()
      : update.where('kind', '=', kind ?? 'agency-mail').executeTakeFirst();
  };
  const failed = Number((await again('failed')).numUpdatedRows);
  if (failed > 0 && !kind) return failed;
  return failed + Number((await again('sent')).numUpdatedRows);
}

/** With everything that belongs to it. False when there is no such letter. */
export async function deleteLetter(db: Kysely<Tables>, id: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('letters').where('id', '=', id).executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Deletes letters that came in before the moment; one that is still to be announced stays. */
export async function purge(db: Kysely<Tables>, receivedBefore: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('letters')
    .where('received_at', '<', receivedBefore)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('outbox')
            .select('outbox.id')
            .whereRef('outbox.letter_id', '=', 'letters.id')
            .where('outbox.state', 'in', ['pending', 'claimed']),
        ),
      ),
    )
    .executeTakeFirst();
  return Number(numDeletedRows);
}
