import { type Kysely, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { forgettable } from './dialect-differences.ts';
import { held, waiting } from './outbox-states.ts';
import type { Tables } from './tables.ts';

/**
 * In the order of their names. Never edit one that was released: add another. The types are ones that
 * both databases take: moments are `bigint`, text that is JSON stays `text`, files are `bytea`.
 */
const migrations: Record<string, Migration> = {
  '0001-submissions-and-outbox': {
    up: async (db) => {
      await db.schema
        .createTable('submissions')
        .ifNotExists()
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('kind', 'text', (column) => column.notNull())
        .addColumn('received_at', 'bigint', (column) => column.notNull())
        .addColumn('payload', 'text', (column) => column.notNull())
        .addColumn('pricing', 'text')
        .addColumn('quarantined', 'integer', (column) => column.notNull())
        .addColumn('landing', 'text')
        .addColumn('content_hash', 'text', (column) => column.notNull())
        .execute();
      await db.schema
        .createIndex('submissions_by_content')
        .ifNotExists()
        .on('submissions')
        .columns(['content_hash', 'received_at'])
        .execute();
      await db.schema
        .createTable('idempotency')
        .ifNotExists()
        .addColumn('key', 'text', (column) => column.notNull())
        .addColumn('content_hash', 'text', (column) => column.notNull())
        .addColumn('submission_id', 'text', (column) =>
          column.notNull().references('submissions.id').onDelete('cascade'),
        )
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .addPrimaryKeyConstraint('idempotency_key', ['key', 'content_hash'])
        .execute();
      await db.schema
        .createTable('outbox')
        .ifNotExists()
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('submission_id', 'text', (column) =>
          column.notNull().references('submissions.id').onDelete('cascade'),
        )
        .addColumn('kind', 'text', (column) => column.notNull())
        .addColumn('message_id', 'text', (column) => column.notNull().unique())
        .addColumn('state', 'text', (column) => column.notNull())
        .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .addColumn('next_attempt_at', 'bigint', (column) => column.notNull())
        .addColumn('lease_until', 'bigint')
        .addColumn('sent_at', 'bigint')
        .addColumn('last_error', 'text')
        .execute();
      await db.schema
        .createIndex('outbox_by_due')
        .ifNotExists()
        .on('outbox')
        .columns(['state', 'next_attempt_at'])
        .execute();
    },
  },
  '0003-attachments': {
    up: async (db) => {
      await db.schema
        .createTable('upload_permits')
        .ifNotExists()
        .addColumn('token_hash', 'text', (column) => column.primaryKey())
        .addColumn('submission_id', 'text', (column) =>
          column.notNull().references('submissions.id').onDelete('cascade'),
        )
        .addColumn('expires_at', 'bigint', (column) => column.notNull())
        .execute();
      await db.schema
        .createIndex('upload_permits_by_submission')
        .ifNotExists()
        .on('upload_permits')
        .column('submission_id')
        .execute();
      await db.schema
        .createTable('attachments')
        .ifNotExists()
        .addColumn('submission_id', 'text', (column) =>
          column.primaryKey().references('submissions.id').onDelete('cascade'),
        )
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('media_type', 'text', (column) => column.notNull())
        // PostgreSQL's word; SQLite stores bytes as they are under any name.
        .addColumn('content', 'bytea', (column) => column.notNull())
        .addColumn('content_hash', 'text', (column) => column.notNull())
        .addColumn('received_at', 'bigint', (column) => column.notNull())
        .execute();
    },
  },
  '0004-rate-counts': {
    up: async (db) => {
      await db.schema
        .createTable('rate_counts')
        .modifyFront(forgettable(db))
        .addColumn('key', 'text', (column) => column.primaryKey())
        .addColumn('requests', 'integer', (column) => column.notNull())
        .addColumn('ends_at', 'bigint', (column) => column.notNull())
        .execute();
      await db.schema
        .createIndex('rate_counts_by_end')
        .on('rate_counts')
        .column('ends_at')
        .execute();
    },
  },
  // Without these, every deleted submission would have all notifications searched for its own.
  '0005-parts-by-submission': {
    up: async (db) => {
      for (const table of ['outbox', 'idempotency']) {
        await db.schema
          .createIndex(`${table}_by_submission`)
          .on(table)
          .column('submission_id')
          .execute();
      }
    },
  },
  // Some notifications are of no submission. Neither database can both drop and keep a column's rule the
  // same way, so the table is made anew.
  '0006-notices': {
    up: async (db) => {
      await db.schema
        .createTable('outbox_next')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('submission_id', 'text', (column) =>
          column.references('submissions.id').onDelete('cascade'),
        )
        .addColumn('kind', 'text', (column) => column.notNull())
        .addColumn('message_id', 'text', (column) => column.notNull().unique())
        .addColumn('state', 'text', (column) => column.notNull())
        .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .addColumn('next_attempt_at', 'bigint', (column) => column.notNull())
        .addColumn('lease_until', 'bigint')
        .addColumn('sent_at', 'bigint')
        .addColumn('last_error', 'text')
        .execute();
      await sql`insert into outbox_next select * from outbox`.execute(db);
      await db.schema.dropTable('outbox').execute();
      await db.schema.alterTable('outbox_next').renameTo('outbox').execute();
      await db.schema
        .createIndex('outbox_by_due')
        .on('outbox')
        .columns(['state', 'next_attempt_at'])
        .execute();
      await db.schema
        .createIndex('outbox_by_submission')
        .on('outbox')
        .column('submission_id')
        .execute();
      await db.schema
        .createTable('confirmed_addresses')
        .addColumn('address_hash', 'text', (column) => column.primaryKey())
        .addColumn('notification_id', 'text', (column) => column.notNull())
        .addColumn('confirmed_at', 'bigint', (column) => column.notNull())
        .execute();
      await db.schema
        .createTable('incidents')
        .addColumn('name', 'text', (column) => column.primaryKey())
        .addColumn('opened_at', 'bigint', (column) => column.notNull())
        .execute();
    },
  },
  '0007-write-proofs': {
    up: async (db) => {
      await db.schema
        .createTable('write_proofs')
        .addColumn('name', 'text', (column) => column.primaryKey())
        .addColumn('content', 'text', (column) => column.notNull())
        .execute();
    },
  },
  // A worker's next one is the first entry, however many wait and however many were sent. The words of
  // the conditions are those of the queries: SQLite compares them as text.
  '0008-what-waits': {
    up: async (db) => {
      await db.schema.dropIndex('outbox_by_due').execute();
      await db.schema
        .createIndex('outbox_waiting')
        .on('outbox')
        .columns(['kind', 'next_attempt_at'])
        .where(waiting)
        .execute();
      await db.schema
        .createIndex('outbox_held')
        .on('outbox')
        .column('submission_id')
        .where(held)
        .execute();
    },
  },
};

/** Brings the tables up to date; safe at every start. Throws when a step fails. */
export async function migrate(db: Kysely<Tables>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}
