import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { beforeEach, describe, expect, test } from 'vitest';
import { honeypotField } from '../../domain/forms/form-definition.ts';
import type { StorageSettings } from '../config/config.ts';
import { openSqlite } from '../storage/database.ts';
import { deleteSubmission } from '../storage/deletion.ts';
import { claimDue, endClaim, markSent } from '../storage/outbox.ts';
import { findRecord } from '../storage/submission-records.ts';
import { acceptSubmission, findSubmission } from '../storage/submissions.ts';
import { makePdf } from '../test-support/cv-files.ts';
import { database, onEachDatabase, settings, temporaryFolder } from '../test-support/databases.ts';
import { arrival, joinBody, newSubmission, quoteBody } from '../test-support/submissions.ts';
import { makeTestServer } from '../test-support/test-server.ts';
import { runCommandLine } from './command-line.ts';
import { csvLines, jsonOf, jsonTextOf, rowOf, tableOf } from './record-formats.ts';

/** Runs a command on these submissions. */
async function submissions({ databaseUrl, dataDir }: StorageSettings, ...args: string[]) {
  const ran = { status: 0, out: '', err: '' };
  ran.status = await runCommandLine(args, {
    environment: databaseUrl ? { DATABASE_URL: databaseUrl } : { DATA_DIR: dataDir },
    print: (line) => {
      ran.out += `${line}\n`;
    },
    printError: (line) => {
      ran.err += `${line}\n`;
    },
  });
  return ran;
}

let folder = '';
beforeEach(() => {
  folder = temporaryFolder();
});

onEachDatabase(() => {
  const ids = { sent: '', failed: '', quarantined: '' };

  /** Open all the while, as by a server that runs; it has a submission of each sort. */
  beforeEach(async () => {
    const accept = async (changes = {}) =>
      (await acceptSubmission(database, newSubmission(changes))).id;
    const claim = async () =>
      (await claimDue(database, ['agency-mail'], { now: arrival, leaseUntil: arrival + 1000 })) ?? {
        id: '',
        leaseUntil: 0,
      };
    ids.sent = await accept({ payload: quoteBody({ name: 'Ana\u001b[2J Ñandú' }) });
    await markSent(database, await claim(), arrival);
    ids.failed = await accept({ receivedAt: arrival - 1 });
    await endClaim(database, await claim(), { state: 'failed', lastError: '550 no such user' });
    ids.quarantined = await accept({
      receivedAt: arrival + 1,
      quarantined: true,
      kind: 'application',
    });
  });

  const stateOf = async (id: string) => (await findRecord(database, id))?.notifications[0]?.state;

  test('list and show tell how the mail of each submission stands', async () => {
    const { out, status } = await submissions(settings, 'list');
    expect(status).toBe(0);
    expect(out.split('\n').map((line) => line.replace(/ {2,}/g, '|').replace(/\|$/, ''))).toEqual([
      'ID|RECEIVED|KIND|FROM|MAIL',
      `${ids.failed}|2027-01-15 01:59|quote|Ana|failed, 1 try: 550 no such user`,
      `${ids.sent}|2027-01-15 02:00|quote|Ana [2J Ñandú|sent`,
      `${ids.quarantined}|2027-01-15 02:00|application|Ana|quarantined`,
      '',
    ]);
    const shown = await submissions(settings, 'show', ids.sent);
    expect(JSON.parse(shown.out)).toMatchObject({
      id: ids.sent,
      receivedAt: '2027-01-15T08:00:00.000Z',
      payload: { phone: '722 555 0100' },
      notifications: [{ state: 'sent', messageId: `<${ids.sent}@x>` }],
    });
  });

  test('resend, release and delete work while a server runs', async () => {
    expect((await submissions(settings, 'resend', ids.failed)).out).toContain('1 to be sent again');
    expect(await stateOf(ids.failed)).toBe('pending');
    expect((await submissions(settings, 'release', ids.quarantined)).status).toBe(0);
    expect(await stateOf(ids.quarantined)).toBe('pending');

    expect((await submissions(settings, 'delete', ids.sent)).out).toContain(ids.sent);
    expect(await findSubmission(database, ids.sent)).toBeNull();
  });

  test('purge deletes by age', async () => {
    const now = Date.now();
    const old = newSubmission({ receivedAt: now - 40 * 86_400_000, quarantined: true });
    const young = newSubmission({ receivedAt: now - 20 * 86_400_000, quarantined: true });
    await acceptSubmission(database, old);
    await acceptSubmission(database, young);
    expect((await submissions(settings, 'purge', '--older-than', '1m')).out).toBe('1 deleted.\n');
    expect(await findSubmission(database, young.id)).not.toBeNull();
    expect(await findSubmission(database, ids.quarantined)).not.toBeNull();
  });

  test('a backup restores what is missing', async () => {
    const file = join(folder, 'submissions.backup');
    expect((await submissions(settings, 'backup', file)).out).toBe(`3 submissions in ${file}\n`);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readdirSync(folder)).toEqual(['submissions.backup']);
    await deleteSubmission({ database, dataDir: temporaryFolder() }, ids.quarantined);
    const missing = await submissions(settings, 'restore', file);
    expect(missing.out).toBe('1 submissions restored, 2 were here already.\n');
    expect(await stateOf(ids.quarantined)).toBe('quarantined');
  });

  test('the table runs nothing in Excel and keeps every value; JSON keeps it exactly', async () => {
    const payload = quoteBody({
      name: '=HYPERLINK("https://example.net","x")',
      company: '@SUM(1)',
      phone: '+52 722 555 0100',
      message: '-1+1\n; "ñ", 🍸',
    });
    const pricing = {
      items: [{ name: 'Web Esencial', categoryId: 'desarrollo-web' }],
      total: 800,
      flags: [],
    };
    const { id } = await acceptSubmission(
      database,
      newSubmission({ receivedAt: arrival + 9, payload, pricing }),
    );
    const file = join(folder, 'submissions.csv');
    expect(
      (await submissions(settings, 'export', '--format', 'csv', '--output', file)).status,
    ).toBe(0);
    const csv = readFileSync(file, 'utf8');
    expect(csv.startsWith('\uFEFF"Folio","Recibido","Tipo"')).toBe(true);
    expect(csv.split('\r\n')).toHaveLength(6);
    const row = csv.split('\r\n').find((line) => line.includes(id));
    expect(row).toContain(`"'=HYPERLINK(""https://example.net"",""x"")","ana@example.com"`);
    expect(row).toContain(`"'+52 722 555 0100","'@SUM(1)"`);
    expect(row).toContain(`"Web Esencial (desarrollo-web)","800",`);
    expect(row).toContain(`"'-1+1\n; ""ñ"", 🍸"`);

    const { out } = await submissions(settings, 'export', '--format', 'json');
    expect(JSON.parse(out)).toHaveLength(4);
    expect(JSON.parse(out).at(-1)).toMatchObject({ id, payload });
  });
});

