import { expect, test } from 'vitest';
import { database, onEachDatabase, openSecond } from '../test-support/databases.ts';
import { arrival, newSubmission } from '../test-support/submissions.ts';
import { planDigest, quarantinedForDigest } from './digest.ts';
import { claimDue, releaseSubmission } from './outbox.ts';
import { acceptSubmission, type NewNotification } from './submissions.ts';

const minute = 60_000;
const digest = (day: number): NewNotification => ({
  id: `digest-${day}-${Math.random()}`,
  kind: 'digest-mail',
  messageId: `<digest-${day}@x>`,
});

onEachDatabase(() => {
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
});
