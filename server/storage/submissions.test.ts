import { expect, test } from 'vitest';
import { database, onEachDatabase, openSecond } from '../test-support/databases.ts';
import { arrival, newSubmission } from '../test-support/submissions.ts';
import { outboxHealth } from './health.ts';
import { submissionRecords } from './submission-records.ts';
import { acceptSubmission, contentMemoryMs, findSubmission, keyMemoryMs } from './submissions.ts';

onEachDatabase(() => {
  const accept = async (changes = {}) =>
    (await acceptSubmission(database, newSubmission(changes))).id;

  test('§12.2 Acknowledged means stored: when a notification cannot be stored, the submission is not stored either', async () => {
    const [once] = newSubmission().notifications;
    const twice = newSubmission({ notifications: once ? [once, once] : [] });
    await expect(acceptSubmission(database, twice)).rejects.toThrow();
    expect(await findSubmission(database, twice.id)).toBeNull();
    expect((await acceptSubmission(database, newSubmission())).repeated).toBe(false);
  });

  test.each([
    ['one key', 'k'],
    ['equal content', null],
  ])(
    '§12.3 Idempotency: two servers that get one submission at once, by %s, store it once',
    async (_, idempotencyKey) => {
      const other = await openSecond();
      // Whoever had to connect first would come too late to be there at once.
      await Promise.all([outboxHealth(database), outboxHealth(other)]);
      const rounds = 20;
      for (let round = 0; round < rounds; round += 1) {
        const changes = { idempotencyKey, contentHash: `c-${round}` };
        const receipts = await Promise.all(
          Array.from({ length: 20 }, (_, n) =>
            acceptSubmission(n % 2 ? database : other, newSubmission(changes)),
          ),
        );
        expect(new Set(receipts.map(({ id }) => id)).size).toBe(1);
        expect(receipts.filter(({ repeated }) => !repeated)).toHaveLength(1);
      }
      expect((await outboxHealth(database)).pending).toBe(rounds);
    },
  );

  test('§12.3 Idempotency: a key is remembered for a day, equal content for ten minutes', async () => {
    const keyed = { idempotencyKey: 'k', contentHash: 'c' };
    const later = (ms: number) => ({ receivedAt: arrival + ms });
    const first = await acceptSubmission(database, newSubmission(keyed));
    const repeat = { id: first.id, repeated: true };
    const before = newSubmission({ ...keyed, ...later(keyMemoryMs - 1) });
    expect(await acceptSubmission(database, before)).toEqual(repeat);
    const after = newSubmission({ ...keyed, ...later(keyMemoryMs) });
    expect(await acceptSubmission(database, after)).toEqual({ id: after.id, repeated: false });

    const plain = await acceptSubmission(database, newSubmission({ contentHash: 'd' }));
    const soon = newSubmission({ contentHash: 'd', ...later(contentMemoryMs - 1) });
    expect((await acceptSubmission(database, soon)).id).toBe(plain.id);
    const late = newSubmission({ contentHash: 'd', ...later(contentMemoryMs) });
    expect((await acceptSubmission(database, late)).id).toBe(late.id);
    // The clock was set back.
    const earlier = newSubmission({ contentHash: 'd', ...later(-contentMemoryMs) });
    expect((await acceptSubmission(database, earlier)).id).toBe(earlier.id);
  });

  test('submissions are listed from the oldest, more than one page of them, with their notifications', async () => {
    const ids: string[] = [];
    for (let n = 0; n < 201; n += 1) {
      ids.push(await accept({ receivedAt: arrival + n, quarantined: n === 200 }));
    }
    const records = await Array.fromAsync(submissionRecords(database));
    expect(records.map(({ id }) => id)).toEqual(ids);
    expect(records[0]).toMatchObject({
      payload: { name: 'Ana' },
      notifications: [{ kind: 'agency-mail', state: 'pending', nextAttemptAt: arrival }],
    });
    expect(records[200]?.notifications[0]).toMatchObject({
      state: 'quarantined',
      nextAttemptAt: null,
    });
  });
});
