import { useRef } from 'react';
import { cvAccept } from '../../domain/join/cv-file.ts';
import { useSiteData } from '../layout/site-data.ts';
import { Button } from '../ui/button.tsx';
import { FileField } from '../ui/field.tsx';
import { RetryNotice, uploadMessage } from './send-messages.tsx';
import type { NextTry, UploadStatus } from './sender-state.ts';
import { applicationSender } from './submission-sender.ts';

/** §7.2 How the CV is doing, after the application itself has arrived. */
export function CvUpload({ upload }: { upload: UploadStatus }) {
  const section = useRef<HTMLElement>(null);
  const message = uploadMessage(upload);
  /** What was pressed is about to go: the focus stays where the news is. */
  const keepFocus = () => section.current?.focus();
  return (
    // Both live regions stand in the page from the start: only then are they announced.
    <section
      aria-label={upload.kind === 'none' ? undefined : 'Envío de tu CV'}
      className="mt-7 grid gap-5"
      ref={section}
      tabIndex={-1}
    >
      <div aria-live="polite" className="grid gap-3">
        {upload.kind === 'sending' && <p>{message}</p>}
        {upload.kind === 'waiting' && (
          <RetryNotice
            onCancel={() => {
              keepFocus();
              applicationSender.stopWaiting();
            }}
            seconds={upload.seconds}
          />
        )}
        {upload.kind === 'received' && (
          <p className="border-l-4 border-success bg-field p-4 font-semibold text-success">
            {message}
          </p>
        )}
      </div>
      {upload.kind === 'sending' && (
        <div className="flex items-center gap-4 text-sm">
          <progress
            aria-label="Subiendo tu CV"
            className="w-full accent-(--action)"
            max={100}
            value={upload.percent}
          />
          <span aria-hidden="true">{upload.percent} %</span>
        </div>
      )}
      <div role="alert">
        {upload.kind === 'failed' && (
          <p className="border-l-4 border-danger bg-field p-4 font-semibold text-danger">
            {message}
          </p>
        )}
      </div>
      {upload.kind === 'failed' && (
        <OtherOptions
          next={upload.next}
          onAgain={(file) => {
            keepFocus();
            applicationSender.upload(file);
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
