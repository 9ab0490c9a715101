import { expect, test } from 'vitest';
import { database, onEachDatabase, openSecond } from '../test-support/databases.ts';
import { arrival, newSubmission } from '../test-support/submissions.ts';
import { outboxHealth } from './health.ts';
import { claimDue, endClaim, markSent, nextDueAt, releaseSubmission, resend } from './outbox.ts';
import type { NotificationKind } from './schema.ts';
import { findRecord } from './submission-records.ts';
import { acceptSubmission } from './submissions.ts';

const minute = 60_000;
const hour = 60 * minute;
const mail: NotificationKind[] = ['agency-mail'];

onEachDatabase(() => {
  const accept = async (changes = {}) =>
    (await acceptSubmission(database, newSubmission(changes))).id;
  const tryClaim = (now: number, leaseUntil = now + 1000, kinds = mail) =>
    claimDue(database, kinds, { now, leaseUntil });
  const claim = async (now: number, leaseUntil = now + 1000, kinds = mail) => {
    const claimed = await tryClaim(now, leaseUntil, kinds);
    if (!claimed) throw new Error('Nothing is due');
    return claimed;
  };
  const recordOf = async (id: string) => (await findRecord(database, id))?.notifications[0];

  test('§13.3 Delivery: two servers that look at once never get the same notification', async () => {
    const other = await openSecond();
    for (let n = 0; n < 30; n += 1) await accept();
    const claims = await Promise.all(
      Array.from({ length: 40 }, (_, n) =>
        claimDue(n % 2 ? database : other, mail, { now: arrival, leaseUntil: arrival + 1000 }),
      ),
    );
    const taken = claims.flatMap((claimed) => claimed?.id ?? []);
    expect(taken).toHaveLength(30);
    expect(new Set(taken).size).toBe(30);
  });

  test('§13.3 Delivery: a claim that outlived its lease is taken over and can change nothing more', async () => {
    await accept();
    const lost = await claim(arrival);
    expect(await tryClaim(arrival + 999)).toBeNull();
    expect(await nextDueAt(database, mail)).toBe(arrival + 1000);
    const taken = await claim(arrival + 1000);
    expect(taken).toMatchObject({ id: lost.id, attempts: 2, messageId: lost.messageId });
    await markSent(database, lost, arrival);
    expect((await outboxHealth(database)).pending).toBe(1);
    await markSent(database, taken, arrival);
    expect(await outboxHealth(database)).toMatchObject({ pending: 0, oldestPendingSince: null });
  });

  test('§13.3 Delivery: a retry waits for its moment, a failure is counted', async () => {
    await accept();
    const nextAttemptAt = arrival + minute;
    await endClaim(database, await claim(arrival), {
      state: 'pending',
      nextAttemptAt,
      lastError: '450',
    });
    expect(await nextDueAt(database, mail)).toBe(nextAttemptAt);
    expect(await tryClaim(nextAttemptAt - 1)).toBeNull();
    expect(await outboxHealth(database)).toMatchObject({
      pending: 1,
      retrying: 1,
      oldestPendingSince: arrival,
    });
    await endClaim(database, await claim(nextAttemptAt), { state: 'failed' });
    expect(await outboxHealth(database)).toMatchObject({ pending: 0, failed: 1 });
    expect(await nextDueAt(database, mail)).toBeNull();
  });

  test('§13.3 Delivery: each worker takes its own kinds; what is skipped is neither due nor failed', async () => {
    const id = await accept({
      notifications: [
        { id: 'm', kind: 'agency-mail', messageId: '<m@x>' },
        { id: 'c', kind: 'confirmation-mail', messageId: '<c@x>' },
      ],
    });
    expect(await nextDueAt(database, ['webhook'])).toBeNull();
    expect(await tryClaim(arrival, arrival + 1000, ['webhook'])).toBeNull();
    const claimed = await claim(arrival, arrival + 1000, ['confirmation-mail']);
    expect(claimed.id).toBe('c');
    await endClaim(database, claimed, { state: 'skipped', lastError: 'why' });
    expect(await nextDueAt(database, ['confirmation-mail'])).toBeNull();
    expect(await outboxHealth(database)).toMatchObject({ pending: 1, failed: 0 });
    expect((await findRecord(database, id))?.notifications).toContainEqual(
      expect.objectContaining({ kind: 'confirmation-mail', state: 'skipped', lastError: 'why' }),
    );
  });

  test('§13.3 Delivery: of several kinds the one that has been due longest is taken first', async () => {
    const notification = (id: string, kind: 'agency-mail' | 'webhook') => ({
      receivedAt: arrival + Number(id),
      notifications: [{ id, kind, messageId: `<${id}@x>` }],
    });
    await accept(notification('2', 'agency-mail'));
    await accept(notification('1', 'webhook'));
    const kinds: NotificationKind[] = ['agency-mail', 'webhook'];
    expect((await claim(arrival + 9, arrival + 1000, kinds)).id).toBe('1');
    expect((await claim(arrival + 9, arrival + 1000, kinds)).id).toBe('2');
  });

  test('§12.4 Honeypot: a quarantined submission waits for its release, once, and its age counts from then', async () => {
    const id = await accept({ quarantined: true });
    expect(await tryClaim(arrival)).toBeNull();
    expect((await outboxHealth(database)).quarantined).toBe(1);
    const later = arrival + 99 * hour;
    expect(await releaseSubmission(database, id, later)).toBe(true);
    expect(await releaseSubmission(database, id, later)).toBe(false);
    const claimed = await claim(later);
    expect(claimed).toMatchObject({ waitingSince: later, submission: { quarantined: true } });
  });

  test('§13.3 Delivery: what failed or was sent goes out again, under its Message-ID', async () => {
    const id = await accept();
    expect(await resend(database, id, { now: arrival })).toBe(0);
    const first = await claim(arrival);
    await endClaim(database, first, { state: 'failed', lastError: '550' });
    expect(await recordOf(id)).toMatchObject({ state: 'failed', lastError: '550' });

    const later = arrival + 99 * hour;
    expect(await resend(database, id, { now: later })).toBe(1);
    expect((await outboxHealth(database)).oldestPendingSince).toBe(later);
    const second = await claim(later);
    expect(second).toMatchObject({ messageId: first.messageId, attempts: 1, waitingSince: later });
    await markSent(database, second, later);
    expect(await recordOf(id)).toMatchObject({ state: 'sent', sentAt: later, lastError: null });

    expect(await resend(database, id, { now: later, kind: 'agency-mail' })).toBe(1);
    expect((await claim(later)).messageId).toBe(first.messageId);
  });
});
