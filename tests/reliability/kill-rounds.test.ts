import { setTimeout } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { backends } from '../../server/test-support/databases.ts';
import { eventually } from '../../server/test-support/eventually.ts';
import {
  endLeases,
  makeServerFolder,
  type ServerProcess,
  startServer,
} from '../../server/test-support/server-process.ts';
import { catchMail, countByMessageId } from '../../server/test-support/smtp-catcher.ts';

/** Each starts a server, puts it under load and kills it. `npm run test:long` makes 300 of them. */
const rounds = Number(process.env.KILL_ROUNDS ?? 2);
const senders = 4;
/**
 * The server is killed so long after its first submission at most. What it took meanwhile has to
 * be mailed in the end, nine a second: the test's mail server lets everyone wait for 100 ms.
 */
const maxLifeMs = 150;

vi.setConfig({ testTimeout: 60_000 + rounds * 15_000 });

test.each(backends)(
  '§12.2 Acknowledged means stored: no acknowledged submission is lost by kill -9 at any moment, on $name',
  async ({ name }) => {
    const { folder, environment, query } = await makeServerFolder(name);
    await using smtp = await catchMail();
    const start = () => startServer(folder, { SMTP_URL: smtp.url, ...environment });

    const acknowledged = new Map<string, string>();
    const contradictions: string[] = [];
    /** Sent, and the answer lost: a visitor's form would try them again. */
    let unanswered: string[] = [];
    let written = 0;
    let again = 0;
    const send = async (server: ServerProcess, key: string) => {
      const id = await server.post(key);
      if (!id) return void unanswered.push(key);
      if ((acknowledged.get(key) ?? id) !== id) contradictions.push(key);
      acknowledged.set(key, id);
    };

    for (let round = 0; round < rounds; round += 1) {
      const server = await start();
      const retries = unanswered;
      unanswered = [];
      again += retries.length;
      await Promise.all(retries.map((key) => send(server, key)));
      let alive = true;
      const load = Array.from({ length: senders }, async () => {
        while (alive) {
          written += 1;
          await send(server, `envio-${written}`);
        }
      });
      await setTimeout(Math.random() * maxLifeMs);
      const death = server.kill();
      alive = false;
      await Promise.all([death, ...load]);
    }

    await endLeases(query, await query(`select id from outbox where state = 'claimed'`));
    const last = await start();
    for (const key of unanswered.splice(0)) await send(last, key);
    const unsent = `select id from outbox where state in ('pending', 'claimed')`;
    const backlog = (await query(unsent)).length;
    await eventually(async () => (await query(unsent)).length === 0, { seconds: 60 + backlog / 5 });
    expect(await last.stop()).toBe(0);

    const stored = await query('select id from submissions');
    const sent = await query(`select message_id from outbox where state = 'sent'`);
    const counts = countByMessageId(smtp.mails);
    const repeated = [...counts.values()].filter((count) => count > 1).length;
    console.info(
      `${name}: ${rounds} rounds, ${acknowledged.size} submissions acknowledged, ${again} sent again after a lost answer, ${stored.length} stored, ${counts.size} mails, ${repeated} of them repeated under their Message-ID`,
    );
    expect(contradictions).toEqual([]);
    expect(acknowledged.size).toBe(written);
    expect(stored.map(({ id }) => String(id)).toSorted()).toEqual(
      [...acknowledged.values()].toSorted(),
    );
    expect([...counts.keys()].toSorted()).toEqual(sent.map((row) => row.message_id).toSorted());
  },
);
