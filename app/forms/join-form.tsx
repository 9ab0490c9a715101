import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { textFieldsOf } from '../../domain/forms/form-definition.ts';
import { cvFaultMessages, cvFaultOf, cvField } from '../../domain/join/cv-file.ts';
import { joinButtonLabels, joinFormDefinition } from '../../domain/join/join-form.ts';
import { Button } from '../ui/button.tsx';
import { FileField } from '../ui/field.tsx';
import { CvUpload } from './cv-upload.tsx';
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
import { RetryNotice, unsentEditMessage } from './send-messages.tsx';
import { isBusy } from './sender-state.ts';
import { applicationSender, copyOf } from './submission-sender.ts';
import { draftValues, useDraft } from './use-draft.ts';
import { useSubmission } from './use-submission.ts';

/** §4.11 and §5.2 Join form: the browser's own validation, and a button that says where the sending is. */
export function JoinForm({ cvHint }: { cvHint: string }) {
  const form = useRef<HTMLFormElement>(null);
  const { key } = useLocation();
  useRebuiltForm(form);
  const draft = useDraft('joinDraft', () => ({ values: form.current && readValues(form.current) }));
  const [cvError, setCvError] = useState<string>();
  const submission = useSubmission(applicationSender, form, draft, () => setCvError(undefined));
  const { status, hasUnsentEdit } = submission;
  const busy = isBusy(submission);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once per history entry
  useEffect(() => {
    if (!form.current) return;
    restoreValues(form.current, draftValues(draft.restore().typed.values));
    checkCv(cvIn(form.current));
  }, [key]);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const element = event.currentTarget;
    submission.send(textsOf(joinFormDefinition.fields, readValues(element)), cvIn(element));
  }

  /** Says what is wrong with a chosen file, and reads it while that is sure to be possible. */
  function checkCv(cv: File | undefined) {
    const fault = cv && cvFaultOf(cv);
    setCvError(fault ? cvFaultMessages[fault] : undefined);
    // One that cannot be read is said when it is sent.
    if (cv && !fault) copyOf(cv).catch(() => {});
  }

  return (
    <>
      <form
        action={joinFormDefinition.path}
        className="grid gap-x-(--gap) gap-y-7 min-[600px]:grid-cols-2"
        encType="multipart/form-data"
        method="post"
        onBlur={draft.save}
        onInput={submission.edited}
        onSubmit={submit}
        ref={form}
      >
        <RequiredNote />
        <TextFields
          errors={status.kind === 'error' ? status.fields : {}}
          fields={textFieldsOf(joinFormDefinition.fields)}
        />
        <FileField
          accept={joinFormDefinition.fields.cv.accept}
          className="min-[600px]:col-span-2"
          error={cvError}
          hint={cvHint}
          label={joinFormDefinition.fields.cv.label}
          name={cvField}
          onChange={({ target }) => checkCv(target.files?.[0])}
        />
        <HoneypotField />
        <div className="grid justify-items-start gap-5 min-[600px]:col-span-2">
          <Button aria-disabled={busy || undefined} icon="arrowRight" type="submit">
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
            {status.kind === 'success' && hasUnsentEdit && (
              <p className="text-sm">{unsentEditMessage}</p>
            )}
            {status.kind === 'error' && status.retryIn !== null && (
              <RetryNotice onCancel={submission.stopWaiting} seconds={status.retryIn} />
            )}
          </div>
          <PrivacyNote />
        </div>
      </form>
      <CvUpload upload={submission.upload} />
    </>
  );
}

/** The chosen file, if any. */
function cvIn(form: HTMLFormElement): File | undefined {
  return form.querySelector<HTMLInputElement>(`[name=${cvField}]`)?.files?.[0];
}
