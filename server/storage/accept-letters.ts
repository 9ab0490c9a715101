import { type Insertable, type Kysely, sql } from 'kysely';
import { insertRows, oneAtATime, refusesRow, writersAtOnce } from './dialect-differences.ts';
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
    atOnce: writersAtOnce(db),
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
    const permits: RowOf<'upload_permits'>[] = [];
    const receipts = letters.map((letter): Receipt => {
      const known = earlier.idOf(letter);
      const id = known ?? letter.id;
      if (known === undefined) {
        earlier.add(letter);
        fresh.push(letter);
      }
      if (letter.uploadPermit) permits.push(permitRow(id, letter.uploadPermit));
      return { id, repeated: known !== undefined };
    });
    await insertRows(transaction, [
      { table: 'letters', rows: fresh.map(letterRow) },
      { table: 'idempotency', rows: fresh.flatMap(keyRow), onConflict: overwriteKey },
      { table: 'outbox', rows: fresh.flatMap(notificationRows) },
      { table: 'upload_permits', rows: permits },
    ]);
    return receipts;
  });
}

type RowOf<Table extends keyof Tables> = Insertable<Tables[Table]>;

function letterRow(letter: NewLetter): RowOf<'letters'> {
  return {
    id: letter.id,
    kind: letter.kind,
    received_at: letter.receivedAt,
    payload: JSON.stringify(letter.payload),
    pricing: letter.pricing === null ? null : JSON.stringify(letter.pricing),
    quarantined: letter.quarantined ? 1 : 0,
    landing: letter.landing,
    content_hash: letter.contentHash,
  };
}

/** A key that is there already is of a day before: it is this letter's now. */
const overwriteKey = sql`on conflict (key, content_hash) do update
  set letter_id = excluded.letter_id, created_at = excluded.created_at`;

function keyRow({
  id,
  idempotencyKey,
  contentHash,
  receivedAt,
}: NewLetter): RowOf<'idempotency'>[] {
  if (idempotencyKey === null) return [];
  return [
    { key: idempotencyKey, content_hash: contentHash, letter_id: id, created_at: receivedAt },
  ];
}

function notificationRows({ id, quarantined, receivedAt, notifications }: NewLetter) {
  const state = quarantined ? 'held' : 'pending';
  return notifications.map((notification) =>
    outboxRow(notification, { letterId: id, state, now: receivedAt }),
  );
}

function permitRow(
  letterId: string,
  { tokenHash, expiresAt }: NonNullable<NewLetter['uploadPermit']>,
): RowOf<'upload_permits'> {
  return { token_hash: tokenHash, letter_id: letterId, expires_at: expiresAt };
}
