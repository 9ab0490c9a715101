import { describe, expect, test } from 'vitest';
import { backends } from '../test-support/backends.ts';
import { eachWithStorage } from '../test-support/each-storage.ts';
import { arrival, newSubmission } from '../test-support/new-submission.ts';
import type { Database } from './database-storage.ts';
import { confirmationPauseMs, type NewNotification } from './storage.ts';

const minute = 60_000;
const digest = (day: number): NewNotification => ({
  id: `digest-${day}-${Math.random()}`,
  kind: 'digest-mail',
  messageId: `<digest-${day}@x>`,
});

describe.each(backends)('$name', ({ make }) => {
  let storage: Database;
  let other: Database;
  eachWithStorage(make, async (opened) => {
    storage = opened.storage;
    other = await opened.openSecond();
  });

  test('§7 Delivery: of servers that confirm to one address at once, one may', async () => {
    const ask = (id: number, now = arrival, addressHash = 'a') =>
      (id % 2 ? storage : other).reserveConfirmation(`n${id}`, { addressHash, now });
    const answers = await Promise.all(Array.from({ length: 20 }, (_, id) => ask(id)));
    expect(answers.filter(Boolean)).toHaveLength(1);
    const winner = answers.indexOf(true);
    expect(await ask(99, arrival, 'b')).toBe(true);
    // The winner's own retry, and anybody an hour later.
    expect(await ask(winner, arrival + minute)).toBe(true);
    expect(await ask(98, arrival + confirmationPauseMs)).toBe(false);
    expect(await ask(98, arrival + minute + confirmationPauseMs)).toBe(true);
  });

  test('§7 Delivery: servers that plan the same digest at once plan one', async () => {
    await storage.acceptSubmission(newSubmission({ quarantined: true }));
    const at = arrival + 2 * minute;
    const planned = await Promise.all(
      Array.from({ length: 8 }, (_, n) => (n % 2 ? storage : other).planDigest(digest(1), at)),
    );
    expect(planned.filter(Boolean)).toHaveLength(1);
    const claim = await storage.claimDue(at, at + 1000, ['digest-mail']);
    expect(claim).toMatchObject({ kind: 'digest-mail', submission: null, waitingSince: at });
  });

  test('§7 Delivery: a digest lists what was held since the one before, and is not planned for nothing', async () => {
    const held = (receivedAt: number) => newSubmission({ quarantined: true, receivedAt });
    const [first, second, third] = [held(arrival), held(arrival + 5 * minute), held(arrival)];
    const listed = async (at: number) => (await storage.heldForDigest(at)).map(({ id }) => id);
    const [day1, day2, day3] = [1, 2, 3].map((n) => arrival + n * 1000 * minute) as [
      number,
      number,
      number,
    ];
    expect(await storage.planDigest(digest(1), day1)).toBe(false);
    await storage.acceptSubmission(newSubmission());
    expect(await storage.planDigest(digest(1), day1)).toBe(false);
    for (const submission of [second, first, third]) await storage.acceptSubmission(submission);
    await storage.releaseSubmission(third.id, arrival);
    expect(await storage.planDigest(digest(1), day1)).toBe(true);
    expect(await listed(day1)).toEqual([first.id, second.id]);
    expect(await storage.planDigest(digest(2), day2)).toBe(false);
    // It came in the minute before the first digest, which may not have seen it.
    const late = held(day1 - 1);
    await storage.acceptSubmission(late);
    expect(await listed(day1)).toEqual([first.id, second.id]);
    expect(await storage.planDigest(digest(2), day2)).toBe(true);
    expect(await listed(day2)).toEqual([late.id]);
    expect(await storage.planDigest(digest(3), day3)).toBe(false);
  });

  test('§7 Delivery: an incident opens once over all servers, with its alarm, until it is closed', async () => {
    await storage.acceptSubmission(newSubmission());
    expect(await storage.unannounced(arrival - 1)).toEqual({ submissions: 0, since: null });
    expect(await storage.unannounced(arrival)).toEqual({ submissions: 1, since: arrival });
    const alarm = (n: number): NewNotification[] => [
      { id: `alarm-${n}`, kind: 'alarm-mail', messageId: `<alarm-${n}@x>` },
    ];
    const open = (n: number) =>
      (n % 2 ? storage : other).openIncident('submissions-unannounced', alarm(n), arrival);
    const opened = await Promise.all(Array.from({ length: 10 }, (_, n) => open(n)));
    expect(opened.filter(Boolean)).toHaveLength(1);
    expect((await storage.health()).pending).toBe(2);
    await other.closeIncident('submissions-unannounced');
    expect(await open(77)).toBe(true);
  });

  test('§7 Delivery: each way takes its own kinds; what is skipped is neither due nor failed', async () => {
    const submission = newSubmission({
      notifications: [
        { id: 'm', kind: 'agency-mail', messageId: '<m@x>' },
        { id: 'c', kind: 'confirmation-mail', messageId: '<c@x>' },
      ],
    });
    await storage.acceptSubmission(submission);
    expect(await storage.nextDueAt(['webhook'])).toBeNull();
    expect(await storage.claimDue(arrival, arrival + 1000, ['webhook'])).toBeNull();
    const claim = await storage.claimDue(arrival, arrival + 1000, ['confirmation-mail']);
    expect(claim?.id).toBe('c');
    if (claim) await storage.markSkipped(claim, 'why');
    expect(await storage.nextDueAt(['confirmation-mail'])).toBeNull();
    expect(await storage.health()).toMatchObject({ pending: 1, failed: 0 });
    const record = await storage.findRecord(submission.id);
    expect(record?.notifications).toContainEqual(
      expect.objectContaining({ kind: 'confirmation-mail', state: 'skipped', lastError: 'why' }),
    );
  });
});
