import { expect, test } from 'vitest';
import { database, onEachDatabase, temporaryFolder } from '../test-support/databases.ts';
import { arrival, newSubmission } from '../test-support/submissions.ts';
import { acceptCvFile, findCvFile, findUploadToken, type NewCvFile } from './cv-files.ts';
import { deleteSubmission } from './deletion.ts';
import { releaseSubmission } from './outbox.ts';
import { findRecord } from './submission-records.ts';
import { acceptSubmission, type NewSubmission } from './submissions.ts';

onEachDatabase(() => {
  const uploadToken = { tokenHash: 'hash', expiresAt: arrival + 1000 };

  /** An application that may bring a file. */
  async function apply(changes: Partial<NewSubmission> = {}): Promise<NewSubmission> {
    const submission = newSubmission({ kind: 'application', uploadToken, ...changes });
    await acceptSubmission(database, submission);
    return submission;
  }

  /** Every byte there is, for whoever takes them for text. */
  const content = Buffer.from(Array.from({ length: 512 }, (_, index) => index % 256));

  function fileOf({ id: submissionId }: NewSubmission, changes: Partial<NewCvFile> = {}) {
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
    } as NewCvFile;
  }

  async function states({ id }: NewSubmission) {
    const record = await findRecord(database, id);
    return record?.notifications.map(({ kind, state }) => `${kind} ${state}`).toSorted();
  }

  test('§12.8 CV upload: a token is good for its own submission, and knows when it is used', async () => {
    const submission = await apply();
    const other = await apply({ uploadToken: null });
    expect(await findUploadToken(database, submission.id, 'hash')).toEqual({
      expiresAt: arrival + 1000,
      used: false,
    });
    expect(await findUploadToken(database, other.id, 'hash')).toBeNull();
    expect(await findUploadToken(database, submission.id, 'guess')).toBeNull();
    await acceptCvFile(database, fileOf(submission));
    expect(await findUploadToken(database, submission.id, 'hash')).toMatchObject({ used: true });
  });

  test('§12.8 CV upload: a file comes back byte by byte, in the thread of its submission', async () => {
    const submission = await apply();
    expect(await findCvFile(database, submission.id)).toBeNull();
    expect(await acceptCvFile(database, fileOf(submission))).toBe('stored');
    expect(await findCvFile(database, submission.id)).toEqual({
      name: 'Luz Núñez 🍸.pdf',
      mediaType: 'application/pdf',
      content,
      threadId: submission.notifications[0]?.messageId,
    });
    expect(await states(submission)).toEqual(['agency-mail pending', 'cv-mail pending']);
  });

  test('§12.8 CV upload: a submission has one file; of several at once one is kept', async () => {
    const submission = await apply();
    const files = ['one', 'two', 'three'].map((contentHash) => {
      const id = `${contentHash}-${submission.id}`;
      const notification = { id, kind: 'cv-mail', messageId: `<${id}@x>` } as const;
      return fileOf(submission, { contentHash, notification });
    });
    const outcomes = await Promise.all(files.map((file) => acceptCvFile(database, file)));
    expect(outcomes.toSorted()).toEqual(['stored', 'taken', 'taken']);
    const kept = files[outcomes.indexOf('stored')] ?? fileOf(submission);
    expect(await acceptCvFile(database, kept)).toBe('repeated');
    expect(await states(submission)).toEqual(['agency-mail pending', 'cv-mail pending']);
  });

  test('§12.8 CV upload: the file of a quarantined submission is quarantined, and both go together', async () => {
    const submission = await apply({ quarantined: true });
    await acceptCvFile(database, fileOf(submission));
    expect(await states(submission)).toEqual(['agency-mail quarantined', 'cv-mail quarantined']);
    await releaseSubmission(database, submission.id, arrival + 20);
    expect(await states(submission)).toEqual(['agency-mail pending', 'cv-mail pending']);
  });

  test('§12.8 CV upload: a file is stored with its notification and its submission, or not at all', async () => {
    const submission = await apply();
    const [taken] = submission.notifications;
    await expect(
      acceptCvFile(database, fileOf(submission, taken && { notification: taken })),
    ).rejects.toThrow();
    expect(await findCvFile(database, submission.id)).toBeNull();
    await expect(acceptCvFile(database, fileOf(newSubmission()))).rejects.toThrow();

    await acceptCvFile(database, fileOf(submission));
    await deleteSubmission({ database, dataDir: temporaryFolder() }, submission.id);
    expect(await findCvFile(database, submission.id)).toBeNull();
    expect(await findUploadToken(database, submission.id, 'hash')).toBeNull();
  });
});
