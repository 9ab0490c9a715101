import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { useFullLoad } from '../visit/use-full-load.ts';
import { Frame } from './frame.tsx';
import { useSiteData } from './site-data.ts';

const notices = {
  asking: { code: '…', heading: 'Abriendo la página', text: 'Está tardando más de lo normal.' },
  unreachable: {
    code: 'Pausa',
    heading: 'No hay conexión',
    text: 'Revisa tu internet: en cuanto vuelva, abrimos la página. Lo que escribiste sigue en esta pestaña.',
  },
  broken: {
    code: 'Pausa',
    heading: 'No pudimos abrir esta página',
    text: 'La falla es nuestra. Lo que escribiste sigue en esta pestaña.',
  },
};

/** A page that could not be shown: loaded in full if that helps, else it says what is wrong. */
export function RootError() {
  const { state, again } = useFullLoad();
  const { site } = useSiteData();
  const notice = notices[state];
  return (
    <Frame>
      <title>{`${notice.heading} | ${site.brand}`}</title>
      <Notice {...notice}>
        {state !== 'asking' && <Button onClick={again}>Intentar de nuevo</Button>}
      </Notice>
    </Frame>
  );
}
