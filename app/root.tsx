import type { ReactNode } from 'react';
import { preload } from 'react-dom';
import { Links, type LoaderFunctionArgs, Meta, Outlet, useRouteLoaderData } from 'react-router';
import { bootScript } from './browser/boot-script.ts';
import { HydrationScripts, InlineStyles } from './browser/hydration.tsx';
import { lastPathScript, useLastPath } from './browser/last-path.ts';
import { RouteAnnouncer } from './browser/route-announcer.tsx';
import { currentThemeColor } from './browser/theme.ts';
import { useRootClasses } from './browser/use-root-classes.ts';
import { GreetingToast } from './layout/greeting-toast.tsx';
import { OfflineNotice } from './layout/navigation-errors.tsx';
import { siteData } from './layout/site-data.server.ts';
import type { SiteData } from './layout/site-data.ts';
import { SkipLink } from './layout/skip-link.tsx';
import { usePageHead } from './seo/page-head.ts';
import appStyles from './styles/app.css?inline';
import appStylesFile from './styles/app.css?url';
import archivo from './styles/archivo-spanish.woff2?url';

export { RootError as ErrorBoundary } from './layout/navigation-errors.tsx';

export function loader({ request }: LoaderFunctionArgs): SiteData {
  return siteData(new URL(request.url).pathname);
}

/** The frame's data is the same on every page: asked for once per document. */
export function shouldRevalidate() {
  return false;
}

// Before the page's scripts come the head's have run; nobody needs their text again.
const styles = import.meta.env.SSR ? appStyles : '';
const boots = import.meta.env.SSR ? bootScript : '';
const goesOn = (paths: string[]) => (import.meta.env.SSR ? lastPathScript(paths) : '');

const noHolidays: SiteData['holidays'] = [];

export function Layout({ children }: { children: ReactNode }) {
  const data = useRouteLoaderData<SiteData>('root');
  const path = usePageHead()?.rememberedAs ?? undefined;
  useLastPath(path);
  useRootClasses();
  preload(archivo, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
  return (
    // The boot script may have changed class and colour before React sees them.
    <html className="dark" data-page={path} lang="es-MX" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={currentThemeColor()} suppressHydrationWarning />
        {data?.resumable && <HeadScript text={goesOn(data.resumable)} />}
        <HeadScript text={boots} />
        {/* Painted once the header is whole: what is parsed later would push aside what is seen. */}
        <link rel="expect" href="#main" blocking="render" />
        <InlineStyles href={appStylesFile} text={styles} />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
        {data && <meta name="application-name" content={data.site.brand} />}
        <Meta />
        <Links />
      </head>
      <body data-dehydrated="">
        <div id="root">
          <SkipLink />
          <GreetingToast holidays={data?.holidays ?? noHolidays} />
          <OfflineNotice />
          {children}
          <RouteAnnouncer />
        </div>
        <HydrationScripts />
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}

/** A script of our own, allowed by its hash, that runs where it is printed. */
function HeadScript({ text }: { text: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: no visitor's or content's text as it came
  return <script dangerouslySetInnerHTML={{ __html: text }} suppressHydrationWarning />;
}
