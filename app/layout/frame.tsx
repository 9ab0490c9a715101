import type { ReactNode } from 'react';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';

interface FrameProps {
  /** What is fixed at the top: the header with menus, or a project's bar. */
  bar?: ReactNode;
  children: ReactNode;
}

/** §2 Main layout: header with menus, the page, footer. */
export function Frame({ bar = <Header />, children }: FrameProps) {
  return (
    <>
      {bar}
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer />
    </>
  );
}
