import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router';
import { Icon } from '../ui/icon.tsx';
import { Link } from '../ui/link.tsx';
import { ThemeToggle } from '../ui/preference-toggles.tsx';
import { Logo } from './logo.tsx';

/** §2.4 Project layout: a fixed bar with 'Volver', the logo and the theme control. */
export function ProjectBar() {
  return (
    <header className="@container fixed inset-x-0 top-0 z-40 h-(--header) border-b border-line bg-bg">
      <div className="wrap flex h-full items-center justify-between gap-2 whitespace-nowrap desktop:grid desktop:grid-cols-[1fr_auto_1fr] max-desktop:[&_.button]:px-3 @max-[18rem]:[&_.button_span]:sr-only">
        <div>
          <BackLink />
        </div>
        {/* On phones the logo has no text: the two controls keep theirs. */}
        <div className="max-desktop:[&_.logo-name]:hidden">
          <Logo />
        </div>
        <div className="justify-self-end max-[22.5rem]:[&_.icon]:hidden">
          <ThemeToggle labelled />
        </div>
      </div>
    </header>
  );
}

/** Where 'Volver' leads whoever came from another site, and everyone without scripts. */
const portfolio = '/#portfolio';

/** §2.4 'Volver': to the page the visitor came from, as they left it, or to the portfolio. */
function BackLink() {
  const navigate = useNavigate();

  function goBack(event: MouseEvent) {
    const steps = stepsToLastPage();
    const asksForAnotherTab = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (steps === 0 || asksForAnotherTab || event.button !== 0) return;
    event.preventDefault();
    navigate(-steps);
  }

  return (
    <Link
      className="button button-outline button-secondary button-tight [&:hover_.icon]:-translate-x-1"
      data-scripted=""
      onClick={goBack}
      to={portfolio}
    >
      <Icon name="arrowLeft" />
      <span>Volver</span>
    </Link>
  );
}

/** The Navigation API lists this site's pages only; without it, the router's count has to do. */
function stepsToLastPage(): number {
  if ('navigation' in window) {
    const { navigation } = window;
    const pages = navigation.entries().map(({ url }) => url && new URL(url).pathname);
    return stepsBack(pages, navigation.currentEntry?.index ?? -1);
  }
  const { state } = history as History & { state: { idx?: number } | null };
  return (state?.idx ?? 0) > 0 ? 1 : 0;
}

/** How many steps back the last other page is, links within the page skipped; 0 when there is none. */
export function stepsBack(pages: readonly (string | null)[], current: number): number {
  const here = pages[current];
  for (let index = current - 1; index >= 0; index -= 1) {
    if (pages[index] !== here) return current - index;
  }
  return 0;
}
