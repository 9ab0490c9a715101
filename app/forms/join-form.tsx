import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { cvFaultMessages, cvFaultOf } from '../../domain/join/cv-file.ts';
import { joinButtonLabels } from '../../domain/join/join-form.ts';
import { honeypotField } from '../../domain/quote/honeypot.ts';
import { Button } from '../ui/button.tsx';
import { TextArea, TextField } from '../ui/field.tsx';
import { CvField, chosenCv, cvInput } from './cv-field.tsx';
import { CvUpload } from './cv-upload.tsx';
import { readValues, restoreValues } from './form-fields.ts';
import { HoneypotField } from './honeypot-field.tsx';
import { PrivacyNote } from './privacy-note.tsx';
import { RetryNotice } from './retry-notice.tsx';
import { useCvUpload } from './use-cv-upload.ts';
import { draftValues, useDraft } from './use-draft.ts';
import { useSubmission } from './use-submission.ts';

const address = '/api/join-us';

/** §4 and §5 Join form: the browser's own validation, and a button that says where the sending is. */
export function JoinForm({ cvHint }: { cvHint: string }) {
  const form = useRef<HTMLFormElement>(null);
  const location = useLocation();
  const navigate = useNavigate();
  const draft = useDraft('joinDraft', () => form.current && readValues(form.current));
  const upload = useCvUpload();
  const [cvError, setCvError] = useState<string>();
  const { status, send, edited, stopWaiting } = useSubmission(address, finish);
  const busy = status.kind === 'sending' || upload.busy;

  // biome-ignore lint/correctness/useExhaustiveDependencies: once per history entry
  useEffect(() => {
    if (form.current) restoreValues(form.current, draftValues(draft.inEntry() ?? draft.inMemory()));
  }, [location.key]);

  /** The application has arrived: its CV follows, and the form is empty. */
  function finish(answer: Response) {
    const cv = form.current && chosenCv(form.current);
    if (cv) upload.start(answer.headers.get('Location'), cv);
    form.current?.reset();
    draft.clear();
    // The entry forgets the draft: neither reload nor Back brings it back.
    navigate(location, { replace: true, state: null, preventScrollReset: true });
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const cv = chosenCv(event.currentTarget);
    if (showCvFault(cv)) return cvInput(event.currentTarget)?.focus();
    const values = readValues(event.currentTarget);
    const { name = '', email = '', role = '', message = '', [honeypotField]: trap } = values;
    draft.save();
    send({ name, email, role, message, ...(trap && { [honeypotField]: trap }) });
  }

  function showCvFault(cv: File | null): boolean {
    const fault = cv && cvFaultOf(cv);
    setCvError(fault ? cvFaultMessages[fault] : undefined);
    return fault !== null;
  }

  return (
    <>
      <form
        action={address}
        className="grid gap-x-(--gap) gap-y-7 min-[600px]:grid-cols-2"
        encType="multipart/form-data"
        method="post"
        onBlur={draft.save}
        onInput={() => {
          edited();
          draft.touch();
        }}
        onSubmit={submit}
        ref={form}
      >
        <p className="text-xs text-text-2 min-[600px]:col-span-2">
          Los campos con * son obligatorios.
        </p>
        <TextField autoComplete="name" label="Nombre completo *" name="name" required />
        <TextField
          autoComplete="email"
          label="Correo electrónico *"
          name="email"
          required
          type="email"
        />
        <TextField
          autoComplete="organization-title"
          className="min-[600px]:col-span-2"
          label="Puesto"
          name="role"
          placeholder="¿Qué te gustaría hacer aquí?"
        />
        <TextArea className="min-[600px]:col-span-2" label="Mensaje" name="message" />
        <CvField error={cvError} hint={cvHint} onChoose={showCvFault} />
        <HoneypotField />
        <div className="grid justify-items-start gap-5 min-[600px]:col-span-2">
          <Button aria-disabled={busy} icon="arrowRight" type="submit">
            {joinButtonLabels[status.kind]}
          </Button>
          {/* The button's words, for those who do not see it change. */}
          <p className="sr-only" role="alert">
            {status.kind === 'error' && joinButtonLabels.error}
          </p>
          <div role="status">
            {status.kind === 'success' && (
              <span className="sr-only">{joinButtonLabels.success}</span>
            )}
            {status.kind === 'error' && status.retryIn !== null && (
              <RetryNotice onCancel={stopWaiting} seconds={status.retryIn} />
            )}
          </div>
          <PrivacyNote />
        </div>
      </form>
      <CvUpload onAgain={upload.again} onCancel={upload.cancel} status={upload.status} />
    </>
  );
}
