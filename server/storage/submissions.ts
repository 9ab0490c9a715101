import { randomUUIDv7 } from 'node:crypto';
import type { Insertable, Selectable, Transaction } from 'kysely';
import { advisoryLock } from './dialects.ts';
import type { Database, NotificationKind, OutboxState, SubmissionKind, Tables } from './schema.ts';

/** A submission as it is kept. Moments are milliseconds since 1970. */
export interface StoredSubmission {
  id: string;
  kind: SubmissionKind;
  receivedAt: number;
  /** The cleaned fields, exactly as the form sent them otherwise. */
  payload: unknown;
  /** What our own catalogue says about the payload; null for an application. */
  pricing: unknown;
  quarantined: boolean;
  /** The page and campaign the visitor came in by, when the browser says so. */
  source: string | null;
}

export interface NewSubmission extends StoredSubmission {
  contentHash: string;
  idempotencyKey: string | null;
  notifications: NewNotification[];
  /** Lets the sender add one file later; a repeat of the submission gets a token of its own. */
  uploadToken: { tokenHash: string; expiresAt: number } | null;
}

export interface NewNotification {
  id: string;
  kind: NotificationKind;
  /** Stays the same over every try. */
  messageId: string;
}

export interface Receipt {
  id: string;
  /** The submission had been stored before; nothing new was. */
  repeated: boolean;
}

/** How long a repeat is recognised, in milliseconds: by its key, or without one by its content. */
export const keyMemoryMs = 24 * 60 * 60 * 1000;
export const contentMemoryMs = 10 * 60 * 1000;

/** @param mailHost the right half of every Message-ID */
export function newNotification(kind: NotificationKind, mailHost: string): NewNotification {
  const id = randomUUIDv7();
  return { id, kind, messageId: `<${id}@${mailHost}>` };
}

/**
 * §12.2 Puts a submission and its notifications on disk in one transaction; a repeat stores nothing and gives
 * the first one's id. Throws when nothing was stored.
 */
export function acceptSubmission(db: Database, submission: NewSubmission): Promise<Receipt> {
  const { notifications, uploadToken, ...kept } = submission;
  return db.transaction().execute(async (transaction) => {
    await advisoryLock(transaction, kept.contentHash);
    const duplicate = await findDuplicate(transaction, submission);
    const id = duplicate ?? kept.id;
    if (duplicate === undefined) {
      await transaction
        .insertInto('submissions')
        .values({
          ...kept,
          payload: JSON.stringify(kept.payload),
          pricing: kept.pricing === null ? null : JSON.stringify(kept.pricing),
          quarantined: kept.quarantined ? 1 : 0,
        })
        .execute();
      const state = kept.quarantined ? 'quarantined' : 'pending';
      const about = { submissionId: id, state, now: kept.receivedAt } as const;
      await insertNotifications(transaction, notifications, about);
    }
    if (uploadToken) {
      await transaction
        .insertInto('uploadTokens')
        .values({ ...uploadToken, submissionId: id })
        .execute();
    }
    return { id, repeated: duplicate !== undefined };
  });
}

/** §12.3 The submission that this one repeats: by its key and content, or without a key by its content. */
async function findDuplicate(
  transaction: Transaction<Tables>,
  { idempotencyKey, contentHash, receivedAt }: NewSubmission,
): Promise<string | undefined> {
  const memoryMs = idempotencyKey === null ? contentMemoryMs : keyMemoryMs;
  const row = await transaction
    .selectFrom('submissions')
    .select('id')
    .where('contentHash', '=', contentHash)
    .where('receivedAt', '>', receivedAt - memoryMs)
    // One of a time to come was stored before the clock was set back.
    .where('receivedAt', '<', receivedAt + memoryMs)
    .$if(idempotencyKey !== null, (query) => query.where('idempotencyKey', '=', idempotencyKey))
    .orderBy('receivedAt', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.id;
}

interface About {
  submissionId: string | null;
  state: OutboxState;
  now: number;
}

/** Adds notifications to the outbox. One whose Message-ID is there already fails the transaction. */
export async function insertNotifications(
  db: Database,
  notifications: readonly NewNotification[],
  about: About,
): Promise<void> {
  if (notifications.length === 0) return;
  const rows = notifications.map((notification) => outboxRow(notification, about));
  await db.insertInto('outbox').values(rows).execute();
}

export function outboxRow(
  notification: NewNotification,
  { submissionId, state, now }: About,
): Insertable<Tables['outbox']> {
  return {
    ...notification,
    submissionId,
    state,
    attempts: 0,
    waitingSince: now,
    nextAttemptAt: now,
  };
}

export async function findSubmission(db: Database, id: string): Promise<StoredSubmission | null> {
  const row = await db
    .selectFrom('submissions')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  return row ? storedSubmission(row) : null;
}

export function storedSubmission(row: Selectable<Tables['submissions']>): StoredSubmission {
  const { contentHash: _, idempotencyKey: __, ...submission } = row;
  return {
    ...submission,
    payload: JSON.parse(row.payload),
    pricing: row.pricing === null ? null : JSON.parse(row.pricing),
    quarantined: row.quarantined === 1,
  };
}
