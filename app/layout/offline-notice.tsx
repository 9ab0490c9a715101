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
  useEffect(() => {
    const hide = () => setShown(false);
    hide();
    addEventListener('online', hide);
    return () => removeEventListener('online', hide);
  }, [key]);

  return (
    <div role="alert">
      {shown && (
        <div className="offline-notice wrap">
          <p>
            <strong>Sin conexión a internet.</strong> Esta página se queda abierta y lo que
            escribiste sigue aquí. Vuelve a intentarlo cuando regrese tu conexión.
          </p>
          <button
            aria-label="Cerrar aviso"
            className="icon-button"
            onClick={() => setShown(false)}
            type="button"
          >
            <Icon name="close" />
          </button>
        </div>
      )}
    </div>
  );
}
