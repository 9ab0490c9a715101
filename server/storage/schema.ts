import { type Kysely, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { isPostgres } from './dialects.ts';

/** SQLite or PostgreSQL; on both these tables. `destroy()` closes it. */
export type Database = Kysely<Tables>;

export type SubmissionKind = 'quote' | 'application';

/** What tells somebody of one submission. */
export type SubmissionNotificationKind =
  | 'agency-mail'
  | 'cv-mail'
  | 'confirmation-mail'
  | 'webhook';
/** What tells the agency of the submissions as a whole. */
export type ServiceNotificationKind = 'digest-mail' | 'alarm-mail' | 'alarm-webhook';
export type NotificationKind = SubmissionNotificationKind | ServiceNotificationKind;

/** `quarantined` waits for its release; `skipped` was not to go out after all, `lastError` says why. */
export type OutboxState = 'quarantined' | 'pending' | 'claimed' | 'sent' | 'failed' | 'skipped';

export type Incident = 'submissions-undelivered';

/** Rows as queries give them: moments are milliseconds since 1970, objects are JSON text. */
export interface Tables {
  submissions: {
    id: string;
    kind: SubmissionKind;
    receivedAt: number;
    payload: string;
    pricing: string | null;
    quarantined: 0 | 1;
    source: string | null;
    contentHash: string;
    idempotencyKey: string | null;
  };
  outbox: {
    id: string;
    /** Null where a notification is about the submissions as a whole. */
    submissionId: string | null;
    kind: NotificationKind;
    messageId: string;
    state: OutboxState;
    attempts: number;
    waitingSince: number;
    nextAttemptAt: number;
    leaseUntil: number | null;
    sentAt: number | null;
    lastError: string | null;
    /** The recipients who have a mail that others were refused, as JSON; null where nobody has it or all do. */
    deliveredTo: string | null;
  };
  uploadTokens: { tokenHash: string; submissionId: string; expiresAt: number };
  /** Apart from the submissions, so that listing those reads no files. */
  cvFiles: {
    submissionId: string;
    name: string;
    mediaType: string;
    content: Uint8Array;
    contentHash: string;
    receivedAt: number;
  };
  confirmations: { addressHash: string; notificationId: string; confirmedAt: number };
  /** The key is a client on a route. */
  rateLimits: { key: string; requests: number; endsAt: number };
  incidents: { name: Incident; openedAt: number };
  writeProbe: { id: 1; content: string };
  /** One row: when old submissions were last deleted, or when the table was made. */
  retentionRuns: { id: 1; ranAt: number };
}

/** Conditions with an index of their own. SQLite uses it where a query has them word for word. */
export const isUndelivered = sql<boolean>`state in ('pending', 'claimed')`;
export const isQuarantined = sql<boolean>`state = 'quarantined'`;
export const isFailed = sql<boolean>`state = 'failed'`;

/**
 * In the order of their names. Never edit one that was released: add another. Both databases take the
 * types: `bigint` for moments, `text` for JSON, `bytea` for files (SQLite keeps bytes under any name).
 */
const migrations: Record<string, Migration> = {
  '0001-submissions-and-outbox': {
    async up(db) {
      const statements = [
        `create table submissions (
          id text not null primary key,
          kind text not null,
          received_at bigint not null,
          payload text not null,
          pricing text,
          quarantined integer not null,
          source text,
          content_hash text not null,
          idempotency_key text
        )`,
        `create index submissions_content on submissions (content_hash, received_at)`,
        `create table outbox (
          id text not null primary key,
          submission_id text references submissions (id) on delete cascade,
          kind text not null,
          message_id text not null unique,
          state text not null,
          attempts integer not null,
          waiting_since bigint not null,
          next_attempt_at bigint not null,
          lease_until bigint,
          sent_at bigint,
          last_error text
        )`,
        `create index outbox_submission on outbox (submission_id)`,
        `create index outbox_undelivered on outbox (next_attempt_at) where state in ('pending', 'claimed')`,
        `create index outbox_quarantined on outbox (submission_id) where state = 'quarantined'`,
        `create table upload_tokens (
          token_hash text not null primary key,
          submission_id text not null references submissions (id) on delete cascade,
          expires_at bigint not null
        )`,
        `create index upload_tokens_submission on upload_tokens (submission_id)`,
        `create table cv_files (
          submission_id text not null primary key references submissions (id) on delete cascade,
          name text not null,
          media_type text not null,
          content bytea not null,
          content_hash text not null,
          received_at bigint not null
        )`,
        `create table confirmations (
          address_hash text not null primary key,
          notification_id text not null,
          confirmed_at bigint not null
        )`,
        // Counting a request is worth no wait for the disk: PostgreSQL may empty this table after a crash.
        `create ${isPostgres(db) ? 'unlogged ' : ''}table rate_limits (
          key text not null primary key,
          requests integer not null,
          ends_at bigint not null
        )`,
        `create index rate_limits_end on rate_limits (ends_at)`,
        `create table incidents (name text not null primary key, opened_at bigint not null)`,
        `create table write_probe (id integer not null primary key, content text not null)`,
      ];
      for (const statement of statements) await sql.raw(statement).execute(db);
    },
  },
  '0002-recipients-failures-and-retention-runs': {
    async up(db) {
      const statements = [
        `alter table outbox add column delivered_to text`,
        `create index outbox_failed on outbox (id) where state = 'failed'`,
        `create table retention_runs (id integer primary key, ran_at bigint not null)`,
        `insert into retention_runs (id, ran_at) values (1, ${Date.now()})`,
      ];
      for (const statement of statements) await sql.raw(statement).execute(db);
    },
  },
};

/** Brings the tables up to date; safe at every start. Throws when a step fails. */
export async function migrate(db: Database): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}
