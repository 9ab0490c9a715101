import { type ExpressionBuilder, type ExpressionWrapper, type SqlBool, sql } from 'kysely';
import { isPostgres } from './dialects.ts';
import { settlingMs } from './digest.ts';
import { removeMailFiles } from './mail-files.ts';
import { type Database, isUndelivered, type Tables } from './schema.ts';

export interface Stores {
  database: Database;
  /** Where mails may have been written as files. */
  dataDir: string;
}

/** §11.4 With everything that belongs to it, on disk, too. */
export async function deleteSubmission(stores: Stores, id: string): Promise<void> {
  await deleteWhere(stores, (eb) => eb('id', '=', id));
}

/** §11.4 Deletes what came in before the moment and has been delivered. Gives the number. */
export function purge(stores: Stores, receivedBefore: number): Promise<number> {
  return deleteWhere(stores, (eb) =>
    eb.and([
      eb('receivedAt', '<', receivedBefore),
      eb.not(
        eb.exists(
          eb
            .selectFrom('outbox')
            .select('outbox.id')
            .whereRef('outbox.submissionId', '=', 'submissions.id')
            .where(isUndelivered),
        ),
      ),
    ]),
  );
}

/** §11.4 In milliseconds since 1970; before the first purge, when the table was made. */
export async function lastPurgeAt(database: Database): Promise<number> {
  const { ranAt } = await database
    .selectFrom('retentionRuns')
    .select('ranAt')
    .executeTakeFirstOrThrow();
  return ranAt;
}

export async function recordPurge(database: Database, ranAt: number): Promise<void> {
  await database.updateTable('retentionRuns').set({ ranAt }).execute();
}

type Condition = (
  eb: ExpressionBuilder<Tables, 'submissions'>,
) => ExpressionWrapper<Tables, 'submissions', SqlBool>;

/** Submissions whose files are looked for at a time. */
const batchSize = 500;

async function deleteWhere({ database, dataDir }: Stores, condition: Condition): Promise<number> {
  for (let deleted = 0; ; ) {
    const submissions = await database
      .selectFrom('submissions')
      .select(['id', 'receivedAt', 'quarantined'])
      .where(condition)
      .limit(batchSize)
      .execute();
    if (submissions.length === 0) {
      if (deleted > 0) await truncateLog(database);
      return deleted;
    }
    const ids = submissions.map(({ id }) => id);
    const mails = await database
      .selectFrom('outbox')
      .select('messageId')
      .where('submissionId', 'in', ids)
      .execute();
    mails.push(...(await digestsOf(database, submissions)));
    // Before the rows, which name the files: whatever stops this, the next time finds both.
    await removeMailFiles(
      dataDir,
      mails.map(({ messageId }) => messageId),
    );
    await database.deleteFrom('submissions').where('id', 'in', ids).execute();
    deleted += ids.length;
  }
}

/** The digests that quote a submission: of each that was quarantined the first one planned after it. */
async function digestsOf(
  database: Database,
  submissions: { receivedAt: number; quarantined: 0 | 1 }[],
) {
  const quarantined = submissions.filter((submission) => submission.quarantined === 1);
  if (quarantined.length === 0) return [];
  const digests = await database
    .selectFrom('outbox')
    .select(['messageId', 'waitingSince'])
    .where('kind', '=', 'digest-mail')
    .orderBy('waitingSince')
    .execute();
  return quarantined.flatMap(
    ({ receivedAt }) =>
      digests.find(({ waitingSince }) => waitingSince >= receivedAt + settlingMs) ?? [],
  );
}

/** SQLite keeps what was deleted in its write-ahead log until that is written back. */
async function truncateLog(database: Database): Promise<void> {
  if (!isPostgres(database)) await sql`pragma wal_checkpoint(truncate)`.execute(database);
}
