const storageKey = 'sentDrafts';

/** Ids of the drafts that were sent in this tab. */
const sent = new Set<unknown>(readStored());

function readStored(): string[] {
  try {
    return [...JSON.parse(sessionStorage.getItem(storageKey) ?? '[]')];
  } catch {
    // Without storage, or with a damaged one, they last as long as the document.
    return [];
  }
}

/** §8.3 What was sent comes back from no entry of the tab's history, neither after a reload. */
export function markSent(id: string) {
  sent.add(id);
  try {
    sessionStorage.setItem(storageKey, JSON.stringify([...sent]));
  } catch {
    // Full or forbidden: known until the document goes.
  }
}

export const wasSent = (id: unknown) => sent.has(id);

/** `crypto.randomUUID` is missing on plain-http addresses other than localhost. */
export function newDraftId(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
}

/**
 * §7.1 The `Idempotency-Key` of what is sent of a draft: the same after reload, Back and Forward, which
 * keep the draft and its id; another one after any edit.
 */
export function idempotencyKey(draft: string, body: string): string {
  let checksum = 0;
  for (let index = 0; index < body.length; index += 1) {
    checksum = (Math.imul(checksum, 31) + body.charCodeAt(index)) >>> 0;
  }
  return `${draft}-${checksum.toString(16)}`;
}
