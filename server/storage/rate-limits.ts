import { sql } from 'kysely';
import { skipLocked } from './dialects.ts';
import type { Database } from './schema.ts';

/** §12.5 Counts a request of a client on a route, in a window that begins with the first of them. */
export async function countRequest(
  db: Database,
  key: string,
  { now, windowMs }: { now: number; windowMs: number },
): Promise<{ requests: number; remainingMs: number }> {
  // A window that ends later than any can was begun before the clock was set back. Twice its length, since the
  // clocks of several servers differ a little.
  const latestEnd = now + 2 * windowMs;
  const isOver = sql<boolean>`(rate_limits.ends_at <= ${now} or rate_limits.ends_at > ${latestEnd})`;
  const { requests, endsAt } = await db
    .insertInto('rateLimits')
    .values({ key, requests: 1, endsAt: now + windowMs })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        requests: sql`case when ${isOver} then 1 else rate_limits.requests + 1 end`,
        endsAt: sql`case when ${isOver} then excluded.ends_at else rate_limits.ends_at end`,
      }),
    )
    .returning(['requests', 'endsAt'])
    .executeTakeFirstOrThrow();
  if (requests === 1) {
    // A client's address is kept no longer than it is counted.
    await db
      .deleteFrom('rateLimits')
      .where('key', 'in', ({ selectFrom }) =>
        selectFrom('rateLimits').select('key').where('endsAt', '<=', now).modifyEnd(skipLocked(db)),
      )
      .execute();
  }
  return { requests, remainingMs: endsAt - now };
}

/** An address gets one confirmation in this time, whatever is sent in its name. */
export const confirmationPauseMs = 60 * 60 * 1000;

/**
 * §13.5 Whether this confirmation may go to this address, which gets one an hour over all servers. Yes is
 * repeated for later tries of the same notification. One statement decides and remembers.
 */
export async function reserveConfirmation(
  db: Database,
  notificationId: string,
  { addressHash, now }: { addressHash: string; now: number },
): Promise<boolean> {
  // An address is remembered no longer than it has to be.
  await db
    .deleteFrom('confirmations')
    .where('confirmedAt', '<=', now - confirmationPauseMs)
    .where('addressHash', '<>', addressHash)
    .execute();
  const reservation = { notificationId, confirmedAt: now };
  const reserved = await db
    .insertInto('confirmations')
    .values({ addressHash, ...reservation })
    .onConflict((conflict) =>
      conflict
        .column('addressHash')
        .doUpdateSet(reservation)
        .where(({ eb, or }) =>
          or([
            eb('confirmations.confirmedAt', '<=', now - confirmationPauseMs),
            // The clock was set back since.
            eb('confirmations.confirmedAt', '>', now + confirmationPauseMs),
            eb('confirmations.notificationId', '=', notificationId),
          ]),
        ),
    )
    .returning('addressHash')
    .executeTakeFirst();
  return reserved !== undefined;
}
