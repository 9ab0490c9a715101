import { type Database, type Incident, isUndelivered } from './schema.ts';
import { insertNotifications, type NewNotification } from './submissions.ts';

export interface UndeliveredSubmissions {
  submissions: number;
  /** Since when the oldest waits; null when there is none. */
  since: number | null;
}

/** The submissions whose mail nobody at the agency has, and which waits since the moment or longer. */
export async function undeliveredSubmissions(
  db: Database,
  waitingSince: number,
): Promise<UndeliveredSubmissions> {
  return db
    .selectFrom('outbox')
    .select(({ fn }) => [
      fn.countAll<number>().as('submissions'),
      fn.min<number | null>('waitingSince').as('since'),
    ])
    .where('kind', '=', 'agency-mail')
    .where(isUndelivered)
    .where('deliveredTo', 'is', null)
    .where('waitingSince', '<=', waitingSince)
    .executeTakeFirstOrThrow();
}

/**
 * §13.7 Opens an incident and notifies of it in one transaction: a crash leaves neither a silent incident nor
 * a second alarm. False when it is open already.
 */
export function openIncident(
  db: Database,
  name: Incident,
  notifications: NewNotification[],
  now: number,
): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const { numInsertedOrUpdatedRows = 0n } = await transaction
      .insertInto('incidents')
      .values({ name, openedAt: now })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .executeTakeFirst();
    if (numInsertedOrUpdatedRows === 0n) return false;
    await insertNotifications(transaction, notifications, {
      submissionId: null,
      state: 'pending',
      now,
    });
    return true;
  });
}

export async function closeIncident(db: Database, name: Incident): Promise<void> {
  await db.deleteFrom('incidents').where('name', '=', name).execute();
}
