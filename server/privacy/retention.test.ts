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

test('§11.4 Retention: submissions are deleted at the age of the privacy notice, at the start and every day', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  await using database = await openSqlite(temporaryFolder());
  let now = at('2026-11-28T10:00:00Z');
  const accept = async (date: string, quarantined: boolean) => {
    const submission = newSubmission({ receivedAt: at(date), quarantined });
    return (await acceptSubmission(database, submission)).id;
  };
  const old = await accept('2024-11-28T09:59:00Z', true);
  const waiting = await accept('2024-01-01T00:00:00Z', false);
  const dueTomorrow = await accept('2024-11-29T09:59:00Z', true);
  const gone = async (id: string) => (await findSubmission(database, id)) === null;

  const said: object[] = [];
  const log = {
    info: (about: object) => said.push(about),
    error: (about: object) => said.push(about),
  };
  const retention = startRetention({ database, months: 24, now: () => now, log: log as never });
  await eventually(() => gone(old));
  expect(await gone(dueTomorrow)).toBe(false);

  now += 24 * 60 * 60_000;
  vi.advanceTimersByTime(24 * 60 * 60_000);
  await eventually(() => gone(dueTomorrow));
  expect(await gone(waiting)).toBe(false);
  await retention.stop();
  expect(said).toEqual([
    { submissions: 1, months: 24 },
    { submissions: 1, months: 24 },
  ]);
});
