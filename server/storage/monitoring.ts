import type { Kysely } from 'kysely';
import { outboxRow } from './new-notifications.ts';
import { held } from './outbox-states.ts';
import type { HeldSubmission, NewNotification } from './storage.ts';
import type { Tables } from './tables.ts';

/** A submission that is being stored while the digest is planned belongs to the next one. */
const settlingMs = 60_000;

/** Of the servers that plan the same day's digest, one succeeds: Message-IDs are unique. */
export async function planDigest(
  db: Kysely<Tables>,
  digest: NewNotification,
  now: number,
): Promise<boolean> {
  const [submission] = await heldSinceLast(db, now).limit(1).execute();
  if (!submission) return false;
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('outbox')
    .values(outboxRow(digest, { submissionId: null, state: 'pending', now }))
    .onConflict((conflict) => conflict.column('message_id').doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Read when the digest goes out: what was released or deleted since it was planned is not in it. */
export async function heldForDigest(
  db: Kysely<Tables>,
  plannedAt: number,
): Promise<HeldSubmission[]> {
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
    .selectFrom('submissions')
    .select(['id', 'kind', 'received_at', 'payload'])
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('outbox')
        .select('submission_id')
        .where(held)
        .$castTo<{ submission_id: string }>(),
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
