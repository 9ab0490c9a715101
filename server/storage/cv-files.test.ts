import { describe, expect, test } from 'vitest';
import { backends } from '../test-support/backends.ts';
import { eachWithStorage } from '../test-support/each-storage.ts';
import { arrival, newSubmission } from '../test-support/new-submission.ts';
import type { Database } from './database-storage.ts';
import type { NewAttachment, NewSubmission } from './storage.ts';

describe.each(backends)('$name', ({ make }) => {
  let storage: Database;
  eachWithStorage(make, (opened) => {
    storage = opened.storage;
  });

  const uploadPermit = { tokenHash: 'hash', expiresAt: arrival + 1000 };

  /** An application that may bring a file. */
  async function apply(changes: Partial<NewSubmission> = {}): Promise<NewSubmission> {
    const submission = newSubmission({ kind: 'application', uploadPermit, ...changes });
    await storage.acceptSubmission(submission);
    return submission;
  }

  /** Every byte there is, for whoever takes them for text. */
  const content = Buffer.from(Array.from({ length: 512 }, (_, index) => index % 256));

  function fileOf({ id: submissionId }: NewSubmission, changes: Partial<NewAttachment> = {}) {
    const notification = {
      id: `cv-${submissionId}`,
      kind: 'cv-mail',
      messageId: `<cv-${submissionId}@x>`,
    };
    return {
      submissionId,
      name: 'Luz Núñez 🍸.pdf',
      mediaType: 'application/pdf',
      content,
      contentHash: 'one',
      receivedAt: arrival + 10,
      notification,
      ...changes,
    } as NewAttachment;
  }

  async function states({ id }: NewSubmission) {
    const record = await storage.findRecord(id);
    return record?.notifications.map(({ kind, state }) => `${kind} ${state}`).toSorted();
  }

  test('§7 Join call: a permit is good for its own submission, and knows when it is used', async () => {
    const submission = await apply();
    const other = await apply({ uploadPermit: null });
    expect(await storage.findUploadPermit(submission.id, 'hash')).toEqual({
      expiresAt: arrival + 1000,
      used: false,
    });
    expect(await storage.findUploadPermit(other.id, 'hash')).toBeNull();
    expect(await storage.findUploadPermit(submission.id, 'guess')).toBeNull();
    await storage.acceptAttachment(fileOf(submission));
    expect(await storage.findUploadPermit(submission.id, 'hash')).toMatchObject({ used: true });
  });

  test('§7 Join call: a repeat of an application gets a permit of its own for the same submission', async () => {
    const submission = await apply({ idempotencyKey: 'k' });
    const again = { tokenHash: 'again', expiresAt: arrival + 2000 };
    const repeat = { ...newSubmission({ ...submission, id: 'repeat' }), uploadPermit: again };
    expect(await storage.acceptSubmission(repeat)).toEqual({ id: submission.id, repeated: true });
    expect(await storage.findUploadPermit(submission.id, 'again')).toMatchObject({ used: false });
  });

  test('§7 Join call: a file comes back byte by byte, in the thread of its submission', async () => {
    const submission = await apply();
    expect(await storage.findAttachment(submission.id)).toBeNull();
    expect(await storage.acceptAttachment(fileOf(submission))).toBe('stored');
    expect(await storage.findAttachment(submission.id)).toEqual({
      name: 'Luz Núñez 🍸.pdf',
      mediaType: 'application/pdf',
      content,
      receivedAt: arrival + 10,
      threadId: submission.notifications[0]?.messageId,
    });
    expect(await states(submission)).toEqual(['agency-mail pending', 'cv-mail pending']);
  });

  test('§7 Join call: a submission has one file; of several at once one is kept', async () => {
    const submission = await apply();
    const files = ['one', 'two', 'three'].map((contentHash) => {
      const id = `${contentHash}-${submission.id}`;
      const notification = { id, kind: 'cv-mail', messageId: `<${id}@x>` } as const;
      return fileOf(submission, { contentHash, notification });
    });
    const outcomes = await Promise.all(files.map((file) => storage.acceptAttachment(file)));
    expect(outcomes.toSorted()).toEqual(['stored', 'taken', 'taken']);
    const kept = files[outcomes.indexOf('stored')] ?? fileOf(submission);
    expect(await storage.acceptAttachment(kept)).toBe('repeated');
    expect(await states(submission)).toEqual(['agency-mail pending', 'cv-mail pending']);
  });

  test('§7 Join call: a submission that is held holds its file, and both go together', async () => {
    const submission = await apply({ quarantined: true });
    await storage.acceptAttachment(fileOf(submission));
    expect(await states(submission)).toEqual(['agency-mail held', 'cv-mail held']);
    await storage.releaseSubmission(submission.id, arrival + 20);
    expect(await states(submission)).toEqual(['agency-mail pending', 'cv-mail pending']);
  });

  test('§7 Join call: a file is stored with its notification and its submission, or not at all', async () => {
    const submission = await apply();
    const [taken] = submission.notifications;
    await expect(
      storage.acceptAttachment(fileOf(submission, taken && { notification: taken })),
    ).rejects.toThrow();
    expect(await storage.findAttachment(submission.id)).toBeNull();
    await expect(storage.acceptAttachment(fileOf(newSubmission()))).rejects.toThrow();

    await storage.acceptAttachment(fileOf(submission));
    await storage.deleteSubmission(submission.id);
    expect(await storage.findAttachment(submission.id)).toBeNull();
    expect(await storage.findUploadPermit(submission.id, 'hash')).toBeNull();
  });
});
