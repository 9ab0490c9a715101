import type { Kysely } from 'kysely';
import { outboxRow } from './new-notifications.ts';
import { held } from './outbox-states.ts';
import type { HeldLetter, NewNotification } from './storage.ts';
import type { Tables } from './tables.ts';

/** A letter that is being stored while the digest is planned belongs to the next one. */
const settlingMs = 60_000;

/** Of the servers that plan the same day's digest, one succeeds: Message-IDs are unique. */
export async function planDigest(
  db: Kysely<Tables>,
  digest: NewNotification,
  now: number,
): Promise<boolean> {
  const [letter] = await heldSinceLast(db, now).limit(1).execute();
  if (!letter) return false;
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('outbox')
    .values(outboxRow(digest, { letterId: null, state: 'pending', now }))
    .onConflict((conflict) => conflict.column('message_id').doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Read when the digest goes out: what was released or deleted since it was planned is not in it. */
export async function heldForDigest(db: Kysely<Tables>, plannedAt: number): Promise<HeldLetter[]> {
  const rows = await heldSinceLast(db, plannedAt).execute();
  return rows.map(({ id, kind, received_at: receivedAt, payload }) => ({
    id,
    kind,
    receivedAt,
    payload: JSON.parse(payload),
  }));
}

function heldSinceLast(db: Kysely<Tables>, plannedAt: number) {
  return db
    .selectFrom('letters')
    .select(['id', 'kind', 'received_at', 'payload'])
    .where('id', 'in', (eb) =>
      eb.selectFrom('outbox').select('letter_id').where(held).$castTo<{ letter_id: string }>(),
    )
    .where('received_at', '<=', plannedAt - settlingMs)
    .where((eb) =>
      eb(
        'received_at',
        '>',
        eb
          .selectFrom('outbox')
          .select((last) =>
            last.fn
              .coalesce(last(last.fn.max('created_at'), '-', settlingMs), last.lit(0))
              .as('listed_until'),
          )
          .where('kind', '=', 'digest-mail')
          .where('created_at', '<', plannedAt),
      ),
    )
    .orderBy('received_at');
}
