import type { Kysely, Selectable } from 'kysely';
import type { StoredSubmission } from './storage.ts';
import type { Tables } from './tables.ts';

export async function findSubmission(
  db: Kysely<Tables>,
  id: string,
): Promise<StoredSubmission | null> {
  const row = await db
    .selectFrom('submissions')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  return row ? storedSubmissionOf(row) : null;
}

export function storedSubmissionOf(row: Selectable<Tables['submissions']>): StoredSubmission {
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
 * The submission keeps its mark, so that the list still tells how it came in. Its notifications wait from
 * now on: neither the alarm nor the end of the tries counts the days it was held.
 */
export async function releaseSubmission(
  db: Kysely<Tables>,
  id: string,
  now: number,
): Promise<boolean> {
  const released = await db
    .updateTable('outbox')
    .set({ state: 'pending', created_at: now, next_attempt_at: now })
    .where('submission_id', '=', id)
    .where('state', '=', 'held')
    .executeTakeFirst();
  return released.numUpdatedRows > 0n;
}
