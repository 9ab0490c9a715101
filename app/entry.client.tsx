import { StrictMode, startTransition } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { keepInput, loadWholeSheets } from './browser/early-input.ts';
import { hydrationFailed, OptionalPart, RebuiltPart } from './browser/hydration.tsx';
import { loadRouteModules, routeModuleLoading } from './browser/route-modules.ts';

/**
 * What stands in the page before React takes over: put back where React cannot, so that the visitor keeps
 * a page that can be read, with links and forms that work by themselves, and not a page about an error.
 */
function rememberPage() {
  const { documentElement: html, head, body } = document;
  const { pathname } = location;
  const attributes = [...html.attributes].map(({ name, value }) => [name, value] as const);
  const nodes = [head, body, document.getElementById('root')].map(
    (element) => [element, [...(element?.childNodes ?? [])]] as const,
  );
  return function restorePage(root: Root) {
    // Reached by in-page navigation: the root's error boundary says what is wrong, and if it cannot, too,
    // the page is loaded in full.
    if (location.pathname !== pathname) {
      if (!document.getElementById('root')) location.reload();
      return;
    }
    root.unmount();
    for (const [name, value] of attributes) html.setAttribute(name, value);
    for (const [element, children] of nodes) element?.replaceChildren(...children);
    dispatchEvent(new Event(hydrationFailed));
  };
}

if (!document.getElementById('root')) throw new Error('No se encontró el elemento root');

const restorePage = rememberPage();

/** React shows an error page, or nothing, in place of the page. */
function fail(error: unknown) {
  console.error(error);
  // Not before React has done so.
  queueMicrotask(() => restorePage(root));
}

addEventListener('popstate', () => loadRouteModules(location.pathname));
await Promise.all([loadWholeSheets(), loadRouteModules(location.pathname)]);
keepInput();
let root: Root;
startTransition(() => {
  root = hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter instrumentations={[routeModuleLoading]} />
    </StrictMode>,
    {
      // Mended by React, which builds a part of the page anew: expected of pages that something else changes.
      onRecoverableError: (error) => console.info('Built anew:', error),
      onCaughtError(error, { errorBoundary }) {
        if (errorBoundary instanceof OptionalPart) {
          console.error(error);
        } else if (errorBoundary instanceof RebuiltPart && RebuiltPart.mends(error)) {
          console.info('Built anew:', error);
        } else {
          fail(error);
        }
      },
      onUncaughtError: fail,
    },
  );
});
