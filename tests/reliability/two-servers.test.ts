import { afterEach, expect, test, vi } from 'vitest';
import { honeypotField } from '../../domain/quote/honeypot.ts';
import { eventually } from '../../server/test-support/eventually.ts';
import { makeFixtureFolder } from '../../server/test-support/fixture-site.ts';
import { freshDatabase } from '../../server/test-support/fresh-database.ts';
import { catchMail } from '../../server/test-support/smtp-catcher.ts';
import { arrivals, endLeasesOf, type Query } from './ledger.ts';
import { startServer } from './server-process.ts';

/** `TWO_SERVERS_SUBMISSIONS=2000` makes a longer run of it. */
const submissions = Number(process.env.TWO_SERVERS_SUBMISSIONS ?? 24);
/** More at once would be refused as too many. */
const senders = 24;
/** How long a heap of mail may take, in seconds: the mail server here greets each after a tenth of one. */
const patience = 60 + submissions / 4;

vi.setConfig({ testTimeout: 120_000 + 600 * submissions });

const clearing: (() => unknown)[] = [];
afterEach(async () => {
  for (const clear of clearing.splice(0).toReversed()) await clear();
});

test('§7 Delivery: of two servers on one PostgreSQL one is killed: all is sent, nothing twice by the living', async () => {
  const database = await freshDatabase();
  clearing.push(database.drop);
  const smtp = await catchMail();
  clearing.push(smtp.close);
  const fixture = makeFixtureFolder();
  clearing.push(fixture.remove);
  const environment = { DATABASE_URL: database.url, SMTP_URL: smtp.url };
  const [doomed, living] = await Promise.all([
    startServer(fixture.folder, environment),
    startServer(fixture.folder, environment),
  ]);
  clearing.push(doomed.kill, living.kill);

  // A heap of mail that both find at the same moment: submissions that were held, and are released.
  const trapped = { [honeypotField]: 'x' };
  for (let n = 0; n < submissions; n += 1) await living.post(`retenida-${n}`, trapped);
  await database.rows(`update outbox set state = 'pending' where state = 'held'`);

  // A submission wakes a server that has nothing to do.
  await Promise.all([doomed.post('despierta-1'), living.post('despierta-2')]);
  await eventually(() => smtp.mails.length > submissions / 2, { seconds: patience });

  const acknowledged = new Map<string, string>();
  const unanswered: string[] = [];
  /** What both had in hand when one of them was killed. */
  let inHand: Claims = [];
  const send = async (n: number) => {
    const key = `carta-${n}`;
    const id = await (n % 2 ? doomed : living).post(key);
    if (id) acknowledged.set(key, id);
    else unanswered.push(key);
    if (acknowledged.size === Math.floor(submissions / 2)) {
      await doomed.kill();
      inHand = await claims(database.rows);
    }
  };
  let next = 0;
  const sender = async () => {
    while (next < submissions) await send(next++);
  };
  await Promise.all(Array.from({ length: senders }, sender));
  // What a visitor's form does: it tries again under the same key, and reaches the other server.
  for (const key of unanswered) {
    const id = await living.post(key);
    if (id) acknowledged.set(key, id);
  }
  expect(acknowledged.size).toBe(submissions);
  expect(new Set(acknowledged.values()).size).toBe(submissions);

  const orphans = await orphansOf(database.rows, inHand);
  await endLeasesOf(
    database.rows,
    orphans.map(({ id }) => id),
  );
  // The next submission wakes the server that is left.
  await living.post('carta-final');
  await eventually(async () => (await unsent(database.rows)).length === 0, {
    seconds: patience,
  });
  expect(await living.stop()).toBe(0);

  const stored = await database.rows(`select id from submissions`);
  expect(stored).toHaveLength(2 * submissions + 3);
  const sent = await database.rows(`select message_id from outbox where state = 'sent'`);
  const counts = arrivals(smtp.mails);
  expect([...counts.keys()].toSorted()).toEqual(sent.map((row) => row.message_id).toSorted());
  const inDeadHands = new Set(orphans.map((row) => row.message_id));
  const twice = [...counts].filter(([, count]) => count > 1);
  expect(twice.filter(([messageId]) => !inDeadHands.has(messageId))).toEqual([]);
  console.info(
    `${submissions} held submissions released and ${submissions} sent, ${unanswered.length} sent again to the other server, ${orphans.length} notifications in dead hands, ${twice.length} mails repeated under their Message-ID`,
  );
});

const unsent = (query: Query) =>
  query(`select id from outbox where state in ('pending', 'claimed')`);

type Claims = Awaited<ReturnType<Query>>;

const claims = (query: Query): Promise<Claims> =>
  query(`select id, message_id, lease_until from outbox where state = 'claimed' order by id`);

/** The claims of the dead: of those in hand, the ones that the living server does not end. */
async function orphansOf(query: Query, inHand: Claims): Promise<Claims> {
  let last = { count: -1, since: Date.now() };
  return eventually(async () => {
    const now = new Set((await claims(query)).map((claim) => JSON.stringify(claim)));
    const left = inHand.filter((claim) => now.has(JSON.stringify(claim)));
    if (left.length !== last.count) last = { count: left.length, since: Date.now() };
    return Date.now() - last.since > 3000 && left;
  });
}
