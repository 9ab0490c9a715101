import { afterEach, expect, test, vi } from 'vitest';
import { openSqlite } from '../storage/database.ts';
import { acceptSubmission, findSubmission } from '../storage/submissions.ts';
import { temporaryFolder } from '../test-support/databases.ts';
import { eventually } from '../test-support/eventually.ts';
import { newSubmission } from '../test-support/submissions.ts';
import { monthsBefore, startRetention } from './retention.ts';

afterEach(() => {
  vi.useRealTimers();
});

const at = (date: string) => Date.parse(date);

test.each([
  ['2026-11-28T10:00:00Z', 24, '2024-11-28T10:00:00Z'],
  ['2026-08-31T10:00:00Z', 6, '2026-02-28T10:00:00Z'],
  ['2028-02-29T10:00:00Z', 12, '2027-02-28T10:00:00Z'],
  ['2026-01-15T10:00:00Z', 1, '2025-12-15T10:00:00Z'],
])('%s, %i months before, is %s', (now, months, before) => {
  expect(monthsBefore(at(now), months)).toBe(at(before));
});

/** A server's retention, with a clock that the test moves and a timer that it runs. */
async function makeRetention({ lastRun, start }: { lastRun: string; start: string }) {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const dataDir = temporaryFolder();
  const database = await openSqlite(dataDir);
  await database
    .updateTable('retentionRuns')
    .set({ ranAt: at(lastRun) })
    .execute();
  let now = at(start);
  const said: object[] = [];
  const log = {
    info: (about: object) => said.push(about),
    error: (about: object) => said.push(about),
  };
  const options = { database, dataDir, months: 24, now: () => now, log: log as never };
  return {
    said,
    accept: async (date: string, quarantined = true) => {
      const submission = newSubmission({ receivedAt: at(date), quarantined });
      return (await acceptSubmission(database, submission)).id;
    },
    start: () => startRetention(options),
    isGone: async (id: string) => (await findSubmission(database, id)) === null,
    /** A day by the timer, and another time or none by the clock. */
    passDay(clock = 24 * hour) {
      now += clock;
      vi.advanceTimersByTime(24 * hour);
    },
    [Symbol.asyncDispose]: () => database.destroy(),
  };
}

const hour = 60 * 60_000;

test('§11.4 Retention: submissions are deleted at the age of the privacy notice, at the start and every day', async () => {
  const [lastRun, start] = ['2026-11-27T10:00:00Z', '2026-11-28T10:00:00Z'];
  await using server = await makeRetention({ lastRun, start });
  const old = await server.accept('2024-11-28T09:59:00Z');
  const waiting = await server.accept('2024-01-01T00:00:00Z', false);
  const dueTomorrow = await server.accept('2024-11-29T09:59:00Z');

  const retention = server.start();
  await eventually(() => server.isGone(old));
  expect(await server.isGone(dueTomorrow)).toBe(false);

  server.passDay();
  await eventually(() => server.isGone(dueTomorrow));
  expect(await server.isGone(waiting)).toBe(false);
  await retention.stop();
  expect(server.said).toEqual([
    { submissions: 1, months: 24 },
    { submissions: 1, months: 24 },
  ]);
});

test('§13.10 Clock: a start with the clock years ahead deletes nothing, however often it is repeated', async () => {
  const [lastRun, start] = ['2026-11-28T10:00:00Z', '2036-11-28T10:00:00Z'];
  await using server = await makeRetention({ lastRun, start });
  const id = await server.accept('2026-11-01T00:00:00Z');
  for (let starts = 0; starts < 3; starts += 1) await server.start().stop();
  expect(await server.isGone(id)).toBe(false);
  expect(server.said).toEqual(Array(3).fill({ lastRun: new Date(lastRun) }));
});

test('§13.10 Clock: a clock that jumps deletes nothing until it has gone evenly for a day', async () => {
  const [lastRun, start] = ['2026-11-28T09:00:00Z', '2026-11-28T10:00:00Z'];
  await using server = await makeRetention({ lastRun, start });
  const id = await server.accept('2026-11-01T00:00:00Z');
  const retention = server.start();
  server.passDay(3 * 365 * 24 * hour);
  await eventually(() => server.said.length === 1);
  expect(await server.isGone(id)).toBe(false);
  server.passDay();
  await eventually(() => server.isGone(id));
  await retention.stop();
});
