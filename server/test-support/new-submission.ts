import type { NewSubmission } from '../storage/storage.ts';
import { newId } from '../storage/submission-id.ts';

/** When the submissions of the storage tests arrive, in milliseconds since 1970. */
export const arrival = 1_800_000_000_000;

/** A submission as the inbox hands it to the storage, unlike every other. */
export function newSubmission(changes: Partial<NewSubmission> = {}): NewSubmission {
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
