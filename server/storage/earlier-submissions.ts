import type { Transaction } from 'kysely';
import { hasOneOf, isOneOfPairs } from './dialect-differences.ts';
import { contentMemoryMs, keyMemoryMs, type NewSubmission } from './storage.ts';
import type { Tables } from './tables.ts';

export interface EarlierSubmissions {
  /** The submission that this one repeats: by its key, or without one by its content. */
  idOf(submission: NewSubmission): string | undefined;
  /** From now on others repeat this one. */
  add(submission: NewSubmission): void;
}

/** What any of these submissions may repeat, be it stored or among themselves. */
export async function earlierSubmissions(
  transaction: Transaction<Tables>,
  submissions: readonly NewSubmission[],
): Promise<EarlierSubmissions> {
  const byKey = new Map<string, Earlier>();
  const byContent = new Map<string, Earlier>();
  for (const row of await storedKeys(transaction, submissions)) {
    byKey.set(keyOf(row.key, row.content_hash), { id: row.submission_id, at: row.created_at });
  }
  for (const row of await storedContents(transaction, submissions)) {
    byContent.set(row.content_hash, { id: row.id, at: row.received_at });
  }
  return {
    idOf({ idempotencyKey, contentHash, receivedAt }) {
      const [earlier, memoryMs] =
        idempotencyKey === null
          ? [byContent.get(contentHash), contentMemoryMs]
          : [byKey.get(keyOf(idempotencyKey, contentHash)), keyMemoryMs];
      return earlier && earlier.at > receivedAt - memoryMs ? earlier.id : undefined;
    },
    add({ id, idempotencyKey, contentHash, receivedAt: at }) {
      byContent.set(contentHash, { id, at });
      if (idempotencyKey !== null) byKey.set(keyOf(idempotencyKey, contentHash), { id, at });
    },
  };
}

interface Earlier {
  id: string;
  /** When it was received. */
  at: number;
}

const keyOf = (key: string, contentHash: string) => `${contentHash} ${key}`;

function storedKeys(transaction: Transaction<Tables>, submissions: readonly NewSubmission[]) {
  const pairs = submissions.flatMap(({ idempotencyKey, contentHash }) =>
    idempotencyKey === null ? [] : [[idempotencyKey, contentHash] as const],
  );
  if (pairs.length === 0) return [];
  return transaction
    .selectFrom('idempotency')
    .selectAll()
    .where(isOneOfPairs(transaction, ['key', 'content_hash'], pairs))
    .execute();
}

function storedContents(transaction: Transaction<Tables>, submissions: readonly NewSubmission[]) {
  const unkeyed = submissions.filter(({ idempotencyKey }) => idempotencyKey === null);
  if (unkeyed.length === 0) return [];
  const earliest = Math.min(...unkeyed.map(({ receivedAt }) => receivedAt));
  return transaction
    .selectFrom('submissions')
    .select(['id', 'content_hash', 'received_at'])
    .where(
      hasOneOf(
        transaction,
        'content_hash',
        unkeyed.map(({ contentHash }) => contentHash),
      ),
    )
    .where('received_at', '>', earliest - contentMemoryMs)
    .orderBy('received_at')
    .execute();
}
