import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { earlyIntent, intents } from './visit/intent.ts';

/** Hydration may wait for a quiet moment, but no longer than this, in milliseconds. */
const longestWait = 2000;
const signs = [...intents, earlyIntent];

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
  let started = false;
  const start = () => {
    if (started) return;
    started = true;
    for (const sign of signs) removeEventListener(sign, start, true);
    run();
  };
  for (const sign of signs) addEventListener(sign, start, { capture: true, passive: true });
  if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: longestWait });
  else setTimeout(start, 200);
}

whenWanted(hydrate);
