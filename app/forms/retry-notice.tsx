import { pauseInWords } from './retry-after.ts';

interface RetryNoticeProps {
  seconds: number;
  onCancel: () => void;
}

/** What was refused because of the rate limit waits, and says so; the visitor may stop it. */
export function RetryNotice({ seconds, onCancel }: RetryNoticeProps) {
  return (
    <p className="text-sm">
      Hay muchos envíos a la vez. Lo intentamos de nuevo en {pauseInWords(seconds)}; no cierres esta
      página.{' '}
      <button
        className="min-h-11 underline underline-offset-4 hover:text-accent-text"
        onClick={({ currentTarget }) => {
          // The button is about to go: the focus goes to the one that sends.
          currentTarget.form?.querySelector<HTMLElement>('[type=submit]')?.focus();
          onCancel();
        }}
        type="button"
      >
        No esperar
      </button>
    </p>
  );
}
