import { isRouteErrorResponse, useRouteError } from 'react-router';
import { ButtonLink } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { Frame } from './frame.tsx';
import { useSiteData } from './site-data.ts';

/** In-page navigation that fails ends on the same pages that a direct visit gets. */
export function RootError() {
  const error = useRouteError();
  const missing = isRouteErrorResponse(error) && error.status === 404;
  const { site } = useSiteData();
  return (
    <Frame>
      <title>{`${missing ? 'Página no encontrada' : 'No pudimos abrir esta página'} | ${site.brand}`}</title>
      {missing ? (
        <Notice
          code="404"
          heading="Esta página no existe"
          text="La dirección cambió o nunca estuvo aquí. Desde el inicio encuentras todo lo demás."
        >
          <ButtonLink to="/">Volver al inicio</ButtonLink>
        </Notice>
      ) : (
        <Notice
          code="Pausa"
          heading="No pudimos abrir esta página"
          text="Puede ser tu conexión o una actualización del sitio. Vuelve a cargarla; lo que escribiste sigue en tu navegador."
        >
          <ButtonLink to="" reloadDocument>
            Cargar de nuevo
          </ButtonLink>
        </Notice>
      )}
    </Frame>
  );
}
