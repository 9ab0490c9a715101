import { describe, expect, test } from 'vitest';
import { backends } from '../test-support/backends.ts';
import { eachWithStorage } from '../test-support/each-storage.ts';
import { arrival, newSubmission } from '../test-support/new-submission.ts';
import type { Database } from './database-storage.ts';
import { openStorage } from './open-storage.ts';

const hour = 60 * 60_000;

describe.each(backends)('$name', ({ make }) => {
  let storage: Database;
  eachWithStorage(make, (opened) => {
    storage = opened.storage;
  });

  const accept = async (changes = {}) =>
    (await storage.acceptSubmission(newSubmission(changes))).id;
  const claim = async (now: number) => {
    const claimed = await storage.claimDue(now, now + 1000);
    if (!claimed) throw new Error('Nothing is due');
    return claimed;
  };
  const stateOf = async (id: string) => (await storage.findRecord(id))?.notifications[0];

  test('submissions are listed from the oldest, more than one page of them, with their notifications', async () => {
    const ids: string[] = [];
    for (let n = 0; n < 201; n += 1) {
      ids.push(await accept({ receivedAt: arrival + n, quarantined: n === 200 }));
    }
    const records = await Array.fromAsync(storage.submissionRecords());
    expect(records.map(({ id }) => id)).toEqual(ids);
    expect(records[0]).toMatchObject({
      payload: { name: 'Ana' },
      notifications: [{ kind: 'agency-mail', state: 'pending', nextAttemptAt: arrival }],
    });
    expect(records[200]?.notifications[0]).toMatchObject({ state: 'held', nextAttemptAt: null });
  });

  test('§7 Delivery: what failed or was sent goes out again, under its Message-ID', async () => {
    const id = await accept();
    expect(await storage.resend(id, { now: arrival })).toBe(0);
    const first = await claim(arrival);
    await storage.markFailed(first, { error: '550' });
    expect(await stateOf(id)).toMatchObject({ state: 'failed', lastError: '550' });

    const later = arrival + 99 * hour;
    expect(await storage.resend(id, { now: later })).toBe(1);
    expect((await storage.health()).oldestPendingSince).toBe(later);
    const second = await claim(later);
    expect(second).toMatchObject({ messageId: first.messageId, attempts: 1, waitingSince: later });
    await storage.markSent(second, later);
    expect(await stateOf(id)).toMatchObject({ state: 'sent', sentAt: later, lastError: null });

    expect(await storage.resend(id, { now: later, kind: 'agency-mail' })).toBe(1);
    expect((await claim(later)).messageId).toBe(first.messageId);
  });

  test('§7 Delivery: a released submission waits from its release on', async () => {
    const id = await accept({ quarantined: true });
    await storage.releaseSubmission(id, arrival + 99 * hour);
    expect((await claim(arrival + 99 * hour)).waitingSince).toBe(arrival + 99 * hour);
  });

  test('a deleted submission takes everything with it', async () => {
    const submission = newSubmission({ idempotencyKey: 'k' });
    await storage.acceptSubmission(submission);
    const other = await accept();
    expect(await storage.deleteSubmission(submission.id)).toBe(true);
    expect(await storage.deleteSubmission(submission.id)).toBe(false);
    expect(await storage.findRecord(submission.id)).toBeNull();
    expect(await storage.health()).toMatchObject({ pending: 1 });
    expect(await storage.findRecord(other)).not.toBeNull();
    expect(await storage.acceptSubmission(submission)).toEqual({
      id: submission.id,
      repeated: false,
    });
  });

  test('a purge spares what is younger and what is still to be announced', async () => {
    const sent = await accept();
    await storage.markSent(await claim(arrival), arrival);
    const held = await accept({ quarantined: true });
    const failed = await accept();
    await storage.markFailed(await claim(arrival), { error: '550' });
    const pending = await accept();
    const claimed = await accept();
    await storage.claimDue(arrival, arrival + hour);
    const young = await accept({ receivedAt: arrival + 1, quarantined: true });

    expect(await storage.purge(arrival + 1)).toBe(3);
    const left = await Array.fromAsync(storage.submissionRecords(), ({ id }) => id);
    expect(left).toEqual([pending, claimed, young].toSorted());
    for (const gone of [sent, held, failed]) expect(left).not.toContain(gone);
  });

  test.each(backends)(
    'copies restore every submission into an empty $name, once',
    async ({ make }) => {
      for (let n = 0; n < 21; n += 1)
        await accept({ idempotencyKey: `k${n}`, receivedAt: arrival + n });
      await storage.markSent(await claim(arrival + 30), arrival + 30);
      const copies = await Array.fromAsync(storage.submissionCopies());

      const other = await make();
      const target = await openStorage(other.settings);
      const asRead = JSON.parse(JSON.stringify(copies));
      expect(await target.restoreCopies(asRead)).toBe(21);
      expect(await target.restoreCopies(asRead)).toBe(0);
      expect(await Array.fromAsync(target.submissionRecords())).toEqual(
        await Array.fromAsync(storage.submissionRecords()),
      );
      expect(await Array.fromAsync(target.submissionCopies())).toEqual(copies);
      await target.close();
      await other.remove();
    },
  );

  test('copies with a column that is not known restore nothing', async () => {
    await accept();
    const [copy] = await Array.fromAsync(storage.submissionCopies());
    const { submission, parts } = copy ?? { submission: {}, parts: {} };
    const good = { submission: { ...submission, id: 'a' }, parts: {} };
    const odd = { submission: { ...submission, id: 'b', colour: 'red' }, parts };
    await expect(storage.restoreCopies([good, odd])).rejects.toThrow('colour');
    expect(await storage.findRecord('a')).toBeNull();
  });
});
