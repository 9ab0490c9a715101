import { useEffect, useState } from 'react';
import { useBlocker, useLocation } from 'react-router';
import { Icon } from '../ui/icon.tsx';
import { answers } from '../visit/answers.ts';

/**
 * Without a connection no other page can be opened: the one that is shown stays, with everything that
 * was typed into it, and says so. What the browser takes for "offline" is asked of the server first.
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
    const { pathname } = blocker.location;
    answers(pathname).then((online) => {
      setShown(!online);
      if (online) blocker.proceed();
      else blocker.reset();
    });
  }, [blocker]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is another matter
  useEffect(() => setShown(false), [key]);

  useEffect(() => {
    const hide = () => setShown(false);
    addEventListener('online', hide);
    return () => removeEventListener('online', hide);
  }, []);

  return (
    <div role="alert">
      {shown && (
        <div className="offline-notice fixed inset-x-0 top-(--header) z-30 border-b-4 border-warm bg-surface-2">
          <div className="wrap flex items-start gap-4 py-3">
            <p className="flex-1 text-sm">
              <strong className="block">Sin conexión a internet</strong>
              Esta página se queda abierta y lo que escribiste sigue aquí. Vuelve a intentarlo
              cuando regrese tu conexión.
            </p>
            <button
              aria-label="Cerrar aviso"
              className="icon-button flex-none"
              onClick={() => setShown(false)}
              type="button"
            >
              <Icon name="close" />
            </button>
          </div>
        </div>
      )}
    </div>
  );
}
