import { ThemeToggle } from '../ui/preference-toggles.tsx';
import { BackLink } from './back-link.tsx';
import { Logo } from './logo.tsx';

/** §2 Project layout: a fixed bar with 'Volver', the mark and the theme control. */
export function ProjectBar() {
  return (
    <header className="@container fixed inset-x-0 top-0 z-40 h-(--header) border-b border-line bg-bg">
      <div className="wrap flex h-full items-center justify-between gap-2 whitespace-nowrap desktop:grid desktop:grid-cols-[1fr_auto_1fr] max-desktop:[&_.button]:px-3 @max-[18rem]:[&_.button_span]:sr-only">
        <div>
          <BackLink />
        </div>
        {/* On phones the mark stands alone: the two controls keep their words. */}
        <div className="max-desktop:[&_a>span:last-child]:hidden">
          <Logo />
        </div>
        <div className="justify-self-end max-[22.5rem]:[&_.icon]:hidden">
          <ThemeToggle labelled />
        </div>
      </div>
    </header>
  );
}
