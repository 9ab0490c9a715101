import type { Kysely } from 'kysely';
import type { NewAttachment, StoredAttachment, UploadPermit } from './storage.ts';
import type { Tables } from './tables.ts';

export async function findUploadPermit(
  db: Kysely<Tables>,
  submissionId: string,
  tokenHash: string,
): Promise<UploadPermit | null> {
  const row = await db
    .selectFrom('upload_permits')
    .leftJoin('attachments', 'attachments.submission_id', 'upload_permits.submission_id')
    .select(['upload_permits.expires_at', 'attachments.submission_id'])
    .where('upload_permits.token_hash', '=', tokenHash)
    .where('upload_permits.submission_id', '=', submissionId)
    .executeTakeFirst();
  return row ? { expiresAt: row.expires_at, used: row.submission_id !== null } : null;
}

/** One transaction: the file and the notification that takes it to the agency. */
export function acceptAttachment(
  db: Kysely<Tables>,
  attachment: NewAttachment,
): Promise<'stored' | 'repeated' | 'taken'> {
  const { submissionId, content, contentHash, name, mediaType, receivedAt, notification } =
    attachment;
  return db.transaction().execute(async (transaction) => {
    const inserted = await transaction
      .insertInto('attachments')
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
    if (!inserted.numInsertedOrUpdatedRows) {
      const { content_hash } = await transaction
        .selectFrom('attachments')
        .select('content_hash')
        .where('submission_id', '=', submissionId)
        .executeTakeFirstOrThrow();
      return content_hash === contentHash ? 'repeated' : 'taken';
    }
    // A submission that is held back holds its file back, too.
    const held = await transaction
      .selectFrom('outbox')
      .select('id')
      .where('submission_id', '=', submissionId)
      .where('state', '=', 'held')
      .executeTakeFirst();
    await transaction
      .insertInto('outbox')
      .values({
        id: notification.id,
        submission_id: submissionId,
        kind: notification.kind,
        message_id: notification.messageId,
        state: held ? 'held' : 'pending',
        attempts: 0,
        created_at: receivedAt,
        next_attempt_at: receivedAt,
      })
      .execute();
    return 'stored';
  });
}

export async function findAttachment(
  db: Kysely<Tables>,
  submissionId: string,
): Promise<StoredAttachment | null> {
  const row = await db
    .selectFrom('attachments')
    .innerJoin('outbox', 'outbox.submission_id', 'attachments.submission_id')
    .select(['name', 'media_type', 'content', 'received_at', 'message_id'])
    .where('attachments.submission_id', '=', submissionId)
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
