import { expect, test } from 'vitest';
import { database, onEachDatabase, temporaryFolder } from '../test-support/databases.ts';
import { arrival, newSubmission } from '../test-support/submissions.ts';
import { deleteSubmission, purge } from './deletion.ts';
import { outboxHealth } from './health.ts';
import { claimDue, endClaim, markSent } from './outbox.ts';
import { findRecord, submissionRecords } from './submission-records.ts';
import { acceptSubmission } from './submissions.ts';

const hour = 60 * 60_000;

onEachDatabase(() => {
  const accept = async (changes = {}) =>
    (await acceptSubmission(database, newSubmission(changes))).id;
  const claim = async (now: number) => {
    const claimed = await claimDue(database, ['agency-mail'], { now, leaseUntil: now + 1000 });
    if (!claimed) throw new Error('Nothing is due');
    return claimed;
  };

  test('a deleted submission takes everything with it', async () => {
    const submission = newSubmission({ idempotencyKey: 'k' });
    await acceptSubmission(database, submission);
    const other = await accept();
    await deleteSubmission({ database, dataDir: temporaryFolder() }, submission.id);
    expect(await findRecord(database, submission.id)).toBeNull();
    expect(await outboxHealth(database)).toMatchObject({ pending: 1 });
    expect(await findRecord(database, other)).not.toBeNull();
    expect(await acceptSubmission(database, submission)).toEqual({
      id: submission.id,
      repeated: false,
    });
  });

  test('a purge spares what is younger and what is still to be delivered', async () => {
    await accept();
    await markSent(database, await claim(arrival), arrival);
    await accept({ quarantined: true });
    await accept();
    await endClaim(database, await claim(arrival), { state: 'failed' });
    const pending = await accept();
    const claimed = await accept();
    await claimDue(database, ['agency-mail'], { now: arrival, leaseUntil: arrival + hour });
    const young = await accept({ receivedAt: arrival + 1, quarantined: true });

    expect(await purge({ database, dataDir: temporaryFolder() }, arrival + 1)).toBe(3);
    const left = await Array.fromAsync(submissionRecords(database), ({ id }) => id);
    expect(left).toEqual([pending, claimed, young].toSorted());
  });
});