test.each([
  ['0445512345678', "'0445512345678"],
  ['(01) 722 555 0100 ext. 3', "'(01) 722 555 0100 ext. 3"],
  ['1-2', "'1-2"],
  ['5 de mayo de 2026', "'5 de mayo de 2026"],
  ['MAR1', "'MAR1"],
  ['1E5', "'1E5"],
  ['10:30 p. m.', "'10:30 p. m."],
  ['=1+1', "'=1+1"],
  ['\u202e=1+1', "'=1+1"],
  ['Ana \u202egnp.exe\u2069', 'Ana gnp.exe'],
  ['Calle 5 de mayo número 3', 'Calle 5 de mayo número 3'],
])('a spreadsheet gets the text %j as %j', async (company, shown) => {
  const payload = quoteBody({ company });
  const record = { ...newSubmission({ payload }), notifications: [] };
  const [, row] = await Array.fromAsync(csvLines(Readable.from([record])));
  expect(row).toContain(`,"${shown}",`);
  expect(JSON.parse(jsonTextOf(jsonOf(record)))).toMatchObject({ payload: { company } });
});

test('what is printed cannot steer the terminal', () => {
  const payload = quoteBody({ name: 'Ana \u202egnp.exe\u2069\u200f\u009b2J' });
  const record = { ...newSubmission({ payload }), notifications: [] };
  const control = /[\u007f-\u009f\u200f\u202e\u2069]/;
  expect(jsonTextOf(jsonOf(record))).not.toMatch(control);
  expect(tableOf([rowOf(record)]).join()).not.toMatch(control);
});

