import { describe, expect, test } from 'vitest';
import { backends } from '../test-support/backends.ts';
import { eachWithStorage, type OpenedStorage } from '../test-support/each-storage.ts';
import { freshDatabase } from '../test-support/fresh-database.ts';
import { arrival, newSubmission } from '../test-support/new-submission.ts';
import type { Database } from './database-storage.ts';
import { openPostgresStorage } from './postgres-storage.ts';
import { contentMemoryMs, keyMemoryMs } from './storage.ts';

describe.each(backends)('$name', ({ make }) => {
  let storage: Database;
  let open: OpenedStorage['open'];
  let openSecond: OpenedStorage['openSecond'];
  eachWithStorage(make, (opened) => {
    ({ storage, open, openSecond } = opened);
  });

  test('§7 Contact call: a repeated start keeps every submission and what is due', async () => {
    const submission = newSubmission({
      payload: { name: 'Núñez 🍸', note: 'a\u0000b' },
      landing: '/?utm=x',
    });
    await storage.acceptSubmission(submission);
    const again = await open();
    const {
      contentHash: _,
      idempotencyKey: __,
      notifications: ___,
      uploadPermit: ____,
      ...stored
    } = submission;
    expect(await again.findSubmission(submission.id)).toEqual(stored);
    expect(await again.nextDueAt()).toBe(arrival);
  });

  test('§7 Contact call: when a notification cannot be stored, the submission is not stored either', async () => {
    const [once] = newSubmission().notifications;
    const twice = newSubmission({ notifications: once ? [once, once] : [] });
    await expect(storage.acceptSubmission(twice)).rejects.toThrow();
    expect(await storage.findSubmission(twice.id)).toBeNull();
    expect((await storage.acceptSubmission(newSubmission())).repeated).toBe(false);
  });

  test.each([
    ['one key', 'k'],
    ['equal content', null],
  ])(
    '§7 Contact call: two servers that get one submission at once, by %s, store it once',
    async (_, idempotencyKey) => {
      const other = await openSecond();
      // Whoever had to connect first would come too late to be there at once.
      await Promise.all([storage.health(), other.health()]);
      const rounds = 20;
      for (let round = 0; round < rounds; round += 1) {
        const changes = { idempotencyKey, contentHash: `c-${round}` };
        const receipts = await Promise.all(
          Array.from({ length: 20 }, (_, n) =>
            (n % 2 ? storage : other).acceptSubmission(newSubmission(changes)),
          ),
        );
        expect(new Set(receipts.map(({ id }) => id)).size).toBe(1);
        expect(receipts.filter(({ repeated }) => !repeated)).toHaveLength(1);
      }
      expect((await storage.health()).pending).toBe(rounds);
    },
  );

  test('§7 Contact call: of submissions that come at once repeats are recognised, and only those', async () => {
    const submissions = Array.from({ length: 150 }, (_, n) =>
      newSubmission({ contentHash: `c-${n % 50}`, idempotencyKey: n % 2 ? `k-${n % 25}` : null }),
    );
    const receipts = await Promise.all(submissions.map(storage.acceptSubmission));
    const contents = Map.groupBy(receipts.entries(), ([n]) => n % 50);
    for (const same of contents.values()) {
      const first = same.find(([, { repeated }]) => !repeated);
      const id = submissions[first?.[0] ?? -1]?.id;
      expect(same.map(([, receipt]) => receipt.id)).toEqual([id, id, id]);
      expect(same.filter(([, { repeated }]) => repeated)).toHaveLength(2);
      expect((await storage.findSubmission(id ?? ''))?.id).toBe(id);
    }
    expect((await storage.health()).pending).toBe(50);
  });

  test('§7 Contact call: a submission that the database refuses fails alone of those that come at once', async () => {
    const good = Array.from({ length: 9 }, () => newSubmission());
    const [once] = newSubmission().notifications;
    const bad = newSubmission({ notifications: once ? [once, once] : [] });
    const all = good.toSpliced(4, 0, bad);
    const outcomes = await Promise.allSettled(all.map(storage.acceptSubmission));
    expect(outcomes.map(({ status }) => status)).toEqual(
      all.map((submission) => (submission === bad ? 'rejected' : 'fulfilled')),
    );
    for (const { id } of good) expect((await storage.findSubmission(id))?.id).toBe(id);
    expect(await storage.findSubmission(bad.id)).toBeNull();
    expect((await storage.health()).pending).toBe(good.length);
  });

  test('§7 Contact call: a database that is gone fails each of the submissions that come at once', async () => {
    const gone = await open();
    // Nothing is opened before it is used.
    await gone.health();
    await gone.close();
    const submissions = Array.from({ length: 150 }, () => newSubmission());
    const outcomes = await Promise.allSettled(submissions.map(gone.acceptSubmission));
    expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(submissions.length);
    expect((await storage.health()).pending).toBe(0);
  });

  test('§7 Contact call: a key is remembered for a day, equal content for ten minutes', async () => {
    const keyed = { idempotencyKey: 'k', contentHash: 'c' };
    const later = (ms: number) => ({ receivedAt: arrival + ms });
    const first = await storage.acceptSubmission(newSubmission(keyed));
    const repeat = { id: first.id, repeated: true };
    const before = newSubmission({ ...keyed, ...later(keyMemoryMs - 1) });
    expect(await storage.acceptSubmission(before)).toEqual(repeat);
    const after = newSubmission({ ...keyed, ...later(keyMemoryMs) });
    expect(await storage.acceptSubmission(after)).toEqual({ id: after.id, repeated: false });

    const plain = await storage.acceptSubmission(newSubmission({ contentHash: 'd' }));
    const soon = newSubmission({ contentHash: 'd', ...later(contentMemoryMs - 1) });
    expect((await storage.acceptSubmission(soon)).id).toBe(plain.id);
    const late = newSubmission({ contentHash: 'd', ...later(contentMemoryMs) });
    expect((await storage.acceptSubmission(late)).id).toBe(late.id);
  });

  test('§7 Delivery: two servers that look at once never get the same notification', async () => {
    const other = await openSecond();
    for (let n = 0; n < 30; n += 1) await storage.acceptSubmission(newSubmission());
    const claims = await Promise.all(
      Array.from({ length: 40 }, (_, n) =>
        (n % 2 ? storage : other).claimDue(arrival, arrival + 1000),
      ),
    );
    const taken = claims.flatMap((claim) => claim?.id ?? []);
    expect(taken).toHaveLength(30);
    expect(new Set(taken).size).toBe(30);
  });

  test('§7 Delivery: a claim that outlived its lease is taken over and can change nothing more', async () => {
    await storage.acceptSubmission(newSubmission());
    const lost = await storage.claimDue(arrival, arrival + 1000);
    expect(await storage.claimDue(arrival + 999, arrival + 5000)).toBeNull();
    expect(await storage.nextDueAt()).toBe(arrival + 1000);
    const taken = await storage.claimDue(arrival + 1000, arrival + 5000);
    expect(taken).toMatchObject({ id: lost?.id, attempts: 2, messageId: lost?.messageId });
    if (lost) await storage.markSent(lost, arrival);
    expect((await storage.health()).pending).toBe(1);
    if (taken) await storage.markSent(taken, arrival);
    expect(await storage.health()).toEqual({
      pending: 0,
      retrying: 0,
      failed: 0,
      held: 0,
      oldestPendingSince: null,
    });
  });

  test('§7 Delivery: a retry waits for its moment, a failure is counted', async () => {
    await storage.acceptSubmission(newSubmission());
    const first = await storage.claimDue(arrival, arrival + 1000);
    if (first) await storage.markRetry(first, { error: '450', nextAttemptAt: arrival + 60_000 });
    expect(await storage.nextDueAt()).toBe(arrival + 60_000);
    expect(await storage.claimDue(arrival + 59_999, arrival + 90_000)).toBeNull();
    expect(await storage.health()).toMatchObject({
      pending: 1,
      retrying: 1,
      oldestPendingSince: arrival,
    });
    const second = await storage.claimDue(arrival + 60_000, arrival + 90_000);
    if (second) await storage.markFailed(second, { error: '550' });
    expect(await storage.health()).toMatchObject({ pending: 0, failed: 1 });
    expect(await storage.nextDueAt()).toBeNull();
  });

  test('§7 Delivery: a quarantined submission is held until it is released, once', async () => {
    const { id } = await storage.acceptSubmission(newSubmission({ quarantined: true }));
    expect(await storage.claimDue(arrival, arrival + 1000)).toBeNull();
    expect((await storage.health()).held).toBe(1);
    expect(await storage.releaseSubmission(id, arrival)).toBe(true);
    expect(await storage.releaseSubmission(id, arrival)).toBe(false);
    expect((await storage.claimDue(arrival, arrival + 1000))?.submission?.quarantined).toBe(true);
  });
});

