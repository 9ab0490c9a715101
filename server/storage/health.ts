import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { type Database, isFailed, isQuarantined, isUndelivered } from './schema.ts';

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
