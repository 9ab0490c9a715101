import { useEffect, useRef, useState } from 'react';
import { cvFaultMessages, cvFaultOf } from '../../domain/join/cv-file.ts';
import { pauseOf } from './retry-after.ts';
import { type FileAnswer, sendFile } from './send-file.ts';

export type UploadStatus =
  | { kind: 'none' }
  /** `part` from 0 to 1. */
  | { kind: 'sending'; name: string; part: number }
  | { kind: 'waiting'; name: string; seconds: number }
  | { kind: 'received'; name: string }
  | { kind: 'failed'; detail: string; next: NextTry };

/** The same file again or another one; another one, because of the file; or none, by mail only. */
export type NextTry = 'again' | 'other' | 'none';

const mostRetries = 3;
const disconnected = 'Se cortó la conexión.';
const failed = 'No pudimos recibirlo.';

/** The second step of an application: its CV goes to the address that the first step's answer named. */
export function useCvUpload() {
  const [status, setStatus] = useState<UploadStatus>({ kind: 'none' });
  const latest = useRef<{ address: string; file: File }>(undefined);
  const retry = useRef<ReturnType<typeof setTimeout>>(undefined);
  const busy = status.kind === 'sending' || status.kind === 'waiting';

  useEffect(() => {
    if (!busy) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [busy]);

  // What is being sent when the visitor goes on to another page arrives; what waits is not started.
  useEffect(() => () => clearTimeout(retry.current), []);

  async function start(address: string | null, file: File, retriesLeft = mostRetries) {
    clearTimeout(retry.current);
    const { name } = file;
    const fault = cvFaultOf(file);
    if (!address) return setStatus({ kind: 'failed', detail: failed, next: 'none' });
    latest.current = { address, file };
    if (fault) return setStatus({ kind: 'failed', detail: cvFaultMessages[fault], next: 'other' });

    setStatus({ kind: 'sending', name, part: 0 });
    const answer = await sendFile(address, file, (part) =>
      setStatus({ kind: 'sending', name, part }),
    );
    if (isOk(answer)) return setStatus({ kind: 'received', name });
    console.error(`The CV was not received: ${answer.status ?? 'no answer'}`);
    const pause = mayWait(answer) && retriesLeft > 0 ? pauseOf(answer.retryAfter) : null;
    if (pause !== null) {
      retry.current = setTimeout(() => start(address, file, retriesLeft - 1), pause * 1000);
      return setStatus({ kind: 'waiting', name, seconds: pause });
    }
    setStatus({
      kind: 'failed',
      detail: answer.detail ?? (answer.status === null ? disconnected : failed),
      next: nextTry(answer),
    });
  }

  return {
    status,
    busy,
    start,
    /** The same file once more, or another one in its place. */
    again: (file = latest.current?.file) => {
      if (latest.current && file) start(latest.current.address, file);
    },
    cancel: () => {
      clearTimeout(retry.current);
      setStatus({ kind: 'failed', detail: failed, next: 'again' });
    },
  };
}

function isOk({ status }: FileAnswer): boolean {
  return status !== null && status >= 200 && status < 300;
}

function nextTry({ status }: FileAnswer): NextTry {
  if (status === 401 || status === 410) return 'none';
  return status === 413 || status === 415 || status === 422 ? 'other' : 'again';
}

/** The server is busy, and says when it will not be. */
function mayWait({ status, retryAfter }: FileAnswer): boolean {
  return status === 429 || (status === 503 && retryAfter !== null);
}
