import type { Kysely, Transaction } from 'kysely';
import type { Row, SubmissionCopy } from './staff-storage.ts';
import type { Tables } from './tables.ts';

/** The tables whose rows belong to a submission and go where it goes. */
export const submissionParts = [
  'idempotency',
  'outbox',
  'upload_permits',
  'attachments',
] as const satisfies (keyof Tables)[];

/** Submissions that are read in one go: few, since files may hang on them. */
const page = 20;

/**
 * Every submission, oldest first, each as a copy of its own rows, column by column: what a migration adds is
 * in it without a word here. A submission that changes meanwhile is copied as it was before or after.
 */
export async function* submissionCopies(db: Kysely<Tables>): AsyncGenerator<SubmissionCopy> {
  for (let last = ''; ; ) {
    const submissions = await db
      .selectFrom('submissions')
      .selectAll()
      .where('id', '>', last)
      .orderBy('id')
      .limit(page)
      .execute();
    if (submissions.length === 0) return;
    const copies = submissions.map(
      (submission): SubmissionCopy => ({ submission: { ...submission }, parts: {} }),
    );
    for (const table of submissionParts) {
      const rows = await db
        .selectFrom(table)
        .selectAll()
        .where(
          'submission_id',
          'in',
          submissions.map(({ id }) => id),
        )
        .execute();
      const bySubmission = Map.groupBy(rows, (row) => row.submission_id);
      for (const { submission, parts } of copies) {
        const own = bySubmission.get(String(submission.id));
        if (own) parts[table] = own.map((row) => ({ ...row }));
      }
    }
    yield* copies;
    last = submissions.at(-1)?.id ?? last;
  }
}

/** Adds the submissions that are missing, in one transaction; gives their number. */
export function restoreCopies(db: Kysely<Tables>, copies: SubmissionCopy[]): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    let restored = 0;
    for (const { submission, parts } of copies) {
      if (!(await insertMissing(transaction, 'submissions', submission))) continue;
      restored += 1;
      for (const table of submissionParts) {
        for (const row of parts[table] ?? []) await insertMissing(transaction, table, row);
      }
    }
    return restored;
  });
}

async function insertMissing(
  transaction: Transaction<Tables>,
  table: 'submissions' | (typeof submissionParts)[number],
  row: Row,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto(table)
    // A row of a copy has the columns of its table, or the database says which it lacks.
    .values(row as never)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}
