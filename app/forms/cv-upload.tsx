import { cvAccept } from '../../domain/join/cv-file.ts';
import { useSiteData } from '../layout/site-data.ts';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/field.tsx';
import { RetryNotice } from './retry-notice.tsx';
import type { UploadStatus } from './use-cv-upload.ts';

interface CvUploadProps {
  status: UploadStatus;
  onAgain: (file?: File) => void;
  onCancel: () => void;
}

/** How the CV is doing, after the application itself has arrived. */
export function CvUpload({ status, onAgain, onCancel }: CvUploadProps) {
  return (
    // Both live regions stand in the page from the start: only then are they announced.
    <section aria-label="Envío de tu CV" className="mt-7 grid gap-5 empty:hidden">
      <div aria-live="polite" className="grid gap-3 empty:hidden">
        {status.kind === 'sending' && <p>Recibimos tu solicitud. Estamos subiendo tu CV…</p>}
        {status.kind === 'waiting' && <RetryNotice onCancel={onCancel} seconds={status.seconds} />}
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
      {status.kind === 'failed' && <OtherWays final={status.final} onAgain={onAgain} />}
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

function OtherWays({ final, onAgain }: { final: boolean; onAgain: (file?: File) => void }) {
  const { site } = useSiteData();
  return (
    <div className="grid justify-items-start gap-5">
      {!final && (
        <>
          <Button onClick={() => onAgain()}>Subir CV de nuevo</Button>
          <TextField
            accept={cvAccept}
            label="O elige otro archivo"
            onChange={({ target }) => onAgain(target.files?.[0])}
            type="file"
          />
        </>
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