test('§11.4 Retention: what is deleted leaves none of its mails in the data folder', async () => {
  await using server = await makeTestServer({
    withMail: true,
    environment: { CONFIRMATION_MAIL: 'on' },
  });
  const here = { databaseUrl: null, dataDir: server.dataDir };
  const secret = 'Zutanita';
  const apply = async (changes: Record<string, unknown>) => {
    const { headers, ...answer } = await server.postJson('/api/join-us', joinBody(changes));
    const url = String(headers.location);
    await server.app.inject({ method: 'PUT', url, payload: makePdf() });
    return String(answer.json().id);
  };
  const id = await apply({ name: secret, message: secret });
  const quarantined = await apply({ [honeypotField]: 'x', message: secret });
  await apply({ message: 'Otra persona' });
  await server.advance(2 * 24 * 60 * 60_000);
  const mails = () => readdirSync(server.mailFolder).length;
  // Two mails and a confirmation for each that is not quarantined, and a digest.
  await server.untilRows("select id from outbox where state = 'sent'", 7);
  expect(mails()).toBe(7);
  expect((await submissions(here, 'delete', id)).status).toBe(0);
  expect(mails()).toBe(4);
  expect((await submissions(here, 'delete', quarantined)).status).toBe(0);
  expect(mails()).toBe(3);
  for (const file of readdirSync(server.dataDir, { recursive: true, withFileTypes: true })) {
    if (!file.isFile()) continue;
    expect(readFileSync(join(file.parentPath, file.name), 'latin1')).not.toContain(secret);
  }
});

describe('what cannot be done is explained', () => {
  let here: StorageSettings;
  let id = '';
  beforeEach(async () => {
    here = { databaseUrl: null, dataDir: join(folder, 'data') };
    await using database = await openSqlite(here.dataDir);
    ({ id } = await acceptSubmission(database, newSubmission()));
  });

  test.each([
    ['nothing to send again', ['resend', '{id}'], 1, 'Nothing to send again'],
    ['an unknown kind of mail', ['resend', '{id}', '--kind', 'pigeon'], 2, 'has agency-mail'],
    ['nothing to release', ['release', '{id}'], 1, 'is not in quarantine'],
    ['an unreadable age', ['purge', '--older-than', '2 years'], 2, '24m'],
    ['an unknown format', ['export', '--format', 'xls'], 2, 'expected csv or json'],
    ['a file that is there', ['backup', '{folder}/there'], 1, 'exists already'],
    ['a file that is not there', ['restore', '{folder}/none'], 1, 'does not exist'],
    ['a file that is no backup', ['restore', '{folder}/there'], 1, 'is no backup'],
    ['a missing word', ['show'], 2, 'Expected: npm run submissions -- show ID'],
    ['an unknown option', ['list', '--all'], 2, '--all'],
  ])('%s', async (_, command, status, message) => {
    writeFileSync(join(folder, 'there'), 'a note');
    const args = command.map((part) => part.replace('{id}', id).replace('{folder}', folder));
    const ran = await submissions(here, ...args);
    expect(ran).toMatchObject({ status, out: '' });
    expect(ran.err).toContain(message);
    expect(readFileSync(join(folder, 'there'), 'utf8')).toBe('a note');
  });

  test('a backup that was cut off', async () => {
    const file = join(folder, 'submissions.backup');
    await submissions(here, 'backup', file);
    writeFileSync(file, readFileSync(file).subarray(0, -20));
    const ran = await submissions(here, 'restore', file);
    expect(ran.status).toBe(1);
    expect(ran.err).toContain('ends too early');
  });

  test('a wrong folder, which is not made', async () => {
    const wrong = await submissions({ databaseUrl: null, dataDir: join(folder, 'typo') }, 'list');
    expect(wrong).toMatchObject({ status: 1, out: '' });
    expect(wrong.err).toContain('set DATA_DIR or DATABASE_URL');
    expect(readdirSync(folder)).toEqual(['data']);
  });
});

test.each([
  ['purge without an age', ['purge'], '--older-than is "": expected months as 24m'],
  ['export without a format', ['export'], '--format is "": expected csv or json'],
])('%s is explained before the database is looked for', async (_, args, message) => {
  const databaseUrl = 'postgres://nobody@127.0.0.1:1/none';
  const ran = await submissions({ databaseUrl, dataDir: folder }, ...args);
  expect(ran).toMatchObject({ status: 2, out: '' });
  expect(ran.err).toContain(message);
});

test('help names every command', async () => {
  const help = await submissions({ databaseUrl: null, dataDir: folder }, '--help');
  expect(help.status).toBe(0);
  const names = 'list show export resend release delete purge backup restore'.split(' ');
  for (const name of names) expect(help.out).toContain(`submissions -- ${name} `);
});
