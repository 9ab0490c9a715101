import { expect, test, vi } from 'vitest';
import { honeypotField } from '../../domain/forms/form-definition.ts';
import { eventually } from '../../server/test-support/eventually.ts';
import {
  endLeases,
  makeServerFolder,
  type Query,
  startServer,
} from '../../server/test-support/server-process.ts';
import { catchMail, countByMessageId } from '../../server/test-support/smtp-catcher.ts';

/** `TWO_SERVERS_SUBMISSIONS=2000` makes a longer run of it. */
const submissions = Number(process.env.TWO_SERVERS_SUBMISSIONS ?? 24);
/** More at once would be refused as too many. */
const senders = 24;
/** How long the mails may take, in seconds: the mail server here greets each sender after a tenth of one. */
const timeoutSeconds = 60 + submissions / 4;

vi.setConfig({ testTimeout: 120_000 + 600 * submissions });

test('§13.3 Delivery: of two servers on one PostgreSQL one is killed: all is sent, nothing twice by the other', async () => {
  const { folder, environment, query } = await makeServerFolder('PostgreSQL');
  await using smtp = await catchMail();
  const start = () => startServer(folder, { SMTP_URL: smtp.url, ...environment });
  const [killed, other] = await Promise.all([start(), start()]);

  // Mail that both find at the same moment: submissions that were in quarantine, and are released.
  const quarantined = { [honeypotField]: 'x' };
  for (let n = 0; n < submissions; n += 1) await other.post(`retenida-${n}`, quarantined);
  await query(`update outbox set state = 'pending' where state = 'quarantined'`);

  // A submission wakes a server that has nothing to do.
  await Promise.all([killed.post('despierta-1'), other.post('despierta-2')]);
  await eventually(() => smtp.mails.length > submissions / 2, { seconds: timeoutSeconds });

  const acknowledged = new Map<string, string>();
  const unanswered: string[] = [];
  /** What both had claimed when one of them was killed. */
  let claimedAtKill: Claims = [];
  const send = async (n: number) => {
    const key = `envio-${n}`;
    const id = await (n % 2 ? killed : other).post(key);
    if (id) acknowledged.set(key, id);
    else unanswered.push(key);
    if (acknowledged.size === Math.floor(submissions / 2)) {
      await killed.kill();
      claimedAtKill = await claims(query);
    }
  };
  let next = 0;
  const sender = async () => {
    while (next < submissions) await send(next++);
  };
  await Promise.all(Array.from({ length: senders }, sender));
  // What a visitor's form does: it tries again under the same key, and reaches the other server.
  for (const key of unanswered) {
    const id = await other.post(key);
    if (id) acknowledged.set(key, id);
  }
  expect(acknowledged.size).toBe(submissions);
  expect(new Set(acknowledged.values()).size).toBe(submissions);

  const orphans = await orphansOf(query, claimedAtKill);
  await endLeases(query, orphans);
  // The next submission wakes the server that is left.
  await other.post('envio-final');
  await eventually(async () => (await unsent(query)).length === 0, {
    seconds: timeoutSeconds,
  });
  expect(await other.stop()).toBe(0);

  const stored = await query(`select id from submissions`);
  expect(stored).toHaveLength(2 * submissions + 3);
  const sent = await query(`select message_id from outbox where state = 'sent'`);
  const counts = countByMessageId(smtp.mails);
  expect([...counts.keys()].toSorted()).toEqual(sent.map((row) => row.message_id).toSorted());
  const orphanedIds = new Set(orphans.map((row) => row.message_id));
  const twice = [...counts].filter(([, count]) => count > 1);
  expect(twice.filter(([messageId]) => !orphanedIds.has(messageId))).toEqual([]);
  console.info(
    `${submissions} quarantined submissions released and ${submissions} sent, ${unanswered.length} sent again to the other server, ${orphans.length} notifications claimed by the killed server, ${twice.length} mails repeated under their Message-ID`,
  );
});

const unsent = (query: Query) =>
  query(`select id from outbox where state in ('pending', 'claimed')`);

type Claims = Awaited<ReturnType<Query>>;

const claims = (query: Query): Promise<Claims> =>
  query(`select id, message_id, lease_until from outbox where state = 'claimed' order by id`);

/** The claims of the killed server: those that the other one does not end. */
async function orphansOf(query: Query, claimedAtKill: Claims): Promise<Claims> {
  let last = { count: -1, since: Date.now() };
  return eventually(async () => {
    const now = new Set((await claims(query)).map((claim) => JSON.stringify(claim)));
    const left = claimedAtKill.filter((claim) => now.has(JSON.stringify(claim)));
    if (left.length !== last.count) last = { count: left.length, since: Date.now() };
    return Date.now() - last.since > 3000 && left;
  });
}
