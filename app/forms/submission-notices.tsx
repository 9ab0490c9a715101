import { useRef } from 'react';
import { useLocation } from 'react-router';
import { quoteMessages } from '../../domain/quote/quote-form.ts';
import { moveFocus } from '../browser/move-focus.ts';
import { IconButton } from '../ui/button.tsx';
import { Link } from '../ui/link.tsx';
import { RetryNotice, uploadMessage } from './send-messages.tsx';
import { idleState, isBusy, pauseIn } from './sender-state.ts';
import {
  applicationSender,
  quoteSender,
  type SubmissionSender,
  useSender,
} from './submission-sender.ts';

/** §8.2 What becomes of a submission, told on every page but the one that it was sent from. */
export const submissionNotices = (
  <>
    <SubmissionNotice anchor="#contact" received={quoteMessages.sent} sender={quoteSender} />
    <SubmissionNotice
      anchor="#join-us"
      received="Recibimos tu solicitud."
      sender={applicationSender}
    />
  </>
);

interface SubmissionNoticeProps {
  sender: SubmissionSender;
  /** Of the form in its page. */
  anchor: string;
  /** What a success is called. */
  received: string;
}

function SubmissionNotice({ sender, anchor, received }: SubmissionNoticeProps) {
  const notice = useRef<HTMLDivElement>(null);
  const { pathname } = useLocation();
  const current = useSender(sender);
  const state = current.page === pathname ? idleState : current;
  const { status, upload } = state;
  const pause = pauseIn(state);
  const failed = upload.kind === 'failed' || (status.kind === 'error' && pause === null);
  const text =
    uploadMessage(upload) ??
    { idle: null, sending: 'Enviando…', success: received, error: quoteMessages.failed }[
      status.kind
    ];
  return (
    <div className={text ? 'layout-notice wrap' : undefined} ref={notice}>
      {/* Both live regions stand in the page from the start: only then are they announced. */}
      <div>
        <div role="status">
          {!failed && pause === null && text}
          {pause !== null && (
            <RetryNotice
              onCancel={() => {
                moveFocus(notice.current);
                sender.stopWaiting();
              }}
              seconds={pause}
            />
          )}
        </div>
        <div role="alert">{failed && text}</div>
        {(failed || status.kind === 'success') && (
          <Link
            className="inline-flex min-h-11 items-center underline underline-offset-4 hover:text-accent-text"
            to={`${current.page}${anchor}`}
          >
            Volver al formulario
          </Link>
        )}
      </div>
      {text && !isBusy(state) && pause === null && (
        <IconButton
          icon="close"
          label="Cerrar aviso"
          onClick={() => {
            moveFocus(document.getElementById('main'));
            sender.dismiss();
          }}
        />
      )}
    </div>
  );
}
