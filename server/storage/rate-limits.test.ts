import { expect, test } from 'vitest';
import { database, onEachDatabase, openSecond } from '../test-support/databases.ts';
import { arrival } from '../test-support/submissions.ts';
import { confirmationPauseMs, countRequest, reserveConfirmation } from './rate-limits.ts';

const minute = 60_000;

onEachDatabase(() => {
  test('§12.5 Rate limit: requests that come at once at two servers are counted one by one', async () => {
    const other = await openSecond();
    const window = { now: arrival, windowMs: 1000 };
    const counts = await Promise.all(
      Array.from({ length: 60 }, async (_, n) => {
        const client = n % 3 ? 'Ana' : 'Luz';
        return { client, ...(await countRequest(n % 2 ? database : other, client, window)) };
      }),
    );
    for (const [name, requests] of [
      ['Ana', 40],
      ['Luz', 20],
    ] as const) {
      const own = counts.filter(({ client }) => client === name).map((count) => count.requests);
      expect(own.toSorted((a, b) => a - b)).toEqual(
        Array.from({ length: requests }, (_, n) => n + 1),
      );
    }
    expect(await countRequest(database, 'Ana', { now: arrival + 1000, windowMs: 500 })).toEqual({
      requests: 1,
      remainingMs: 500,
    });
  });

  test('§13.5 Confirmation: of servers that confirm to one address at once, one may', async () => {
    const other = await openSecond();
    const ask = (id: number, now = arrival, addressHash = 'a') =>
      reserveConfirmation(id % 2 ? database : other, `n${id}`, { addressHash, now });
    const answers = await Promise.all(Array.from({ length: 20 }, (_, id) => ask(id)));
    expect(answers.filter(Boolean)).toHaveLength(1);
    const winner = answers.indexOf(true);
    expect(await ask(99, arrival, 'b')).toBe(true);
    // The winner's own retry, and anybody an hour later.
    expect(await ask(winner, arrival + minute)).toBe(true);
    expect(await ask(98, arrival + confirmationPauseMs)).toBe(false);
    expect(await ask(98, arrival + minute + confirmationPauseMs)).toBe(true);
  });

  test('§13.10 Clock: a clock that was set back lengthens no window', async () => {
    const windowMs = 10 * minute;
    await countRequest(database, 'Ana', { now: arrival, windowMs });
    await countRequest(database, 'Ana', { now: arrival, windowMs });
    const now = arrival - 24 * 60 * minute;
    expect(await countRequest(database, 'Ana', { now, windowMs })).toEqual({
      requests: 1,
      remainingMs: windowMs,
    });
    const confirm = (id: string, at: number) =>
      reserveConfirmation(database, id, { addressHash: 'a', now: at });
    expect(await confirm('one', arrival)).toBe(true);
    expect(await confirm('two', now)).toBe(true);
  });
});
