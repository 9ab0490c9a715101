import type { Database, Tables } from './schema.ts';
import { insertNotifications, type NewNotification } from './submissions.ts';

/** What a token allows for this submission; null when it allows nothing. */
export async function findUploadToken(
  db: Database,
  submissionId: string,
  tokenHash: string,
): Promise<{ expiresAt: number; used: boolean } | null> {
  const row = await db
    .selectFrom('uploadTokens')
    .leftJoin('cvFiles', 'cvFiles.submissionId', 'uploadTokens.submissionId')
    .select(['uploadTokens.expiresAt', 'cvFiles.submissionId'])
    .where('uploadTokens.tokenHash', '=', tokenHash)
    .where('uploadTokens.submissionId', '=', submissionId)
    .executeTakeFirst();
  // Once the submission has its file the token is good for a repeat only.
  return row ? { expiresAt: row.expiresAt, used: row.submissionId !== null } : null;
}

export type NewCvFile = Tables['cvFiles'] & { notification: NewNotification };

/**
 * §12.8 Stores a submission's one file and its notification in one transaction; nothing when it has this file
 * already (`repeated`) or another (`taken`). Throws when it cannot store.
 */
export function acceptCvFile(
  db: Database,
  { notification, ...file }: NewCvFile,
): Promise<'stored' | 'repeated' | 'taken'> {
  const { submissionId, contentHash, receivedAt } = file;
  return db.transaction().execute(async (transaction) => {
    const { numInsertedOrUpdatedRows = 0n } = await transaction
      .insertInto('cvFiles')
      .values(file)
      .onConflict((conflict) => conflict.column('submissionId').doNothing())
      .executeTakeFirst();
    if (numInsertedOrUpdatedRows === 0n) {
      const stored = await transaction
        .selectFrom('cvFiles')
        .select('contentHash')
        .where('submissionId', '=', submissionId)
        .executeTakeFirstOrThrow();
      return stored.contentHash === contentHash ? 'repeated' : 'taken';
    }
    // The file of a submission in quarantine is in quarantine, too.
    const quarantined = await transaction
      .selectFrom('outbox')
      .select('id')
      .where('submissionId', '=', submissionId)
      .where('state', '=', 'quarantined')
      .executeTakeFirst();
    const state = quarantined ? 'quarantined' : 'pending';
    await insertNotifications(transaction, [notification], {
      submissionId,
      state,
      now: receivedAt,
    });
    return 'stored';
  });
}

export interface StoredCvFile {
  name: string;
  mediaType: string;
  content: Buffer;
  /** Message-ID of the mail that told of the submission: the file's mail follows it. */
  threadId: string;
}

export async function findCvFile(db: Database, submissionId: string): Promise<StoredCvFile | null> {
  const row = await db
    .selectFrom('cvFiles')
    .innerJoin('outbox', 'outbox.submissionId', 'cvFiles.submissionId')
    .select(['name', 'mediaType', 'content', 'messageId as threadId'])
    .where('cvFiles.submissionId', '=', submissionId)
    .where('outbox.kind', '=', 'agency-mail')
    .executeTakeFirst();
  return row ? { ...row, content: Buffer.from(row.content) } : null;
}
