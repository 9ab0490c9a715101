import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { type Database, type Incident, isFailed, isQuarantined, isUndelivered } from './schema.ts';
import {
  insertNotifications,
  type NewNotification,
  outboxRow,
  type StoredSubmission,
} from './submissions.ts';

/** Confirmations count as pending only: a visitor's mistyped address is no trouble of the agency. */
export interface OutboxHealth {
  /** Not yet delivered, on the way or waiting for another try. */
  pending: number;
  /** Those of them that were refused at least once. */
  retrying: number;
  /** Given up after days of tries; the submissions are safe. */
  failed: number;
  /** Submissions in quarantine, because the honeypot was filled. */
  quarantined: number;
  /** Since when the oldest pending one that nobody has waits, confirmations apart. */
  oldestPendingSince: number | null;
}

/** Each count reads an index that holds what it counts and nothing else, however much was sent. */
export async function outboxHealth(db: Database): Promise<OutboxHealth> {
  const ours = sql`kind <> 'confirmation-mail'`;
  const { rows } = await sql<OutboxHealth>`
    select
      (select count(*) from outbox where ${isUndelivered}) as "pending",
      (select count(*) from outbox where ${isUndelivered} and ${ours} and last_error is not null)
        as "retrying",
      (select count(*) from outbox where ${isFailed} and ${ours}) as "failed",
      (select count(distinct submission_id) from outbox where ${isQuarantined}) as "quarantined",
      (select min(waiting_since) from outbox where ${isUndelivered} and ${ours} and delivered_to is null)
        as "oldestPendingSince"`.execute(db);
  return rows[0] as OutboxHealth;
}

/** As much as the largest submission: a smaller one may still find room on a disk that is full. */
const probeBytes = 48 * 1024;
/** Whoever asks again so soon gets the last answer: asking keeps neither disk nor thread busy. In milliseconds. */
const maxAnswerAge = 1_000;

/**
 * §13.8 Gives a function that proves that submissions can be stored, and tells how their notifications stand; it
 * rejects when they cannot. One answer at a time is looked for.
 */
export function healthCheck(db: Database): () => Promise<OutboxHealth> {
  let answer: Promise<OutboxHealth> | null = null;
  const forgetLater = () => {
    setTimeout(() => {
      answer = null;
    }, maxAnswerAge).unref();
  };
  return () => {
    if (!answer) {
      answer = write(db).then(() => outboxHealth(db));
      answer.then(forgetLater, forgetLater);
    }
    return answer;
  };
}

async function write(db: Database): Promise<void> {
  // Random, since a database may compress what it keeps, and need not write what is unchanged.
  const content = randomBytes(probeBytes).toString('base64');
  await db
    .insertInto('writeProbe')
    .values({ id: 1, content })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ content }))
    .execute();
}

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
