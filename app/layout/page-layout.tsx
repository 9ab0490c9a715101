import type { ReactNode } from 'react';
import { Outlet } from 'react-router';
import { HydrationPart, lazySection } from '../browser/hydration.tsx';
import { Header } from './header.tsx';

const Footer = lazySection(async () => (await import('./footer.tsx')).Footer);

/** §2.2 Main layout: header with menus, or a project's bar; the page; footer. */
export function PageLayout({
  bar = <Header />,
  children,
}: {
  bar?: ReactNode;
  children: ReactNode;
}) {
  return (
    <>
      <HydrationPart>{bar}</HydrationPart>
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer />
    </>
  );
}

/** The layout route of all pages but the projects', whose bar is their own. */
export default function MainLayout() {
  return (
    <PageLayout>
      <Outlet />
    </PageLayout>
  );
}
