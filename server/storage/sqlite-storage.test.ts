import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { newId } from './letter-id.ts';
import { databaseFileName, openSqliteStorage } from './sqlite-storage.ts';
import type { NewLetter } from './storage.ts';

let dataDir = '';
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'storage-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

const start = 1_800_000_000_000;

function letter(changes: Partial<NewLetter> = {}): NewLetter {
  const id = newId(start);
  return {
    id,
    kind: 'quote',
    receivedAt: start,
    payload: { name: 'Ana' },
    pricing: null,
    quarantined: false,
    landing: null,
    contentHash: id,
    idempotencyKey: null,
    uploadPermit: null,
    notifications: [{ id: `n-${id}`, kind: 'agency-mail', messageId: `<${id}@x>` }],
    ...changes,
  };
}

test('§7 Contact call: a repeated start keeps every letter and what is due', async () => {
  const first = await openSqliteStorage({ dataDir });
  const { id } = await first.acceptLetter(letter());
  await first.close();
  const second = await openSqliteStorage({ dataDir });
  expect((await second.findLetter(id))?.payload).toEqual({ name: 'Ana' });
  expect(await second.nextDueAt()).toBe(start);
  await second.close();
});

test('§7 Contact call: the write waits for the disk, and others cannot read the folder', async () => {
  const dir = join(dataDir, 'new');
  const storage = await openSqliteStorage({ dataDir: dir });
  const file = new DatabaseSync(join(dir, databaseFileName));
  expect(file.prepare('pragma journal_mode').get()).toEqual({ journal_mode: 'wal' });
  file.close();
  expect(statSync(dir).mode & 0o777).toBe(0o700);
  await storage.close();
});

test('§7 Contact call: when a notification cannot be stored, the letter is not stored either', async () => {
  const storage = await openSqliteStorage({ dataDir });
  const [once] = letter().notifications;
  const twice = letter({ notifications: once ? [once, once] : [] });
  await expect(storage.acceptLetter(twice)).rejects.toThrow();
  expect(await storage.findLetter(twice.id)).toBeNull();
  expect((await storage.acceptLetter(letter())).repeated).toBe(false);
  await storage.close();
});

test('§7 Contact call: two servers on one file take one letter once and claim it once', async () => {
  const [one, two] = [await openSqliteStorage({ dataDir }), await openSqliteStorage({ dataDir })];
  const key = { idempotencyKey: 'k', contentHash: 'c' };
  const first = await one.acceptLetter(letter(key));
  expect(await two.acceptLetter(letter(key))).toEqual({ id: first.id, repeated: true });
  expect((await two.claimDue(start, start + 1000))?.letter.id).toBe(first.id);
  expect(await one.claimDue(start, start + 1000)).toBeNull();
  await one.close();
  await two.close();
});

test('§7 Contact call: a claim that outlived its lease is taken over and can change nothing more', async () => {
  const storage = await openSqliteStorage({ dataDir });
  await storage.acceptLetter(letter());
  const lost = await storage.claimDue(start, start + 1000);
  expect(await storage.claimDue(start + 999, start + 5000)).toBeNull();
  expect(await storage.nextDueAt()).toBe(start + 1000);
  const taken = await storage.claimDue(start + 1000, start + 5000);
  expect(taken).toMatchObject({ id: lost?.id, attempts: 2, messageId: lost?.messageId });
  if (lost) await storage.markSent(lost, start);
  expect((await storage.health()).pending).toBe(1);
  if (taken) await storage.markSent(taken, start);
  expect((await storage.health()).pending).toBe(0);
  await storage.close();
});

test('§7 Contact call: ids sort by the moment they were made', () => {
  const ids = [1, 2, 3].map((step) => newId(start + step));
  expect(ids.toSorted()).toEqual(ids);
  expect(ids[0]).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
});
