import { type Database, isQuarantined } from './schema.ts';
import { type NewNotification, outboxRow, type StoredSubmission } from './submissions.ts';

/** A submission that is being stored while the digest is planned belongs to the next one. */
export const settlingMs = 60_000;

/** §13.7 Plans a digest. False when nothing is to be listed, or another server has planned it. */
export async function planDigest(
  db: Database,
  digest: NewNotification,
  now: number,
): Promise<boolean> {
  if ((await quarantinedSinceLast(db, now)).length === 0) return false;
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('outbox')
    .values(outboxRow(digest, { submissionId: null, state: 'pending', now }))
    .onConflict((conflict) => conflict.column('messageId').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
}

export type QuarantinedSubmission = Pick<
  StoredSubmission,
  'id' | 'kind' | 'receivedAt' | 'payload'
>;

/** What the digest planned at that moment lists, oldest first; read when it goes out. */
export async function quarantinedForDigest(
  db: Database,
  plannedAt: number,
): Promise<QuarantinedSubmission[]> {
  const rows = await quarantinedSinceLast(db, plannedAt);
  return rows.map((row) => ({ ...row, payload: JSON.parse(row.payload) }));
}

async function quarantinedSinceLast(db: Database, plannedAt: number) {
  const last = await db
    .selectFrom('outbox')
    .select(({ fn }) => fn.max('waitingSince').as('plannedAt'))
    .where('kind', '=', 'digest-mail')
    .where('waitingSince', '<', plannedAt)
    .executeTakeFirst();
  return db
    .selectFrom('submissions')
    .select(['id', 'kind', 'receivedAt', 'payload'])
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('outbox')
          .select('outbox.id')
          .whereRef('outbox.submissionId', '=', 'submissions.id')
          .where(isQuarantined),
      ),
    )
    .where('receivedAt', '>', (last?.plannedAt ?? 0) - settlingMs)
    .where('receivedAt', '<=', plannedAt - settlingMs)
    .orderBy('receivedAt')
    .execute();
}
