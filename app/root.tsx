import { type ComponentType, lazy, type MouseEvent, type ReactNode, Suspense } from 'react';
import { Links, type LoaderFunctionArgs, Meta, Outlet, useRouteLoaderData } from 'react-router';
import { bootScript, useBootClasses } from './browser/boot-script.ts';
import { HydrationPart } from './browser/hydration.tsx';
import { lastPathScript, useLastPath } from './browser/last-path.ts';
import { moveFocus } from './browser/move-focus.ts';
import { InlineStyles } from './browser/page-styles.tsx';
import { currentThemeColor, initialTheme } from './browser/preferences.ts';
import { RouteAnnouncer } from './browser/route-announcer.tsx';
import { StartUpScript } from './browser/start-up.tsx';
import { LayoutNotices } from './layout/layout-notices.tsx';
import { siteData } from './layout/site-data.server.ts';
import type { SiteData } from './layout/site-data.ts';
import { usePageHead } from './seo/page-head.ts';
import appStyles from './styles/app.css?inline';
import appStylesFile from './styles/app.css?url';
import lineStylesFile from './styles/line.css?url';

export { RootError as ErrorBoundary } from './layout/navigation-errors.tsx';

export function loader({ request }: LoaderFunctionArgs): Promise<SiteData> {
  return siteData(new URL(request.url).pathname);
}

/** The layout's data is the same on every page: loaded once per document. */
export function shouldRevalidate() {
  return false;
}

// In the prerendered page alone: in the browser, neither styles nor head scripts are needed again.
const styles = import.meta.env.SSR ? appStyles : '';
const headScript = import.meta.env.SSR ? bootScript() : '';
const redirectScript = (paths: string[]) => (import.meta.env.SSR ? lastPathScript(paths) : '');

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'page-root': HTMLAttributes<HTMLElement>;
    }
  }
}

/** Not needed before hydration, but at once after it. If it cannot be loaded, there is none. */
const GreetingToast = lazy<ComponentType<Pick<SiteData, 'holidays'>>>(() =>
  import('./layout/greeting-toast.tsx').then(
    (module) => ({ default: module.GreetingToast }),
    () => ({ default: () => null }),
  ),
);
const noHolidays: SiteData['holidays'] = [];

export function Layout({ children }: { children: ReactNode }) {
  const data = useRouteLoaderData<SiteData>('root');
  const path = usePageHead()?.rememberedAs ?? undefined;
  useLastPath(path);
  useBootClasses();
  return (
    // The boot script may have changed class and colour before React sees them.
    <html
      className={initialTheme === 'dark' ? 'dark' : undefined}
      data-page={path}
      lang="es-MX"
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {/* What phones make links of, React would find changed. */}
        <meta name="format-detection" content="telephone=no,date=no,address=no,email=no" />
        <meta name="theme-color" content={currentThemeColor()} suppressHydrationWarning />
        {data?.rememberedPaths && <HeadScript text={redirectScript(data.rememberedPaths)} />}
        <HeadScript text={headScript} />
        {/* No paint before the header is complete: what is parsed later would shift it. */}
        <link rel="expect" href="#main" blocking="render" />
        {/* In development the styles of projects come before the sheet that names the layers. */}
        {import.meta.env.DEV && (
          <style href="layers" precedence="default">
            @layer theme, base, components, utilities;
          </style>
        )}
        <InlineStyles href={appStylesFile} text={styles} />
        <InlineStyles href={lineStylesFile} />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
        <Meta />
        <Links />
      </head>
      <body data-dehydrated="">
        {/* Browser extensions put a `div` first in the body: React would take it for this element. */}
        <page-root id="root">
          <HydrationPart>
            <SkipLink />
            <Suspense>
              <GreetingToast holidays={data?.holidays ?? noHolidays} />
            </Suspense>
            <LayoutNotices />
          </HydrationPart>
          {children}
          <RouteAnnouncer />
        </page-root>
        <StartUpScript />
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}

/** The first element that Tab reaches. With scripts, following it adds no entry to the history. */
function SkipLink() {
  function skip(event: MouseEvent) {
    const main = document.getElementById('main');
    if (!main) return;
    event.preventDefault();
    main.scrollIntoView();
    moveFocus(main);
  }
  return (
    // biome-ignore lint/a11y/useValidAnchor: a link within the page, followed by script
    <a
      className="skip-link fixed top-3 left-4 z-50 surface-warm px-5 py-3 font-semibold not-focus:[translate:0_-6rem]"
      href="#main"
      onClick={skip}
    >
      Saltar al contenido
    </a>
  );
}

/** An inline script; the content security policy allows it by its hash. */
function HeadScript({ text }: { text: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: no visitor's or content's text as it came
  return <script dangerouslySetInnerHTML={{ __html: text }} suppressHydrationWarning />;
}
