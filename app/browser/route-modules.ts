import { type ClientInstrumentation, matchRoutes, type UNSAFE_AssetsManifest } from 'react-router';

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
export async function loadRouteModules(path: string): Promise<void> {
  const { __reactRouterManifest: manifest, __reactRouterRouteModules: modules } = window;
  const pages = Object.values(manifest.routes).flatMap((route) =>
    route?.path || route?.index ? { id: route.id, path: route.path ?? '/' } : [],
  );
  const { id } = matchRoutes(pages, path)?.[0]?.route ?? {};
  // The page's own route, then those around it.
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

/** Has them loaded at the beginning of each navigation. */
export const routeModuleLoading: ClientInstrumentation = {
  router: ({ instrument }) =>
    instrument({
      navigate: (navigate, { to }) => {
        if (typeof to === 'string') loadRouteModules(new URL(to, location.href).pathname);
        return navigate().then(() => {});
      },
    }),
};
