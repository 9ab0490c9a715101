import { Button, ButtonLink } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { useFullLoad } from '../visit/use-full-load.ts';
import { Frame } from './frame.tsx';
import { useSiteData } from './site-data.ts';

/** A page that could not be shown: loaded in full if that helps, else it says what is wrong. */
export function RootError() {
  const { state, again } = useFullLoad();
  const { site } = useSiteData();
  const { title, notice } = {
    asking: {
      title: 'Abriendo la página',
      notice: (
        <Notice code="…" heading="Abriendo la página" text="Está tardando más de lo normal." />
      ),
    },
    unreachable: {
      title: 'Sin conexión',
      notice: (
        <Notice
          code="Pausa"
          heading="No hay conexión"
          text="No pudimos abrir esta página. Revisa tu internet: en cuanto vuelva, la abrimos. Lo que escribiste sigue en esta pestaña."
        >
          <Button onClick={again}>Intentar de nuevo</Button>
        </Notice>
      ),
    },
    broken: {
      title: 'No pudimos abrir esta página',
      notice: (
        <Notice
          code="Pausa"
          heading="No pudimos abrir esta página"
          text="La falla es nuestra. Vuelve a cargarla; lo que escribiste sigue en esta pestaña."
        >
          <ButtonLink reloadDocument to="">
            Cargar de nuevo
          </ButtonLink>
        </Notice>
      ),
    },
  }[state];
  return (
    <Frame>
      <title>{`${title} | ${site.brand}`}</title>
      {notice}
    </Frame>
  );
}
