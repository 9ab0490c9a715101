import { StrictMode, startTransition } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { type ClientInstrumentation, matchRoutes, type UNSAFE_AssetsManifest } from 'react-router';
import { HydratedRouter } from 'react-router/dom';
import { keepInput, loadWholeSheets } from './browser/early-input.ts';
import { hydrationFailed, OptionalPart, RebuiltPart } from './browser/hydration.tsx';

declare global {
  interface Window {
    /** The router's table of routes. */
    __reactRouterManifest: UNSAFE_AssetsManifest;
    /** The route modules that the router has, by id: it awaits and uses what it finds here. */
    __reactRouterRouteModules: Record<string, unknown>;
  }
}

/**
 * Loads the modules of the page that is navigated to. When one is missing (a release has replaced it,
 * or the connection is down), React Router would reload the page that is about to be left, and the
 * click would be lost. Here the wanted page fails instead, in the root's error boundary.
 */
async function loadRouteModules(path: string): Promise<void> {
  const { __reactRouterManifest: manifest, __reactRouterRouteModules: modules } = window;
  const pages = Object.values(manifest.routes).flatMap((route) =>
    route?.path || route?.index ? { id: route.id, path: route.path ?? '/' } : [],
  );
  const { id } = matchRoutes(pages, path)?.[0]?.route ?? {};
  for (
    let route = manifest.routes[id ?? ''];
    route;
    route = manifest.routes[route.parentId ?? '']
  ) {
    const { id, module } = route;
    modules[id] ??= import(/* @vite-ignore */ module)
      .then((loaded) => {
        modules[id] = loaded;
        return loaded;
      })
      .catch((error: unknown) => {
        delete modules[id];
        return {
          default() {
            throw error;
          },
        };
      });
  }
  await Promise.all(Object.values(modules));
}

const missingModules: ClientInstrumentation = {
  router: ({ instrument }) =>
    instrument({
      navigate: (navigate, { to }) => {
        if (typeof to === 'string') loadRouteModules(new URL(to, location.href).pathname);
        return navigate().then(() => {});
      },
    }),
};
addEventListener('popstate', () => loadRouteModules(location.pathname));

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

await Promise.all([loadWholeSheets(), loadRouteModules(location.pathname)]);
keepInput();
let root: Root;
startTransition(() => {
  root = hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter instrumentations={[missingModules]} />
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
