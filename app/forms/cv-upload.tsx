import { useEffect, useRef, useState } from 'react';
import { wellFormed } from '../../domain/forms/text.ts';
import { cvAccept, cvFaultMessages, cvFaultOf } from '../../domain/join/cv-file.ts';
import { useSiteData } from '../layout/site-data.ts';
import { Button } from '../ui/button.tsx';
import { FileField } from '../ui/field.tsx';
import { pauseOf, RetryNotice } from './use-submission.tsx';

type UploadStatus =
  | { kind: 'none' }
  | { kind: 'sending'; percent: number }
  | { kind: 'waiting'; seconds: number }
  | { kind: 'received'; name: string }
  | { kind: 'failed'; detail: string; next: NextTry };

/** The same file again or another one; another one, because of the file; or none, by mail only. */
type NextTry = 'again' | 'other' | 'none';

const maxRetries = 3;
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

  async function start(address: string | null, file: File, retriesLeft = maxRetries) {
    clearTimeout(retry.current);
    const fault = cvFaultOf(file);
    if (!address) return setStatus({ kind: 'failed', detail: failed, next: 'none' });
    latest.current = { address, file };
    if (fault) return setStatus({ kind: 'failed', detail: cvFaultMessages[fault], next: 'other' });

    const showProgress = (percent: number) => setStatus({ kind: 'sending', percent });
    showProgress(0);
    const answer = await sendFile(address, file, showProgress);
    if (answer.status >= 200 && answer.status < 300) {
      return setStatus({ kind: 'received', name: file.name });
    }
    console.error(`The CV was not received: ${answer.status || 'no answer'}`);
    // Busy, and says until when.
    const isBusy = answer.status === 429 || (answer.status === 503 && answer.retryAfter !== null);
    const pause = isBusy && retriesLeft > 0 ? pauseOf(answer.retryAfter) : null;
    if (pause !== null) {
      retry.current = setTimeout(() => start(address, file, retriesLeft - 1), pause * 1000);
      return setStatus({ kind: 'waiting', seconds: pause });
    }
    setStatus({
      kind: 'failed',
      detail: answer.detail ?? (answer.status === 0 ? disconnected : failed),
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

function nextTry({ status }: UploadAnswer): NextTry {
  if (status === 401 || status === 410) return 'none';
  return [413, 415, 422].includes(status) ? 'other' : 'again';
}

/** Five megabytes over a bad phone line, in milliseconds. */
const uploadTimeout = 5 * 60_000;

interface UploadAnswer {
  /** 0 when there was no answer. */
  status: number;
  retryAfter: string | null;
  /** What the server says to the visitor, when it says something. */
  detail: string | null;
}

/** Sends a file as the body of a `PUT` and tells how much has gone, in whole percent. Never throws. */
function sendFile(address: string, file: File, onProgress: (percent: number) => void) {
  // `fetch` does not tell how much it has sent.
  const request = new XMLHttpRequest();
  request.open('PUT', address);
  request.responseType = 'json';
  request.timeout = uploadTimeout;
  request.setRequestHeader('Content-Type', file.type || 'application/octet-stream');
  // RFC 8187: header values are ASCII.
  const name = encodeURIComponent(wellFormed(file.name)).replaceAll("'", '%27');
  request.setRequestHeader('Content-Disposition', `attachment; filename*=UTF-8''${name}`);
  request.upload.onprogress = ({ loaded, total }) =>
    onProgress(total > 0 ? Math.round((100 * loaded) / total) : 0);
  return new Promise<UploadAnswer>((resolve) => {
    request.onloadend = () =>
      resolve({
        status: request.status,
        retryAfter: request.getResponseHeader('Retry-After'),
        detail: request.response?.detail ?? null,
      });
    request.send(file);
  });
}

/** How the CV is doing, after the application itself has arrived. */
export function CvUpload({ upload }: { upload: ReturnType<typeof useCvUpload> }) {
  const { status, again, cancel } = upload;
  const section = useRef<HTMLElement>(null);
  /** What was pressed is about to go: the focus stays where the news is. */
  const keepFocus = () => section.current?.focus();
  return (
    // Both live regions stand in the page from the start: only then are they announced.
    <section
      aria-label={status.kind === 'none' ? undefined : 'Envío de tu CV'}
      className="mt-7 grid gap-5"
      ref={section}
      tabIndex={-1}
    >
      <div aria-live="polite" className="grid gap-3">
        {status.kind === 'sending' && <p>Recibimos tu solicitud. Estamos subiendo tu CV…</p>}
        {status.kind === 'waiting' && (
          <RetryNotice
            onCancel={() => {
              keepFocus();
              cancel();
            }}
            seconds={status.seconds}
          />
        )}
        {status.kind === 'received' && (
          <p className="border-l-4 border-success bg-field p-4 font-semibold text-success">
            Recibimos tu CV: {status.name}
          </p>
        )}
      </div>
      {status.kind === 'sending' && (
        <div className="flex items-center gap-4 text-sm">
          <progress
            aria-label="Subiendo tu CV"
            className="w-full accent-(--action)"
            max={100}
            value={status.percent}
          />
          <span aria-hidden="true">{status.percent} %</span>
        </div>
      )}
      <div role="alert">
        {status.kind === 'failed' && (
          <p className="border-l-4 border-danger bg-field p-4 font-semibold text-danger">
            Recibimos tu solicitud, pero tu CV no llegó. {status.detail}
          </p>
        )}
      </div>
      {status.kind === 'failed' && (
        <OtherOptions
          next={status.next}
          onAgain={(file) => {
            keepFocus();
            again(file);
          }}
        />
      )}
    </section>
  );
}

function OtherOptions({ next, onAgain }: { next: NextTry; onAgain: (file?: File) => void }) {
  const { site } = useSiteData();
  return (
    <div className="grid justify-items-start gap-5">
      {next === 'again' && <Button onClick={() => onAgain()}>Subir CV de nuevo</Button>}
      {next !== 'none' && (
        <FileField
          accept={cvAccept}
          label={next === 'again' ? 'O elige otro archivo' : 'Elige otro archivo'}
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file) onAgain(file);
          }}
        />
      )}
      <p className="text-sm">
        También puedes mandarlo por correo a{' '}
        <a
          className="underline underline-offset-4 hover:text-accent-text"
          href={`mailto:${site.email}?subject=CV`}
        >
          {site.email}
        </a>
        , con tu nombre completo en el asunto.
      </p>
    </div>
  );
}
