import type { Kysely } from 'kysely';
import { insertNotifications } from './new-notifications.ts';
import { waiting } from './outbox-states.ts';
import type { Incident, NewNotification, Unannounced } from './storage.ts';
import type { Tables } from './tables.ts';

export async function unannounced(
  db: Kysely<Tables>,
  waitingSinceBefore: number,
): Promise<Unannounced> {
  const { submissions, since } = await db
    .selectFrom('outbox')
    .select(({ fn }) => [
      fn.countAll<number>().as('submissions'),
      fn.min<number | null>('created_at').as('since'),
    ])
    .where('kind', '=', 'agency-mail')
    .where(waiting)
    .where('created_at', '<=', waitingSinceBefore)
    .executeTakeFirstOrThrow();
  return { submissions, since };
}

/** One transaction, so that a crash leaves neither a silent incident nor a second alarm. */
export function openIncident(
  db: Kysely<Tables>,
  name: Incident,
  notifications: NewNotification[],
  now: number,
): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const { numInsertedOrUpdatedRows } = await transaction
      .insertInto('incidents')
      .values({ name, opened_at: now })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .executeTakeFirst();
    if ((numInsertedOrUpdatedRows ?? 0n) === 0n) return false;
    await insertNotifications(transaction, notifications, {
      submissionId: null,
      state: 'pending',
      now,
    });
    return true;
  });
}

export async function closeIncident(db: Kysely<Tables>, name: Incident): Promise<void> {
  await db.deleteFrom('incidents').where('name', '=', name).execute();
}
