import type { ReactNode } from 'react';
import { Icon } from '../ui/icon.tsx';

interface FormMessageProps {
  id: string;
  kind: 'idle' | 'sending' | 'success' | 'error';
  text: string;
  children: ReactNode;
}

/** §8 An alert of the error catalogue: in the page, in these words, until something is done. */
export function FormMessage({ id, kind, text, children }: FormMessageProps) {
  const shown = kind === 'error' || kind === 'success';
  const tone = kind === 'error' ? 'border-danger text-danger' : 'border-success text-success';
  return (
    // Both live regions stand in the page from the start: only then are they announced.
    <div id={id}>
      <div role="alert">{shown && kind === 'error' && <Message tone={tone}>{text}</Message>}</div>
      <div role="status">
        {shown && kind === 'success' && <Message tone={tone}>{text}</Message>}
      </div>
      {children && <p className="mt-3 text-sm">{children}</p>}
    </div>
  );
}

function Message({ tone, children }: { tone: string; children: string }) {
  return (
    <p className={`flex items-center gap-3 border-l-4 bg-field p-4 font-semibold ${tone}`}>
      <Icon name={tone.includes('danger') ? 'close' : 'check'} />
      {children}
    </p>
  );
}