test('§7 Contact call: requests that come at once at two servers are counted one by one', async () => {
  const { url, drop } = await freshDatabase();
  const servers = await Promise.all([openPostgresStorage({ url }), openPostgresStorage({ url })]);
  const window = { now: arrival, windowMs: 1000 };
  const counts = await Promise.all(
    Array.from({ length: 60 }, async (_, n) => {
      const client = n % 3 ? 'Ana' : 'Luz';
      return { client, ...(await servers[n % 2]?.rateCounts?.count(client, window)) };
    }),
  );
  for (const [name, requests] of [
    ['Ana', 40],
    ['Luz', 20],
  ] as const) {
    const own = counts.filter(({ client }) => client === name).map((count) => count.requests ?? 0);
    expect(own.toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: requests }, (_, n) => n + 1),
    );
  }
  const after = { now: arrival + 1000, windowMs: 500 };
  expect(await servers[0]?.rateCounts?.count('Ana', after)).toEqual({
    requests: 1,
    remainingMs: 500,
  });
  for (const server of servers) await server.close();
  await drop();
});

test('§7 Delivery: several servers may start at once on an empty PostgreSQL', async () => {
  const { url, drop } = await freshDatabase();
  const servers = await Promise.all(Array.from({ length: 6 }, () => openPostgresStorage({ url })));
  await servers[0]?.acceptSubmission(newSubmission());
  expect((await servers[5]?.health())?.pending).toBe(1);
  for (const server of servers) await server.close();
  await drop();
});
