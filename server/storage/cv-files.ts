import type { Database } from './schema.ts';
import { insertNotifications, type NewNotification } from './submissions.ts';

export interface UploadToken {
  expiresAt: number;
  /** The submission has its file: the token is good for a repeat only. */
  used: boolean;
}

/** What a token allows for this submission; null when it allows nothing. */
export async function findUploadToken(
  db: Database,
  submissionId: string,
  tokenHash: string,
): Promise<UploadToken | null> {
  const row = await db
    .selectFrom('upload_tokens')
    .leftJoin('cv_files', 'cv_files.submission_id', 'upload_tokens.submission_id')
    .select(['upload_tokens.expires_at', 'cv_files.submission_id'])
    .where('upload_tokens.token_hash', '=', tokenHash)
    .where('upload_tokens.submission_id', '=', submissionId)
    .executeTakeFirst();
  return row ? { expiresAt: row.expires_at, used: row.submission_id !== null } : null;
}

export interface NewCvFile {
  submissionId: string;
  /** As a mail program can show it. */
  name: string;
  mediaType: string;
  content: Buffer;
  contentHash: string;
  receivedAt: number;
  notification: NewNotification;
}

/**
 * Puts a submission's one file and the notification that takes it to the agency on disk in one transaction.
 * Nothing is stored when the submission has this file already (`repeated`) or another (`taken`). Throws when
 * it cannot store.
 */
export function acceptCvFile(
  db: Database,
  file: NewCvFile,
): Promise<'stored' | 'repeated' | 'taken'> {
  const { submissionId, content, contentHash, name, mediaType, receivedAt, notification } = file;
  return db.transaction().execute(async (transaction) => {
    const { numInsertedOrUpdatedRows = 0n } = await transaction
      .insertInto('cv_files')
      .values({
        submission_id: submissionId,
        name,
        media_type: mediaType,
        content,
        content_hash: contentHash,
        received_at: receivedAt,
      })
      .onConflict((conflict) => conflict.column('submission_id').doNothing())
      .executeTakeFirst();
    if (numInsertedOrUpdatedRows === 0n) {
      const { content_hash } = await transaction
        .selectFrom('cv_files')
        .select('content_hash')
        .where('submission_id', '=', submissionId)
        .executeTakeFirstOrThrow();
      return content_hash === contentHash ? 'repeated' : 'taken';
    }
    // The file of a submission in quarantine is in quarantine, too.
    const quarantined = await transaction
      .selectFrom('outbox')
      .select('id')
      .where('submission_id', '=', submissionId)
      .where('state', '=', 'quarantined')
      .executeTakeFirst();
    await insertNotifications(transaction, [notification], {
      submissionId,
      state: quarantined ? 'quarantined' : 'pending',
      now: receivedAt,
    });
    return 'stored';
  });
}

export interface StoredCvFile {
  name: string;
  mediaType: string;
  content: Buffer;
  receivedAt: number;
  /** Message-ID of the mail that told of the submission: the file's mail follows it. */
  threadId: string;
}

export async function findCvFile(db: Database, submissionId: string): Promise<StoredCvFile | null> {
  const row = await db
    .selectFrom('cv_files')
    .innerJoin('outbox', 'outbox.submission_id', 'cv_files.submission_id')
    .select(['name', 'media_type', 'content', 'received_at', 'message_id'])
    .where('cv_files.submission_id', '=', submissionId)
    .where('outbox.kind', '=', 'agency-mail')
    .executeTakeFirst();
  if (!row) return null;
  return {
    name: row.name,
    mediaType: row.media_type,
    content: Buffer.from(row.content),
    receivedAt: row.received_at,
    threadId: row.message_id,
  };
}
