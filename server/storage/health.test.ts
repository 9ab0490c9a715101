import { RawNode } from 'kysely';
import { expect, test } from 'vitest';
import { database, onEachDatabase, temporaryFolder } from '../test-support/databases.ts';
import { eventually } from '../test-support/eventually.ts';
import { newSubmission } from '../test-support/submissions.ts';
import { openSqlite } from './database.ts';
import { healthCheck, outboxHealth } from './health.ts';
import { acceptSubmission } from './submissions.ts';

onEachDatabase(() => {
  test('§13.8 Health: whoever asks at once, or soon again, shares one answer', async () => {
    let queries = 0;
    const check = healthCheck(
      database.withPlugin({
        transformQuery: ({ node }) => {
          queries += 1;
          return node;
        },
        transformResult: async ({ result }) => result,
      }),
    );
    await check();
    const one = queries;
    await Promise.all(Array.from({ length: 100 }, check));
    expect(queries).toBe(one);
    await acceptSubmission(database, newSubmission());
    await eventually(async () => (await check()).pending === 1);
  });
});

test('§13.8 Health: SQLite reads nothing of what was sent', async () => {
  await using sqlite = await openSqlite(temporaryFolder());
  const plan: unknown[] = [];
  await outboxHealth(
    sqlite.withPlugin({
      transformQuery: ({ node }) => RawNode.create(['explain query plan ', ''], [node]) as never,
      transformResult: async ({ result }) => {
        plan.push(...result.rows.map(({ detail }) => detail));
        return result;
      },
    }),
  );
  const reads = plan.filter((step) => String(step).includes('outbox'));
  expect(reads).toHaveLength(5);
  for (const read of reads) expect(read).toMatch(/INDEX outbox_(undelivered|failed|quarantined)$/);
});
