import { type Kysely, sql } from 'kysely';
import { passOverLockedRows } from './dialect-differences.ts';
import { groupCommit } from './group-commit.ts';
import type { RateCount, RateCounts } from './storage.ts';
import type { Tables } from './tables.ts';

interface Request {
  key: string;
  now: number;
  windowMs: number;
}

/** Requests per client, in a window that begins with the first of them. One statement for those that come at once. */
export function rateCountsOn(db: Kysely<Tables>): RateCounts {
  const count = groupCommit({
    commit: (requests: Request[]) => countAll(db, requests),
    most: 500,
    atOnce: 1,
    isRefusal: () => false,
  });
  return { count: (key, { now, windowMs }) => count({ key, now, windowMs }) };
}

/** Gives each the number that it has in its window, as if they had been counted one by one. */
async function countAll(db: Kysely<Tables>, requests: readonly Request[]): Promise<RateCount[]> {
  const now = Math.max(...requests.map((request) => request.now));
  const over = sql<boolean>`rate_counts.ends_at <= ${now}`;
  const clients = [...Map.groupBy(requests, ({ key }) => key)]
    // In one order on every server, or two would wait for each other.
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, own]) => ({
      key,
      requests: own.length,
      ends_at: now + Math.max(...own.map(({ windowMs }) => windowMs)),
    }));
  const rows = await db
    .insertInto('rate_counts')
    .values(clients)
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        requests: sql`case when ${over} then excluded.requests
          else rate_counts.requests + excluded.requests end`,
        ends_at: sql`case when ${over} then excluded.ends_at else rate_counts.ends_at end`,
      }),
    )
    .returning(['key', 'requests', 'ends_at'])
    .execute();
  const windows = new Map(rows.map(({ key, ...window }) => [key, window]));
  // From the last, which has the whole count, to the first.
  const counts = requests
    .toReversed()
    .map(({ key, now }): RateCount => {
      const window = windows.get(key);
      if (!window) throw new Error('A request was not counted');
      return { requests: window.requests--, remainingMs: window.ends_at - now };
    })
    .toReversed();
  if (counts.some((count) => count.requests === 1)) await forgetEnded(db, now);
  return counts;
}

/** A client's address is kept no longer than it is counted. One that is back by now is passed over. */
async function forgetEnded(db: Kysely<Tables>, now: number): Promise<void> {
  await db
    .deleteFrom('rate_counts')
    .where('key', 'in', (eb) =>
      eb
        .selectFrom('rate_counts')
        .select('key')
        .where('ends_at', '<=', now)
        .modifyEnd(passOverLockedRows(db)),
    )
    .execute();
}
