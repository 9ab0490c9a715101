import { type FormEvent, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { joinButtonLabels } from '../../domain/join/join-form.ts';
import { honeypotField } from '../../domain/quote/honeypot.ts';
import { Button } from '../ui/button.tsx';
import { TextArea, TextField } from '../ui/field.tsx';
import { CvHint } from './cv-hint.tsx';
import { readValues, restoreValues } from './form-fields.ts';
import { HoneypotField } from './honeypot-field.tsx';
import { PrivacyNote } from './privacy-note.tsx';
import { draftValues, useDraft } from './use-draft.ts';
import { useSubmission } from './use-submission.ts';

const address = '/api/join-us';

/** §4 and §5 Join form: the browser's own validation, and a button that says where the sending is. */
export function JoinForm({ cvHint }: { cvHint: string }) {
  const form = useRef<HTMLFormElement>(null);
  const location = useLocation();
  const navigate = useNavigate();
  const draft = useDraft('joinDraft', () => form.current && readValues(form.current));
  const { status, send, edited } = useSubmission(address, emptyEverything);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once per history entry
  useEffect(() => {
    if (form.current) restoreValues(form.current, draftValues(draft.inEntry() ?? draft.inMemory()));
  }, [location.key]);

  function emptyEverything() {
    form.current?.reset();
    draft.clear();
    // The entry forgets the draft: neither reload nor Back brings it back.
    navigate(location, { replace: true, state: null, preventScrollReset: true });
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const values = readValues(event.currentTarget);
    const { name = '', email = '', role = '', message = '', [honeypotField]: trap } = values;
    draft.save();
    send({ name, email, role, message, ...(trap && { [honeypotField]: trap }) });
  }

  return (
    <form
      action={address}
      className="grid gap-x-(--gap) gap-y-7 desktop:grid-cols-2"
      method="post"
      onInput={() => {
        edited();
        draft.touch();
      }}
      onSubmit={submit}
      ref={form}
    >
      <p className="text-xs text-text-2 desktop:col-span-2">Los campos con * son obligatorios.</p>
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
        className="desktop:col-span-2"
        label="Puesto"
        name="role"
        placeholder="¿Qué te gustaría hacer aquí?"
      />
      <TextArea className="desktop:col-span-2" label="Mensaje" name="message" />
      <CvHint text={cvHint} />
      <HoneypotField />
      <div className="grid justify-items-start gap-5 desktop:col-span-2">
        <Button aria-disabled={status.kind === 'sending'} icon="arrowRight" type="submit">
          {joinButtonLabels[status.kind]}
        </Button>
        {/* The button's words, for those who do not see it change. */}
        <p className="sr-only" role="alert">
          {status.kind === 'error' && joinButtonLabels.error}
        </p>
        <p className="sr-only" role="status">
          {status.kind === 'success' && joinButtonLabels.success}
        </p>
        <PrivacyNote />
      </div>
    </form>
  );
}
