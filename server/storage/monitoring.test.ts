import { RawNode } from 'kysely';
import { expect, test } from 'vitest';
import {
  database,
  onEachDatabase,
  openSecond,
  temporaryFolder,
} from '../test-support/databases.ts';
import { eventually } from '../test-support/eventually.ts';
import { arrival, newSubmission } from '../test-support/submissions.ts';
import { openSqlite } from './database.ts';
import {
  closeIncident,
  healthCheck,
  openIncident,
  outboxHealth,
  planDigest,
  quarantinedForDigest,
  undeliveredSubmissions,
} from './monitoring.ts';
import { claimDue, releaseSubmission } from './outbox.ts';
import { acceptSubmission, type NewNotification } from './submissions.ts';

const minute = 60_000;
const digest = (day: number): NewNotification => ({
  id: `digest-${day}-${Math.random()}`,
  kind: 'digest-mail',
  messageId: `<digest-${day}@x>`,
});

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

  test('§13.7 Alarm and digest: servers that plan the same digest at once plan one', async () => {
    const other = await openSecond();
    await acceptSubmission(database, newSubmission({ quarantined: true }));
    const now = arrival + 2 * minute;
    const planned = await Promise.all(
      Array.from({ length: 8 }, (_, n) => planDigest(n % 2 ? database : other, digest(1), now)),
    );
    expect(planned.filter(Boolean)).toHaveLength(1);
    const claim = await claimDue(database, ['digest-mail'], { now, leaseUntil: now + 1000 });
    expect(claim).toMatchObject({ kind: 'digest-mail', submission: null, waitingSince: now });
  });

  test('§13.7 Alarm and digest: a digest lists what was quarantined since the one before, and is not planned for nothing', async () => {
    const quarantined = (receivedAt: number) => newSubmission({ quarantined: true, receivedAt });
    const [first, second, third] = [
      quarantined(arrival),
      quarantined(arrival + 5 * minute),
      quarantined(arrival),
    ];
    const listed = async (at: number) =>
      (await quarantinedForDigest(database, at)).map(({ id }) => id);
    const plan = (day: number, at: number) => planDigest(database, digest(day), at);
    const [day1, day2, day3] = [1, 2, 3].map((n) => arrival + n * 1000 * minute) as [
      number,
      number,
      number,
    ];
    expect(await plan(1, day1)).toBe(false);
    await acceptSubmission(database, newSubmission());
    expect(await plan(1, day1)).toBe(false);
    for (const submission of [second, first, third]) await acceptSubmission(database, submission);
    await releaseSubmission(database, third.id, arrival);
    expect(await plan(1, day1)).toBe(true);
    expect(await listed(day1)).toEqual([first.id, second.id]);
    expect(await plan(2, day2)).toBe(false);
    // It came in the minute before the first digest, which may not have seen it.
    const late = quarantined(day1 - 1);
    await acceptSubmission(database, late);
    expect(await listed(day1)).toEqual([first.id, second.id]);
    expect(await plan(2, day2)).toBe(true);
    expect(await listed(day2)).toEqual([late.id]);
    expect(await plan(3, day3)).toBe(false);
  });

  test('§13.7 Alarm and digest: an incident opens once over all servers, with its alarm, until it is closed', async () => {
    const other = await openSecond();
    await acceptSubmission(database, newSubmission());
    const none = { submissions: 0, since: null };
    expect(await undeliveredSubmissions(database, arrival - 1)).toEqual(none);
    const one = { submissions: 1, since: arrival };
    expect(await undeliveredSubmissions(database, arrival)).toEqual(one);
    const alarm = (n: number): NewNotification[] => [
      { id: `alarm-${n}`, kind: 'alarm-mail', messageId: `<alarm-${n}@x>` },
    ];
    const open = (n: number) =>
      openIncident(n % 2 ? database : other, 'submissions-undelivered', alarm(n), arrival);
    const opened = await Promise.all(Array.from({ length: 10 }, (_, n) => open(n)));
    expect(opened.filter(Boolean)).toHaveLength(1);
    expect((await outboxHealth(database)).pending).toBe(2);
    await closeIncident(other, 'submissions-undelivered');
    expect(await open(77)).toBe(true);
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
