import type { Selectable } from 'kysely';
import { deliveredToOf } from './outbox.ts';
import type { Database, NotificationKind, OutboxState, Tables } from './schema.ts';
import { type StoredSubmission, storedSubmission } from './submissions.ts';

/** A submission with where its notifications stand. */
export interface SubmissionRecord extends StoredSubmission {
  notifications: NotificationRecord[];
}

interface NotificationRecord {
  kind: NotificationKind;
  messageId: string;
  state: OutboxState;
  attempts: number;
  /** Null unless it waits for a try. */
  nextAttemptAt: number | null;
  sentAt: number | null;
  lastError: string | null;
  /** Recipients who have a mail that others still wait for. */
  deliveredTo: string[];
}

/** Every submission, oldest first. */
export async function* submissionRecords(db: Database): AsyncGenerator<SubmissionRecord> {
  for await (const rows of submissionPages(db)) yield* await recordsOf(db, rows);
}

export async function findRecord(db: Database, id: string): Promise<SubmissionRecord | null> {
  const rows = await db.selectFrom('submissions').selectAll().where('id', '=', id).execute();
  const [record] = await recordsOf(db, rows);
  return record ?? null;
}

const pageSize = 50;

/** The rows of all submissions, oldest first, some at a time. */
export async function* submissionPages(db: Database) {
  for (let last = ''; ; ) {
    const rows = await db
      .selectFrom('submissions')
      .selectAll()
      .where('id', '>', last)
      .orderBy('id')
      .limit(pageSize)
      .execute();
    if (rows.length === 0) return;
    yield rows;
    last = rows.at(-1)?.id ?? last;
  }
}

async function recordsOf(
  db: Database,
  rows: Selectable<Tables['submissions']>[],
): Promise<SubmissionRecord[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const notifications = await db
    .selectFrom('outbox')
    .select(['submissionId', 'kind', 'messageId', 'state', 'attempts'])
    .select(['nextAttemptAt', 'sentAt', 'lastError', 'deliveredTo'])
    .where('submissionId', 'in', ids)
    .orderBy('id')
    .execute();
  const bySubmission = Map.groupBy(notifications, (row) => row.submissionId);
  return rows.map((row) => ({
    ...storedSubmission(row),
    notifications: (bySubmission.get(row.id) ?? []).map(({ submissionId: _, ...notification }) => ({
      ...notification,
      nextAttemptAt: notification.state === 'pending' ? notification.nextAttemptAt : null,
      deliveredTo: deliveredToOf(notification),
    })),
  }));
}
