import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { intentMark, intents } from './visit/intent.ts';

/** Hydration may wait for a quiet moment, but no longer than this, in milliseconds. */
const longestWait = 2000;

if (!document.getElementById('root')) throw new Error('No se encontró el elemento root');

function hydrate() {
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter />
      </StrictMode>,
    );
  });
}

/** The page is readable without scripts: hydrate on the first sign of intent, else when idle. */
function whenWanted(run: () => void) {
  if (performance.getEntriesByName(intentMark).length > 0) return run();
  let started = false;
  const start = () => {
    if (started) return;
    started = true;
    for (const intent of intents) removeEventListener(intent, start, true);
    run();
  };
  for (const intent of intents) addEventListener(intent, start, { capture: true, passive: true });
  if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: longestWait });
  else setTimeout(start, 200);
}

whenWanted(hydrate);
