import { useCallback, useEffect, useState } from 'react';
import { useBlocker, useLocation } from 'react-router';
import { OptionalPart } from '../browser/hydration.tsx';
import { markHardNavigation } from '../browser/scroll-restoration.ts';
import { Button, IconButton } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { PageLayout } from './page-layout.tsx';
import { useSiteData } from './site-data.ts';

/**
 * Without a connection no other page can be opened: the current one stays, with everything that was
 * typed into it, and says so. When the browser reports to be offline, the server is asked first.
 */
export function OfflineNotice() {
  const [shown, setShown] = useState(false);
  const { key } = useLocation();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      !navigator.onLine && currentLocation.pathname !== nextLocation.pathname,
  );

  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    let current = true;
    isReachable(blocker.location.pathname).then((online) => {
      // Another link has been pressed meanwhile, and is asked for itself.
      if (!current) return;
      setShown(!online);
      if (online) blocker.proceed();
      else blocker.reset();
    });
    return () => {
      current = false;
    };
  }, [blocker]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: hidden on every navigation
  useEffect(() => {
    const hide = () => setShown(false);
    hide();
    addEventListener('online', hide);
    return () => removeEventListener('online', hide);
  }, [key]);

  return (
    <div role="alert">
      {shown && (
        <div className="layout-notice wrap">
          <p>
            <strong>Sin conexión a internet.</strong> Esta página se queda abierta y lo que
            escribiste sigue aquí. Vuelve a intentarlo cuando regrese tu conexión.
          </p>
          <IconButton icon="close" label="Cerrar aviso" onClick={() => setShown(false)} />
        </div>
      )}
    </div>
  );
}

const notices = {
  loading: { code: '…', heading: 'Abriendo la página', text: 'Está tardando más de lo normal.' },
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

/** A page that could not be shown: loaded in full if that helps, otherwise it says what is wrong. */
export function RootError() {
  const { state, retry } = useHardNavigation();
  const { site } = useSiteData();
  const notice = notices[state];
  return (
    <PageLayout around={OptionalPart}>
      <title>{`${notice.heading} | ${site.brand}`}</title>
      <Notice {...notice}>
        {state !== 'loading' && <Button onClick={retry}>Intentar de nuevo</Button>}
      </Notice>
    </PageLayout>
  );
}

/** Whether the document was loaded for another page, from which the router navigated to this one. */
function isClientNavigation(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return entry !== undefined && new URL(entry.name).pathname !== location.pathname;
}

/**
 * Loads a page in full where the router could not open it, as in a tab that is older than the release.
 * Without a connection it waits for `online`. A page that fails after a full load is broken.
 */
function useHardNavigation() {
  const [state, setState] = useState<keyof typeof notices>('loading');

  const retry = useCallback(async () => {
    setState('loading');
    if (!(await isReachable(location.href))) return setState('unreachable');
    markHardNavigation();
    location.reload();
  }, []);

  useEffect(() => {
    if (!isClientNavigation()) return setState('broken');
    retry();
    addEventListener('online', retry);
    return () => removeEventListener('online', retry);
  }, [retry]);

  return { state, retry };
}

/** How long the server may take to answer, in milliseconds. */
const timeout = 10_000;

/** Whether the server answers for this address: with the page, a redirect or a 404. */
async function isReachable(address: string): Promise<boolean> {
  try {
    const { status } = await fetch(address, {
      method: 'HEAD',
      cache: 'no-store',
      signal: AbortSignal.timeout(timeout),
    });
    return status < 500;
  } catch {
    return false;
  }
}
