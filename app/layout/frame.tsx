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
      <SkipLink />
      {bar}
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer />
    </>
  );
}

export function SkipLink() {
  return (
    <a
      className="fixed top-3 left-4 z-50 -translate-y-24 bg-warm px-5 py-3 font-bold text-night focus:translate-y-0"
      href="#main"
    >
      Saltar al contenido
    </a>
  );
}
