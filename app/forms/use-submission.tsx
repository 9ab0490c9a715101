import { useEffect, useRef, useState } from 'react';
import { sourceHeader } from '../browser/source.ts';

/** A send that takes longer counts as failed, in milliseconds. */
const timeout = 30_000;
/** How often a send that met the rate limit is repeated by itself. */
const maxRetries = 3;

type SubmissionStatus =
  | { kind: 'idle' }
  | { kind: 'sending' }
  | { kind: 'success' }
  /** `retryIn`: seconds until it is sent again by itself; null when it is not. */
  | { kind: 'error'; fields: Record<string, string>; retryIn: number | null };

/**
 * §7.1 Sends a form as JSON, one submission at a time. One `Idempotency-Key` per content: trying again
 * never makes a second submission, any edit does. On 429 it waits as told and tries again by itself.
 */
export function useSubmission(path: string, onSuccess: (response: Response) => void) {
  const [status, setStatus] = useState<SubmissionStatus>({ kind: 'idle' });
  const sending = useRef(false);
  const attempt = useRef<{ body: string; key: string }>(undefined);
  const retry = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    // A page that comes back from the back/forward cache was frozen with its busy state.
    const unfreeze = (event: PageTransitionEvent) => {
      if (!event.persisted) return;
      clearTimeout(retry.current);
      sending.current = false;
      setStatus({ kind: 'idle' });
    };
    addEventListener('pageshow', unfreeze);
    return () => {
      removeEventListener('pageshow', unfreeze);
      clearTimeout(retry.current);
    };
  }, []);

  async function send(payload: object, retriesLeft = maxRetries): Promise<void> {
    if (sending.current) return;
    sending.current = true;
    clearTimeout(retry.current);
    setStatus({ kind: 'sending' });

    const body = JSON.stringify(payload);
    if (attempt.current?.body !== body) attempt.current = { body, key: newKey() };
    try {
      const response = await fetch(path, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          'Idempotency-Key': attempt.current.key,
          ...sourceHeader(),
        },
        body,
        signal: AbortSignal.timeout(timeout),
      });
      sending.current = false;
      if (response.ok) {
        attempt.current = undefined;
        setStatus({ kind: 'success' });
        onSuccess(response);
        return;
      }
      console.error(`${path} answered ${response.status}`);
      const mayWait = response.status === 429 && retriesLeft > 0;
      const retryIn = mayWait ? pauseOf(response.headers.get('Retry-After')) : null;
      if (retryIn !== null) {
        retry.current = setTimeout(() => send(payload, retriesLeft - 1), retryIn * 1000);
      }
      setStatus({ kind: 'error', fields: await fieldsOf(response), retryIn });
    } catch (error) {
      sending.current = false;
      console.error(`${path} could not be reached`, error);
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
    const { errors } = (await response.json()) as { errors: { field: string; message: string }[] };
    return Object.fromEntries(errors.map(({ field, message }) => [field, message]));
  } catch {
    return {};
  }
}

/** `crypto.randomUUID` is missing on plain-http addresses other than localhost. */
function newKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
}

/** The longest a form waits by itself, in seconds; the server's own window is ten minutes. */
const maxPause = 15 * 60;
const usualPause = 10;

/** Seconds to wait before another try, from a `Retry-After` header; null when it is too long. */
export function pauseOf(retryAfter: string | null): number | null {
  const seconds = Number(retryAfter);
  if (!(seconds > 0)) return usualPause;
  return seconds <= maxPause ? Math.ceil(seconds) : null;
}

export function pauseInWords(seconds: number): string {
  if (seconds === 1) return '1 segundo';
  return seconds < 90 ? `${seconds} segundos` : `${Math.ceil(seconds / 60)} minutos`;
}

/** What was refused because of the rate limit waits, and says so; the visitor may stop it. */
export function RetryNotice({ seconds, onCancel }: { seconds: number; onCancel: () => void }) {
  return (
    <p className="text-sm">
      Hay muchos envíos a la vez. Lo intentamos de nuevo en {pauseInWords(seconds)}; no cierres esta
      página.{' '}
      <button
        className="min-h-11 underline underline-offset-4 hover:text-accent-text"
        onClick={({ currentTarget }) => {
          // The button is about to go: the focus goes to the one that sends.
          currentTarget.form?.querySelector<HTMLElement>('[type=submit]')?.focus();
          onCancel();
        }}
        type="button"
      >
        No esperar
      </button>
    </p>
  );
}
