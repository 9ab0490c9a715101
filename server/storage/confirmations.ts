import type { Kysely } from 'kysely';
import { confirmationPauseMs } from './storage.ts';
import type { Tables } from './tables.ts';

/** One statement decides and remembers: of two servers that ask at once, one is told yes. */
export async function reserveConfirmation(
  db: Kysely<Tables>,
  notificationId: string,
  { addressHash, now }: { addressHash: string; now: number },
): Promise<boolean> {
  // An address is remembered no longer than it has to be.
  await db
    .deleteFrom('confirmed_addresses')
    .where('confirmed_at', '<=', now - confirmationPauseMs)
    .where('address_hash', '<>', addressHash)
    .execute();
  const mine = { notification_id: notificationId, confirmed_at: now };
  const reserved = await db
    .insertInto('confirmed_addresses')
    .values({ address_hash: addressHash, ...mine })
    .onConflict((conflict) =>
      conflict
        .column('address_hash')
        .doUpdateSet(mine)
        .where(({ eb, or }) =>
          or([
            eb('confirmed_addresses.confirmed_at', '<=', now - confirmationPauseMs),
            eb('confirmed_addresses.notification_id', '=', notificationId),
          ]),
        ),
    )
    .returning('address_hash')
    .executeTakeFirst();
  return reserved !== undefined;
}
