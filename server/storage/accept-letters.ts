import type { Kysely, Transaction } from 'kysely';
import { oneAtATime, refusesRow } from './dialect-differences.ts';
import { earlierLetters } from './earlier-letters.ts';
import { groupCommit } from './group-commit.ts';
import { outboxRow } from './new-notifications.ts';
import type { NewLetter, Receipt } from './storage.ts';
import type { Tables } from './tables.ts';

/** SQLite lets nothing else run while it writes: a group takes a few milliseconds beside the disk's. */
const longestGroup = 64;

/** Letters that come at once go into one transaction. */
export function letterAcceptance(db: Kysely<Tables>): (letter: NewLetter) => Promise<Receipt> {
  return groupCommit({
    commit: (letters: NewLetter[]) => acceptLetters(db, letters),
    most: longestGroup,
    isRefusal: refusesRow,
  });
}

/**
 * One transaction: repeats are recognised, also among these letters; of the others letter, key and
 * notifications are stored together.
 */
function acceptLetters(db: Kysely<Tables>, letters: readonly NewLetter[]): Promise<Receipt[]> {
  return db.transaction().execute(async (transaction) => {
    await oneAtATime(
      transaction,
      letters.map(({ contentHash }) => contentHash),
    );
    const earlier = await earlierLetters(transaction, letters);
    const fresh: NewLetter[] = [];
    const permits: Permit[] = [];
    const receipts = letters.map((letter): Receipt => {
      const known = earlier.idOf(letter);
      const id = known ?? letter.id;
      if (letter.uploadPermit) permits.push({ letterId: id, ...letter.uploadPermit });
      if (known === undefined) {
        earlier.add(letter);
        fresh.push(letter);
      }
      return { id, repeated: known !== undefined };
    });
    if (fresh.length > 0) await insertLetters(transaction, fresh);
    if (permits.length > 0) await insertPermits(transaction, permits);
    return receipts;
  });
}

type Permit = { letterId: string } & NonNullable<NewLetter['uploadPermit']>;

async function insertPermits(db: Transaction<Tables>, permits: readonly Permit[]): Promise<void> {
  await db
    .insertInto('upload_permits')
    .values(
      permits.map(({ tokenHash, letterId, expiresAt }) => ({
        token_hash: tokenHash,
        letter_id: letterId,
        expires_at: expiresAt,
      })),
    )
    .execute();
}

async function insertLetters(
  db: Transaction<Tables>,
  letters: readonly NewLetter[],
): Promise<void> {
  await db
    .insertInto('letters')
    .values(
      letters.map((letter) => ({
        id: letter.id,
        kind: letter.kind,
        received_at: letter.receivedAt,
        payload: JSON.stringify(letter.payload),
        pricing: letter.pricing === null ? null : JSON.stringify(letter.pricing),
        quarantined: letter.quarantined ? (1 as const) : (0 as const),
        landing: letter.landing,
        content_hash: letter.contentHash,
      })),
    )
    .execute();
  await rememberKeys(db, letters);
  const notifications = letters.flatMap(
    ({ id: letterId, quarantined, receivedAt: now, ...letter }) =>
      letter.notifications.map((notification) =>
        outboxRow(notification, { letterId, state: quarantined ? 'held' : 'pending', now }),
      ),
  );
  if (notifications.length > 0) await db.insertInto('outbox').values(notifications).execute();
}

async function rememberKeys(db: Transaction<Tables>, letters: readonly NewLetter[]): Promise<void> {
  const keys = letters.flatMap(({ id, idempotencyKey: key, contentHash, receivedAt }) =>
    key === null ? [] : { key, content_hash: contentHash, letter_id: id, created_at: receivedAt },
  );
  if (keys.length === 0) return;
  await db
    .insertInto('idempotency')
    .values(keys)
    // Of a day before: it is not known any more, and the key is this letter's now.
    .onConflict((conflict) =>
      conflict.columns(['key', 'content_hash']).doUpdateSet((eb) => ({
        letter_id: eb.ref('excluded.letter_id'),
        created_at: eb.ref('excluded.created_at'),
      })),
    )
    .execute();
}
