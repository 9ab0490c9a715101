import { afterEach, expect, test, vi } from 'vitest';
import { backends } from '../../server/test-support/backends.ts';
import { makePlace } from './place.ts';
import { startServer } from './server-process.ts';

// A database and a server are started, on machines that may be busy.
vi.setConfig({ testTimeout: 120_000 });

const clearing: (() => unknown)[] = [];
afterEach(async () => {
  for (const clear of clearing.splice(0).toReversed()) await clear();
});

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
  '§7 Contact call: the log of a row that $name refuses has nothing of the submission',
  async ({ name }) => {
    const { folder, environment, query } = await makePlace(name, clearing);
    const server = await startServer(folder, environment);
    clearing.push(server.kill);
    await query(refusals[name] ?? '');

    expect(await server.post('rehusada', personal)).toBeNull();
    expect(await query('select id from submissions')).toEqual([]);
    expect(await server.stop()).toBe(0);
    expect(server.log()).toContain('No pudimos guardar');
    for (const text of Object.values(personal)) expect(server.log()).not.toContain(text);
  },
);
