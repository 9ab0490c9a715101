import { expect, test } from 'vitest';
import { database, onEachDatabase, openSecond } from '../test-support/databases.ts';
import { arrival, newSubmission } from '../test-support/submissions.ts';
import { outboxHealth } from './health.ts';
import { closeIncident, openIncident, undeliveredSubmissions } from './incidents.ts';
import { acceptSubmission, type NewNotification } from './submissions.ts';

onEachDatabase(() => {
  test('§13.7 Alarm and digest: an incident opens once over all servers, with its alarm, until it is closed', async () => {
    const other = await openSecond();
    await acceptSubmission(database, newSubmission());
    const none = { submissions: 0, since: null };
    expect(await undeliveredSubmissions(database, arrival - 1)).toEqual(none);
    const one = { submissions: 1, since: arrival };
    expect(await undeliveredSubmissions(database, arrival)).toEqual(one);
    const alarm = (n: number): NewNotification[] => [
      { id: `alarm-${n}`, kind: 'alarm-mail', messageId: `<alarm-${n}@x>` },
    ];
    const open = (n: number) =>
      openIncident(n % 2 ? database : other, 'submissions-undelivered', alarm(n), arrival);
    const opened = await Promise.all(Array.from({ length: 10 }, (_, n) => open(n)));
    expect(opened.filter(Boolean)).toHaveLength(1);
    expect((await outboxHealth(database)).pending).toBe(2);
    await closeIncident(other, 'submissions-undelivered');
    expect(await open(77)).toBe(true);
  });
});
