import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { textFieldsOf } from '../../domain/forms/form-definition.ts';
import { cvFaultMessages, cvFaultOf, cvField } from '../../domain/join/cv-file.ts';
import { joinButtonLabels, joinFormDefinition } from '../../domain/join/join-form.ts';
import { Button } from '../ui/button.tsx';
import { FileField } from '../ui/field.tsx';
import { CvUpload, useCvUpload } from './cv-upload.tsx';
import {
  HoneypotField,
  PrivacyNote,
  RequiredNote,
  readValues,
  restoreValues,
  TextFields,
  textsOf,
} from './form-fields.tsx';
import { useRebuiltForm } from './rebuilt-form.ts';
import { draftValues, useDraft } from './use-draft.ts';
import { RetryNotice, useSubmission } from './use-submission.tsx';

/** §4.11 and §5.2 Join form: the browser's own validation, and a button that says where the sending is. */
export function JoinForm({ cvHint }: { cvHint: string }) {
  const form = useRef<HTMLFormElement>(null);
  const { key } = useLocation();
  useRebuiltForm(form);
  const draft = useDraft('joinDraft', () => form.current && readValues(form.current));
  const upload = useCvUpload();
  const [cvError, setCvError] = useState<string>();
  const { status, send, edited, stopWaiting } = useSubmission(joinFormDefinition.path, finish);
  const busy = status.kind === 'sending' || upload.busy;

  // biome-ignore lint/correctness/useExhaustiveDependencies: once per history entry
  useEffect(() => {
    if (form.current) restoreValues(form.current, draftValues(draft.inEntry() ?? draft.inMemory()));
  }, [key]);

  /** The application has arrived: its CV follows, and the form is empty. */
  function finish(answer: Response) {
    const cv = cvInput(form.current)?.files?.[0];
    if (cv) upload.start(answer.headers.get('Location'), cv);
    form.current?.reset();
    draft.clear();
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const input = cvInput(event.currentTarget);
    if (showCvFault(input?.files?.[0])) return input?.focus();
    draft.save();
    send(textsOf(joinFormDefinition.fields, readValues(event.currentTarget)));
  }

  function showCvFault(cv: File | undefined): boolean {
    const fault = cv && cvFaultOf(cv);
    setCvError(fault ? cvFaultMessages[fault] : undefined);
    return Boolean(fault);
  }

  return (
    <>
      <form
        action={joinFormDefinition.path}
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
        <RequiredNote />
        <TextFields fields={textFieldsOf(joinFormDefinition.fields)} />
        {/* What is wrong with a file is said by us: browsers check no file. */}
        <FileField
          accept={joinFormDefinition.fields.cv.accept}
          className="min-[600px]:col-span-2"
          error={cvError}
          hint={cvHint}
          label={joinFormDefinition.fields.cv.label}
          name={cvField}
          onChange={({ target }) => showCvFault(target.files?.[0])}
        />
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
      <CvUpload upload={upload} />
    </>
  );
}

function cvInput(form: HTMLFormElement | null) {
  return form?.querySelector<HTMLInputElement>(`[name=${cvField}]`);
}
