import type { UploadStatus } from './sender-state.ts';

export function pauseInWords(seconds: number): string {
  if (seconds === 1) return '1 segundo';
  return seconds < 90 ? `${seconds} segundos` : `${Math.ceil(seconds / 60)} minutos`;
}

/** §4.10 Said beside a success when the form was edited meanwhile. */
export const unsentEditMessage = 'Lo que cambiaste después sigue aquí y aún no se ha enviado.';

/** §8.2 What was refused for now waits, and says so; the visitor may stop it. */
export function RetryNotice({ seconds, onCancel }: { seconds: number; onCancel: () => void }) {
  return (
    <p className="text-sm">
      Ahora mismo no podemos recibirlo. Lo intentamos de nuevo en {pauseInWords(seconds)}; puedes
      ver otras páginas, pero no cierres esta pestaña.{' '}
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

/** §7.2 How the CV is doing; null where that is said otherwise. */
export function uploadMessage(upload: UploadStatus): string | null {
  switch (upload.kind) {
    case 'sending':
      return 'Recibimos tu solicitud. Estamos subiendo tu CV…';
    case 'received':
      return `Recibimos tu CV: ${upload.name}`;
    case 'failed':
      return `Recibimos tu solicitud, pero tu CV no llegó. ${upload.detail}`;
    default:
      return null;
  }
}
