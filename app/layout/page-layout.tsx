import { type ComponentType, Fragment, type ReactNode } from 'react';
import { Outlet } from 'react-router';
import { lazySection } from '../browser/hydration.tsx';
import { Header } from './header.tsx';

const Footer = lazySection(async () => (await import('./footer.tsx')).Footer);

/** §2.2 Main layout: header with menus, or a project's bar; the page; footer. */
export function PageLayout({
  bar = <Header />,
  around: Around = Fragment,
  children,
}: {
  bar?: ReactNode;
  /** Wraps what stands above and below the page. */
  around?: ComponentType<{ children: ReactNode }>;
  children: ReactNode;
}) {
  return (
    <>
      <Around>{bar}</Around>
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Around>
        <Footer />
      </Around>
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
