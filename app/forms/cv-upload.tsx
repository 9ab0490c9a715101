import { useRef } from 'react';
import { cvAccept } from '../../domain/join/cv-file.ts';
import { useSiteData } from '../layout/site-data.ts';
import { Button } from '../ui/button.tsx';
import { FileField } from '../ui/field.tsx';
import { RetryNotice } from './retry-notice.tsx';
import type { NextTry, UploadStatus } from './use-cv-upload.ts';

interface CvUploadProps {
  status: UploadStatus;
  onAgain: (file?: File) => void;
  onCancel: () => void;
}

/** How the CV is doing, after the application itself has arrived. */
export function CvUpload({ status, onAgain, onCancel }: CvUploadProps) {
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
              onCancel();
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
      {status.kind === 'sending' && <Sent part={status.part} />}
      <div role="alert">
        {status.kind === 'failed' && (
          <p className="border-l-4 border-danger bg-field p-4 font-semibold text-danger">
            Recibimos tu solicitud, pero tu CV no llegó. {status.detail}
          </p>
        )}
      </div>
      {status.kind === 'failed' && (
        <OtherWays
          next={status.next}
          onAgain={(file) => {
            keepFocus();
            onAgain(file);
          }}
        />
      )}
    </section>
  );
}

function Sent({ part }: { part: number }) {
  const percent = Math.round(part * 100);
  return (
    <div className="flex items-center gap-4 text-sm">
      <progress
        aria-label="Subiendo tu CV"
        className="w-full accent-(--action)"
        max={100}
        value={percent}
      />
      <span aria-hidden="true">{percent} %</span>
    </div>
  );
}

function OtherWays({ next, onAgain }: { next: NextTry; onAgain: (file?: File) => void }) {
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
