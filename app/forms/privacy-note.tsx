import { Link } from 'react-router';

/** Stands beside every submit button. */
export function PrivacyNote() {
  return (
    <p className="max-w-[60ch] text-xs text-text-2">
      Al enviar aceptas que usemos tus datos para responderte, como explica el{' '}
      <Link
        className="underline underline-offset-4 hover:text-accent-text"
        to="/aviso-de-privacidad"
      >
        aviso de privacidad
      </Link>
      .
    </p>
  );
}
