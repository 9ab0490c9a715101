import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { backends } from '../../server/test-support/databases.ts';
import { eventually } from '../../server/test-support/eventually.ts';
import { startPostgres } from '../../server/test-support/postgres-server.ts';
import {
  makeServerFolder,
  type ServerProcess,
  startServer,
} from '../../server/test-support/server-process.ts';
import { catchMail, countByMessageId } from '../../server/test-support/smtp-catcher.ts';
import { quoteBody, quoteForm } from '../../server/test-support/submissions.ts';
import { makeSmallDisk } from './small-disk.ts';

vi.setConfig({ testTimeout: 180_000 });

interface Outage {
  kind: string;
  environment: Record<string, string>;
  begin(server: ServerProcess): unknown;
  end(server: ServerProcess): unknown;
}

async function fullDisk(): Promise<Outage> {
  const disk = makeSmallDisk();
  onTestFinished(disk.remove);
  return {
    kind: disk.kind,
    environment: { DATA_DIR: join(disk.folder, 'data') },
    begin: ({ pid }) => disk.fill(pid),
    end: ({ pid }) => disk.free(pid),
  };
}

async function lostDatabase(): Promise<Outage> {
  const postgres = await startPostgres();
  onTestFinished(postgres.stop);
  return {
    kind: 'PostgreSQL stopped and started again',
    environment: { DATABASE_URL: `${postgres.url}/postgres` },
    begin: postgres.halt,
    end: postgres.resume,
  };
}

test.each([
  ['the disk is full', fullDisk],
  ['the database is gone', lostDatabase],
])(
  '§12.2 Acknowledged means stored: while %s submissions are refused with 503, then taken again without a restart',
  async (_, make) => {
    const outage = await make();
    await using smtp = await catchMail();
    const { folder } = await makeServerFolder('SQLite');
    const server = await startServer(folder, {
      ...outage.environment,
      SMTP_URL: smtp.url,
      CONFIRMATION_MAIL: 'off',
    });
    const call = (path: string, init?: RequestInit) => fetch(server.origin + path, init);
    const healthStatus = async () => (await call('/health')).status;

    const acknowledged: string[] = [];
    let written = 0;
    const send = async () => {
      written += 1;
      const answer = await call('/api/contact', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': `envio-${written}` },
        body: JSON.stringify(quoteBody({ message: `Envío ${written}: ${'ñ'.repeat(2000)}` })),
      });
      const body = (await answer.json()) as { id: string; title: string };
      if (answer.status === 201) acknowledged.push(body.id);
      return { answer, body };
    };

    await send();
    // A claim whose answer is lost with the database waits for its lease to end.
    await eventually(() => smtp.mails.length === 1, { seconds: 30 });
    await outage.begin(server);
    // A file that is there already may have some room left.
    const { answer, body } = await eventually(async () => {
      const sent = await send();
      return sent.answer.status !== 201 && sent;
    });
    expect(answer.status).toBe(503);
    expect(answer.headers.get('retry-after')).toBe('10');
    expect(body.title).toContain('No pudimos guardar');
    expect(await healthStatus()).toBe(503);
    expect((await call('/about')).status).toBe(200);
    const form = await call('/api/contact', { method: 'POST', body: quoteForm() });
    expect(form.status).toBe(503);
    expect(await form.text()).toContain('value="Ana López"');

    await outage.end(server);
    const before = acknowledged.length;
    await eventually(async () => (await send()).answer.status === 201, { seconds: 30 });
    await eventually(async () => (await healthStatus()) === 200);
    await eventually(() => smtp.mails.length >= acknowledged.length, { seconds: 60 });
    expect(await server.stop()).toBe(0);
    expect(countByMessageId(smtp.mails).size).toBe(acknowledged.length);
    expect(smtp.mails).toHaveLength(acknowledged.length);
    console.info(
      `${outage.kind}: ${before} submissions acknowledged before, ${written - acknowledged.length} refused meanwhile, every one of ${acknowledged.length} mailed once`,
    );
  },
);

/** Both databases tell of the row that they refuse, PostgreSQL by itself. */
const refusals: Record<string, string> = {
  SQLite: `create trigger refusal before insert on outbox begin
    select raise(abort, 'refused') from submissions where id = new.submission_id; end`,
  PostgreSQL: `alter table submissions add constraint refusal check (received_at < 0) not valid`,
};

const personal = {
  name: 'Ximena Quintanilla',
  email: 'ximena.quintanilla@example.com',
  phone: '722 555 8642',
  company: 'Talabartería Zepeda',
  message: 'Un secreto de familia',
};

test.each(backends)(
  '§11.3 Log: the log of a row that $name refuses has nothing of the submission',
  async ({ name }) => {
    const { folder, environment, query } = await makeServerFolder(name);
    const server = await startServer(folder, environment);
    await query(refusals[name] ?? '');

    expect(await server.post('rehusada', personal)).toBeNull();
    expect(await query('select id from submissions')).toEqual([]);
    expect(await server.stop()).toBe(0);
    expect(server.log()).toContain('No pudimos guardar');
    for (const text of Object.values(personal)) expect(server.log()).not.toContain(text);
  },
);
