import type { Kysely, Selectable, Transaction } from 'kysely';
import { oneAtATime } from './dialect-differences.ts';
import { insertNotifications } from './new-notifications.ts';
import {
  contentMemoryMs,
  keyMemoryMs,
  type NewLetter,
  type Receipt,
  type StoredLetter,
} from './storage.ts';
import type { Tables } from './tables.ts';

/** One transaction: a repeat is recognised, or letter, key and notifications are stored together. */
export function acceptLetter(db: Kysely<Tables>, letter: NewLetter): Promise<Receipt> {
  return db.transaction().execute(async (transaction) => {
    await oneAtATime(transaction, letter.contentHash);
    const earlier = letter.idempotencyKey
      ? await findByKey(transaction, letter, letter.idempotencyKey)
      : await findByContent(transaction, letter);
    if (!earlier) await insertLetter(transaction, letter);
    const id = earlier ?? letter.id;
    if (letter.uploadPermit) await insertPermit(transaction, id, letter.uploadPermit);
    return { id, repeated: earlier !== undefined };
  });
}

async function insertPermit(
  db: Transaction<Tables>,
  letterId: string,
  { tokenHash, expiresAt }: NonNullable<NewLetter['uploadPermit']>,
) {
  await db
    .insertInto('upload_permits')
    .values({ token_hash: tokenHash, letter_id: letterId, expires_at: expiresAt })
    .execute();
}

async function findByKey(db: Transaction<Tables>, letter: NewLetter, key: string) {
  // Only this key's: servers that clear more than they hold would wait for each other.
  await db
    .deleteFrom('idempotency')
    .where('key', '=', key)
    .where('content_hash', '=', letter.contentHash)
    .where('created_at', '<=', letter.receivedAt - keyMemoryMs)
    .execute();
  const row = await db
    .selectFrom('idempotency')
    .select('letter_id')
    .where('key', '=', key)
    .where('content_hash', '=', letter.contentHash)
    .executeTakeFirst();
  return row?.letter_id;
}

async function findByContent(db: Transaction<Tables>, letter: NewLetter) {
  const row = await db
    .selectFrom('letters')
    .select('id')
    .where('content_hash', '=', letter.contentHash)
    .where('received_at', '>', letter.receivedAt - contentMemoryMs)
    .orderBy('received_at', 'desc')
    .executeTakeFirst();
  return row?.id;
}

async function insertLetter(db: Transaction<Tables>, letter: NewLetter): Promise<void> {
  await db
    .insertInto('letters')
    .values({
      id: letter.id,
      kind: letter.kind,
      received_at: letter.receivedAt,
      payload: JSON.stringify(letter.payload),
      pricing: letter.pricing === null ? null : JSON.stringify(letter.pricing),
      quarantined: letter.quarantined ? 1 : 0,
      landing: letter.landing,
      content_hash: letter.contentHash,
    })
    .execute();
  if (letter.idempotencyKey) {
    await db
      .insertInto('idempotency')
      .values({
        key: letter.idempotencyKey,
        content_hash: letter.contentHash,
        letter_id: letter.id,
        created_at: letter.receivedAt,
      })
      .execute();
  }
  await insertNotifications(db, letter.notifications, {
    letterId: letter.id,
    state: letter.quarantined ? 'held' : 'pending',
    now: letter.receivedAt,
  });
}

export async function findLetter(db: Kysely<Tables>, id: string): Promise<StoredLetter | null> {
  const row = await db.selectFrom('letters').selectAll().where('id', '=', id).executeTakeFirst();
  return row ? storedLetterOf(row) : null;
}

export function storedLetterOf(row: Selectable<Tables['letters']>): StoredLetter {
  return {
    id: row.id,
    kind: row.kind,
    receivedAt: row.received_at,
    payload: JSON.parse(row.payload),
    pricing: row.pricing === null ? null : JSON.parse(row.pricing),
    quarantined: row.quarantined === 1,
    landing: row.landing,
  };
}

/**
 * The letter keeps its mark, so that the list still tells how it came in. Its notifications wait from
 * now on: neither the alarm nor the end of the tries counts the days it was held.
 */
export async function releaseLetter(db: Kysely<Tables>, id: string, now: number): Promise<boolean> {
  const released = await db
    .updateTable('outbox')
    .set({ state: 'pending', created_at: now, next_attempt_at: now })
    .where('letter_id', '=', id)
    .where('state', '=', 'held')
    .executeTakeFirst();
  return released.numUpdatedRows > 0n;
}
