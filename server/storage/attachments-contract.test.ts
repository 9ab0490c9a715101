import { describe, expect, test } from 'vitest';
import { backends } from '../test-support/backends.ts';
import { eachWithStorage } from '../test-support/each-storage.ts';
import { arrival, newLetter } from '../test-support/new-letter.ts';
import type { Database } from './database-storage.ts';
import type { NewAttachment, NewLetter } from './storage.ts';

describe.each(backends)('$name', ({ make }) => {
  let storage: Database;
  eachWithStorage(make, (opened) => {
    storage = opened.storage;
  });

  const uploadPermit = { tokenHash: 'hash', expiresAt: arrival + 1000 };

  /** An application that may bring a file. */
  async function apply(changes: Partial<NewLetter> = {}): Promise<NewLetter> {
    const letter = newLetter({ kind: 'application', uploadPermit, ...changes });
    await storage.acceptLetter(letter);
    return letter;
  }

  /** Every byte there is, for whoever takes them for text. */
  const content = Buffer.from(Array.from({ length: 512 }, (_, index) => index % 256));

  function fileOf({ id: letterId }: NewLetter, changes: Partial<NewAttachment> = {}) {
    const notification = { id: `cv-${letterId}`, kind: 'cv-mail', messageId: `<cv-${letterId}@x>` };
    return {
      letterId,
      name: 'Luz Núñez 🍸.pdf',
      mediaType: 'application/pdf',
      content,
      contentHash: 'one',
      receivedAt: arrival + 10,
      notification,
      ...changes,
    } as NewAttachment;
  }

  async function states({ id }: NewLetter) {
    const record = await storage.findRecord(id);
    return record?.notifications.map(({ kind, state }) => `${kind} ${state}`).toSorted();
  }

  test('§7 Join call: a permit is good for its own letter, and knows when it is used', async () => {
    const letter = await apply();
    const other = await apply({ uploadPermit: null });
    expect(await storage.findUploadPermit(letter.id, 'hash')).toEqual({
      expiresAt: arrival + 1000,
      used: false,
    });
    expect(await storage.findUploadPermit(other.id, 'hash')).toBeNull();
    expect(await storage.findUploadPermit(letter.id, 'guess')).toBeNull();
    await storage.acceptAttachment(fileOf(letter));
    expect(await storage.findUploadPermit(letter.id, 'hash')).toMatchObject({ used: true });
  });

  test('§7 Join call: a repeat of an application gets a permit of its own for the same letter', async () => {
    const letter = await apply({ idempotencyKey: 'k' });
    const again = { tokenHash: 'again', expiresAt: arrival + 2000 };
    const repeat = { ...newLetter({ ...letter, id: 'repeat' }), uploadPermit: again };
    expect(await storage.acceptLetter(repeat)).toEqual({ id: letter.id, repeated: true });
    expect(await storage.findUploadPermit(letter.id, 'again')).toMatchObject({ used: false });
  });

  test('§7 Join call: a file comes back byte by byte, in the thread of its letter', async () => {
    const letter = await apply();
    expect(await storage.findAttachment(letter.id)).toBeNull();
    expect(await storage.acceptAttachment(fileOf(letter))).toBe('stored');
    expect(await storage.findAttachment(letter.id)).toEqual({
      name: 'Luz Núñez 🍸.pdf',
      mediaType: 'application/pdf',
      content,
      receivedAt: arrival + 10,
      threadId: letter.notifications[0]?.messageId,
    });
    expect(await states(letter)).toEqual(['agency-mail pending', 'cv-mail pending']);
  });

  test('§7 Join call: a letter has one file; of several at once one is kept', async () => {
    const letter = await apply();
    const files = ['one', 'two', 'three'].map((contentHash) => {
      const id = `${contentHash}-${letter.id}`;
      const notification = { id, kind: 'cv-mail', messageId: `<${id}@x>` } as const;
      return fileOf(letter, { contentHash, notification });
    });
    const outcomes = await Promise.all(files.map((file) => storage.acceptAttachment(file)));
    expect(outcomes.toSorted()).toEqual(['stored', 'taken', 'taken']);
    const kept = files[outcomes.indexOf('stored')] ?? fileOf(letter);
    expect(await storage.acceptAttachment(kept)).toBe('repeated');
    expect(await states(letter)).toEqual(['agency-mail pending', 'cv-mail pending']);
  });

  test('§7 Join call: a letter that is held holds its file, and both go together', async () => {
    const letter = await apply({ quarantined: true });
    await storage.acceptAttachment(fileOf(letter));
    expect(await states(letter)).toEqual(['agency-mail held', 'cv-mail held']);
    await storage.releaseLetter(letter.id, arrival + 20);
    expect(await states(letter)).toEqual(['agency-mail pending', 'cv-mail pending']);
  });

  test('§7 Join call: a file is stored with its notification and its letter, or not at all', async () => {
    const letter = await apply();
    const [taken] = letter.notifications;
    await expect(
      storage.acceptAttachment(fileOf(letter, taken && { notification: taken })),
    ).rejects.toThrow();
    expect(await storage.findAttachment(letter.id)).toBeNull();
    await expect(storage.acceptAttachment(fileOf(newLetter()))).rejects.toThrow();

    await storage.acceptAttachment(fileOf(letter));
    await storage.deleteLetter(letter.id);
    expect(await storage.findAttachment(letter.id)).toBeNull();
    expect(await storage.findUploadPermit(letter.id, 'hash')).toBeNull();
  });
});
