import { quoteMessages } from '../../domain/quote/quote-form.ts';
import { Icon } from '../ui/icon.tsx';
import { RetryNotice } from './retry-notice.tsx';
import type { SubmissionStatus } from './use-submission.ts';

interface QuoteMessageProps {
  id: string;
  /** The form found something missing before sending. */
  incomplete: boolean;
  status: SubmissionStatus;
  afterSending: string;
  onStopWaiting: () => void;
}

/** §8 The alerts of the error catalogue, in the page and in these words, until something is done. */
export function QuoteMessage(props: QuoteMessageProps) {
  const { id, incomplete, status, afterSending, onStopWaiting } = props;
  const failed = !incomplete && status.kind === 'error';
  const sent = !incomplete && status.kind === 'success';
  return (
    // Both live regions stand in the page from the start: only then are they announced.
    <div className="grid gap-3" id={id}>
      <div role="alert">
        {incomplete && <Message kind="error">{quoteMessages.incomplete}</Message>}
        {failed && <Message kind="error">{quoteMessages.failed}</Message>}
      </div>
      <div role="status">
        {sent && <Message kind="success">{quoteMessages.sent}</Message>}
        {failed && status.retryIn !== null && (
          <RetryNotice onCancel={onStopWaiting} seconds={status.retryIn} />
        )}
      </div>
      {sent && <p className="text-sm">{afterSending}</p>}
    </div>
  );
}

function Message({ kind, children }: { kind: 'error' | 'success'; children: string }) {
  const tone = kind === 'error' ? 'border-danger text-danger' : 'border-success text-success';
  return (
    <p className={`flex items-center gap-3 border-l-4 bg-field p-4 font-semibold ${tone}`}>
      <Icon name={kind === 'error' ? 'close' : 'check'} />
      {children}
    </p>
  );
}
