import { useEffect, useRef, useState } from 'react';
import { pauseOf } from './retry-after.ts';

/** Longest a send may take before it counts as failed, in milliseconds. */
const timeLimit = 30_000;
/** How often a send that met the rate limit is repeated by itself. */
const mostRetries = 3;

export type SubmissionStatus =
  | { kind: 'idle' }
  | { kind: 'sending' }
  | { kind: 'success' }
  /** `retryIn`: seconds until it is sent again by itself; null when it is not. */
  | { kind: 'error'; fields: Record<string, string>; retryIn: number | null };

/**
 * §7 Sends a form as JSON; only the answer's status counts. One submission at a time; an
 * `Idempotency-Key` per content, so that clicking again or trying again never makes a second submission
 * while any edit does. On 429 it waits as told and tries again by itself.
 */
export function useSubmission(address: string, onSuccess: (response: Response) => void) {
  const [status, setStatus] = useState<SubmissionStatus>({ kind: 'idle' });
  const sending = useRef(false);
  const attempt = useRef<{ body: string; key: string }>(undefined);
  const retry = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    // A page that comes back from the back/forward cache was frozen with its busy state.
    const wake = (event: PageTransitionEvent) => {
      if (!event.persisted) return;
      clearTimeout(retry.current);
      sending.current = false;
      setStatus({ kind: 'idle' });
    };
    addEventListener('pageshow', wake);
    return () => {
      removeEventListener('pageshow', wake);
      clearTimeout(retry.current);
    };
  }, []);

  async function send(payload: object, retriesLeft = mostRetries): Promise<void> {
    if (sending.current) return;
    sending.current = true;
    clearTimeout(retry.current);
    setStatus({ kind: 'sending' });

    const body = JSON.stringify(payload);
    if (attempt.current?.body !== body) attempt.current = { body, key: newKey() };
    try {
      const response = await fetch(address, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'Idempotency-Key': attempt.current.key },
        body,
        signal: AbortSignal.timeout(timeLimit),
      });
      sending.current = false;
      if (response.ok) {
        attempt.current = undefined;
        setStatus({ kind: 'success' });
        onSuccess(response);
        return;
      }
      console.error(`${address} answered ${response.status}`);
      const pause =
        response.status === 429 && retriesLeft > 0
          ? pauseOf(response.headers.get('Retry-After'))
          : null;
      if (pause !== null) {
        retry.current = setTimeout(() => send(payload, retriesLeft - 1), pause * 1000);
      }
      setStatus({ kind: 'error', fields: await fieldsOf(response), retryIn: pause });
    } catch (error) {
      sending.current = false;
      console.error(`${address} could not be reached`, error);
      setStatus({ kind: 'error', fields: {}, retryIn: null });
    }
  }

  return {
    status,
    send,
    /** No longer sends by itself; what failed still says so. */
    stopWaiting: () => {
      clearTimeout(retry.current);
      setStatus((last) => (last.kind === 'error' ? { ...last, retryIn: null } : last));
    },
    /** The form was edited: what was said about the last attempt no longer holds. */
    edited: () => {
      clearTimeout(retry.current);
      if (!sending.current) setStatus({ kind: 'idle' });
    },
  };
}

/** What the server says of single fields (RFC 9457 `errors`), if it says so. */
async function fieldsOf(response: Response): Promise<Record<string, string>> {
  if (response.status !== 422) return {};
  try {
    const { errors } = (await response.json()) as {
      errors?: { field: string; message: string }[];
    };
    return Object.fromEntries((errors ?? []).map(({ field, message }) => [field, message]));
  } catch {
    return {};
  }
}

/** `crypto.randomUUID` is missing on plain-http addresses other than localhost. */
function newKey(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  return [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
}
