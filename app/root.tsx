import type { ReactNode } from 'react';
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useRouteLoaderData } from 'react-router';
import { siteData } from './layout/site-data.server.ts';
import type { SiteData } from './layout/site-data.ts';
import appStyles from './styles/app.css?url';
import archivo from './styles/archivo-spanish.woff2?url';
import { bootScript } from './visit/boot-script.ts';
import { themeColors } from './visit/theme.ts';

export { RootError as ErrorBoundary } from './layout/root-error.tsx';

export function loader(): SiteData {
  return siteData();
}

/** The frame's data is the same on every page: asked for once per document. */
export function shouldRevalidate() {
  return false;
}

export function Layout({ children }: { children: ReactNode }) {
  const brand = useRouteLoaderData<SiteData>('root')?.site.brand;
  return (
    // The boot script may have changed class and colour before React sees them.
    <html className="dark" lang="es-MX" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={themeColors.dark} suppressHydrationWarning />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant, allowed by hash */}
        <script dangerouslySetInnerHTML={{ __html: bootScript }} />
        <link rel="preload" href={archivo} as="font" type="font/woff2" crossOrigin="anonymous" />
        <link rel="stylesheet" href={appStyles} />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
        {brand && <meta name="application-name" content={brand} />}
        <Meta />
        <Links />
      </head>
      <body>
        <div id="root">{children}</div>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}
