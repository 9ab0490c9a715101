import type { ReactNode } from 'react';
import { late } from '../ui/late/late.tsx';
import { Header } from './header.tsx';

/** A page without its footer's script is whole all the same. */
const Footer = late(async () => (await import('./footer.tsx')).Footer, 'spare');

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
