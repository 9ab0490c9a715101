import type { Kysely, Transaction } from 'kysely';
import type { LetterCopy, Row } from './staff-storage.ts';
import type { Tables } from './tables.ts';

/** The tables whose rows belong to a letter and go where it goes. */
export const letterParts = [
  'idempotency',
  'outbox',
  'upload_permits',
  'attachments',
] as const satisfies (keyof Tables)[];

/** Letters that are read in one go: few, since files may hang on them. */
const page = 20;

/**
 * Every letter, oldest first, each as a copy of its own rows, column by column: what a migration adds is
 * in it without a word here. A letter that changes meanwhile is copied as it was before or after.
 */
export async function* letterCopies(db: Kysely<Tables>): AsyncGenerator<LetterCopy> {
  for (let last = ''; ; ) {
    const letters = await db
      .selectFrom('letters')
      .selectAll()
      .where('id', '>', last)
      .orderBy('id')
      .limit(page)
      .execute();
    if (letters.length === 0) return;
    const copies = letters.map((letter): LetterCopy => ({ letter: { ...letter }, parts: {} }));
    for (const table of letterParts) {
      const rows = await db
        .selectFrom(table)
        .selectAll()
        .where(
          'letter_id',
          'in',
          letters.map(({ id }) => id),
        )
        .execute();
      const byLetter = Map.groupBy(rows, (row) => row.letter_id);
      for (const { letter, parts } of copies) {
        const own = byLetter.get(String(letter.id));
        if (own) parts[table] = own.map((row) => ({ ...row }));
      }
    }
    yield* copies;
    last = letters.at(-1)?.id ?? last;
  }
}

/** Adds the letters that are missing, in one transaction; gives their number. */
export function restoreCopies(db: Kysely<Tables>, copies: LetterCopy[]): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    let restored = 0;
    for (const { letter, parts } of copies) {
      if (!(await insertMissing(transaction, 'letters', letter))) continue;
      restored += 1;
      for (const table of letterParts) {
        for (const row of parts[table] ?? []) await insertMissing(transaction, table, row);
      }
    }
    return restored;
  });
}

async function insertMissing(
  transaction: Transaction<Tables>,
  table: 'letters' | (typeof letterParts)[number],
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
