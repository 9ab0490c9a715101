import { type Kysely, sql } from 'kysely';
import type { RateCount, RateCounts } from './storage.ts';
import type { Tables } from './tables.ts';

/** Requests per client, in a window that begins with the first of them. One statement per request. */
export function rateCountsOn(db: Kysely<Tables>): RateCounts {
  return {
    async count(key, { now, windowMs }) {
      const over = sql<boolean>`rate_counts.ends_at <= ${now}`;
      const row = await db
        .insertInto('rate_counts')
        .values({ key, requests: 1, ends_at: now + windowMs })
        .onConflict((conflict) =>
          conflict.column('key').doUpdateSet({
            requests: sql`case when ${over} then 1 else rate_counts.requests + 1 end`,
            ends_at: sql`case when ${over} then excluded.ends_at else rate_counts.ends_at end`,
          }),
        )
        .returning(['requests', 'ends_at'])
        .executeTakeFirstOrThrow();
      if (row.requests === 1) await forgetEnded(db, now);
      return { requests: row.requests, remainingMs: row.ends_at - now } satisfies RateCount;
    },
  };
}

/** A client's address is kept no longer than it is counted. */
async function forgetEnded(db: Kysely<Tables>, now: number): Promise<void> {
  await db.deleteFrom('rate_counts').where('ends_at', '<=', now).execute();
}
