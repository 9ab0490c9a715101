import { newId } from '../storage/letter-id.ts';
import type { NewLetter } from '../storage/storage.ts';

/** When the letters of the storage tests arrive, in milliseconds since 1970. */
export const arrival = 1_800_000_000_000;

/** A letter as the inbox hands it to the storage, unlike every other. */
export function newLetter(changes: Partial<NewLetter> = {}): NewLetter {
  const id = newId(changes.receivedAt ?? arrival);
  return {
    id,
    kind: 'quote',
    receivedAt: arrival,
    payload: { name: 'Ana' },
    pricing: null,
    quarantined: false,
    landing: null,
    contentHash: id,
    idempotencyKey: null,
    uploadPermit: null,
    notifications: [{ id: `n-${id}`, kind: 'agency-mail', messageId: `<${id}@x>` }],
    ...changes,
  };
}
