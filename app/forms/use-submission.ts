import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useNavigation } from 'react-router';
import { showInLayout } from '../layout/layout-notices.tsx';
import { focusFirstInvalid } from './form-fields.tsx';
import { newDraftId } from './sent-drafts.ts';
import { submissionNotices } from './submission-notices.tsx';
import { type SubmissionSender, useSender } from './submission-sender.ts';
import type { useDraft } from './use-draft.ts';

/**
 * What a form has to do with its sender, which outlives it: hands over what is typed, shows where that
 * stands, and is emptied when it has arrived, unless it holds something else by then.
 */
export function useSubmission(
  sender: SubmissionSender,
  form: RefObject<HTMLFormElement | null>,
  draft: ReturnType<typeof useDraft>,
  empty: () => void,
) {
  const state = useSender(sender);
  const { status } = state;
  const [hasUnsentEdit, setHasUnsentEdit] = useState(false);
  /** Whether the visitor has seen here how it ended. Who is about to leave is told on the next page. */
  const told = useRef(false);
  const navigation = useNavigation();

  // Before the next event: what is typed after it belongs to the next draft.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per change of the status
  useLayoutEffect(() => {
    if (status.kind === 'error' && form.current) {
      focusFirstInvalid(form.current, new Set(Object.keys(status.fields)));
    }
    if (status.kind !== 'success') return;
    setHasUnsentEdit(draft.id.current !== undefined && draft.id.current !== state.draft);
    if (draft.id.current !== state.draft) return;
    form.current?.reset();
    draft.clear();
    empty();
  }, [status]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: as it was when the outcome came
  useLayoutEffect(() => {
    told.current = navigation.state === 'idle';
  }, [status, state.upload]);
  useEffect(
    () => () => {
      if (told.current) sender.formLeft();
    },
    [sender],
  );

  return {
    ...state,
    /** What was sent has arrived; what stands in the form now is something else. */
    hasUnsentEdit,
    send(payload: object, cv?: File) {
      draft.id.current ??= newDraftId();
      draft.touch();
      draft.save();
      showInLayout(submissionNotices);
      sender.send({ draft: draft.id.current, body: JSON.stringify(payload), cv });
    },
    edited() {
      // The success of what is being sent must not take this along.
      const isSending = status.kind === 'sending' && draft.id.current === state.draft;
      if (isSending) draft.id.current = newDraftId();
      sender.edited();
      draft.touch();
    },
    stopWaiting: () => sender.stopWaiting(),
  };
}
