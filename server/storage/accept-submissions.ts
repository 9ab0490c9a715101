import { type Insertable, type Kysely, sql } from 'kysely';
import { insertRows, oneAtATime, refusesRow, writersAtOnce } from './dialect-differences.ts';
import { earlierSubmissions } from './earlier-submissions.ts';
import { groupCommit } from './group-commit.ts';
import { outboxRow } from './new-notifications.ts';
import type { NewSubmission, Receipt } from './storage.ts';
import type { Tables } from './tables.ts';

/** SQLite lets nothing else run while it writes: a group takes a few milliseconds beside the disk's. */
const longestGroup = 64;

/** Submissions that come at once go into one transaction. */
export function submissionAcceptance(
  db: Kysely<Tables>,
): (submission: NewSubmission) => Promise<Receipt> {
  return groupCommit({
    commit: (submissions: NewSubmission[]) => acceptSubmissions(db, submissions),
    most: longestGroup,
    atOnce: writersAtOnce(db),
    isRefusal: refusesRow,
  });
}

/**
 * One transaction: repeats are recognised, also among these submissions; of the others submission, key and
 * notifications are stored together.
 */
function acceptSubmissions(
  db: Kysely<Tables>,
  submissions: readonly NewSubmission[],
): Promise<Receipt[]> {
  return db.transaction().execute(async (transaction) => {
    await oneAtATime(
      transaction,
      submissions.map(({ contentHash }) => contentHash),
    );
    const earlier = await earlierSubmissions(transaction, submissions);
    const fresh: NewSubmission[] = [];
    const permits: RowOf<'upload_permits'>[] = [];
    const receipts = submissions.map((submission): Receipt => {
      const known = earlier.idOf(submission);
      const id = known ?? submission.id;
      if (known === undefined) {
        earlier.add(submission);
        fresh.push(submission);
      }
      if (submission.uploadPermit) permits.push(permitRow(id, submission.uploadPermit));
      return { id, repeated: known !== undefined };
    });
    await insertRows(transaction, [
      { table: 'submissions', rows: fresh.map(submissionRow) },
      { table: 'idempotency', rows: fresh.flatMap(keyRow), onConflict: overwriteKey },
      { table: 'outbox', rows: fresh.flatMap(notificationRows) },
      { table: 'upload_permits', rows: permits },
    ]);
    return receipts;
  });
}

type RowOf<Table extends keyof Tables> = Insertable<Tables[Table]>;

function submissionRow(submission: NewSubmission): RowOf<'submissions'> {
  return {
    id: submission.id,
    kind: submission.kind,
    received_at: submission.receivedAt,
    payload: JSON.stringify(submission.payload),
    pricing: submission.pricing === null ? null : JSON.stringify(submission.pricing),
    quarantined: submission.quarantined ? 1 : 0,
    landing: submission.landing,
    content_hash: submission.contentHash,
  };
}

/** A key that is there already is of a day before: it is this submission's now. */
const overwriteKey = sql`on conflict (key, content_hash) do update
  set submission_id = excluded.submission_id, created_at = excluded.created_at`;

function keyRow({
  id,
  idempotencyKey,
  contentHash,
  receivedAt,
}: NewSubmission): RowOf<'idempotency'>[] {
  if (idempotencyKey === null) return [];
  return [
    { key: idempotencyKey, content_hash: contentHash, submission_id: id, created_at: receivedAt },
  ];
}

function notificationRows({ id, quarantined, receivedAt, notifications }: NewSubmission) {
  const state = quarantined ? 'held' : 'pending';
  return notifications.map((notification) =>
    outboxRow(notification, { submissionId: id, state, now: receivedAt }),
  );
}

function permitRow(
  submissionId: string,
  { tokenHash, expiresAt }: NonNullable<NewSubmission['uploadPermit']>,
): RowOf<'upload_permits'> {
  return { token_hash: tokenHash, submission_id: submissionId, expires_at: expiresAt };
}
