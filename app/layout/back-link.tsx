import type { MouseEvent } from 'react';
import { Link, useNavigate } from 'react-router';
import { Icon } from '../ui/icon.tsx';
import { stepsBack } from './steps-back.logic.ts';

/** Where 'Volver' leads whoever came from elsewhere, and everyone before the scripts arrive. */
const portfolio = '/#portfolio';

/** §2 'Volver': to the page the visitor came from, as they left it, or to the portfolio. */
export function BackLink() {
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
      onClick={goBack}
      to={portfolio}
    >
      <Icon name="arrowLeft" />
      <span>Volver</span>
    </Link>
  );
}

/** The browser's own list holds this site's pages only; older browsers know of in-page steps. */
function stepsToLastPage(): number {
  if ('navigation' in window) {
    const { navigation } = window;
    const pages = navigation.entries().map(({ url }) => url && new URL(url).pathname);
    return stepsBack(pages, navigation.currentEntry?.index ?? -1);
  }
  const { state } = history as History & { state: { idx?: number } | null };
  return (state?.idx ?? 0) > 0 ? 1 : 0;
}
