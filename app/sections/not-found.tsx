import { ButtonLink } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';

/** §2.1 Routes: there is nothing at this address. */
export function NotFound({ content }: { content: { heading: string; text: string } }) {
  const { heading, text } = content;
  return (
    <Notice code="404" heading={heading} text={text}>
      <ButtonLink to="/">Volver al inicio</ButtonLink>
      <ButtonLink to="/servicios" variant="secondary">
        Todas las soluciones
      </ButtonLink>
    </Notice>
  );
}
