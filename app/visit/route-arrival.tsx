import { useContext, useEffect, useLayoutEffect, useState } from 'react';
import {
  type Location,
  UNSAFE_DataRouterStateContext,
  useLocation,
  useNavigationType,
} from 'react-router';
import { focusPart } from './focus-part.ts';
import { arrivesAnew, followScroll, returnToEntry, showEntry } from './scroll-memory.ts';

/** What was arrived at; kept outside, because an error page mounts the document anew. */
let scrolledFor: Location | undefined;
let focusedFor: Location | undefined;

function sectionOf({ hash }: Location): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}

/**
 * §1 After every navigation: to the section that the address names, else to the top; Back and Forward
 * to where the visitor was. Focus goes along, and the new page's title is announced.
 *
 * React Router's own restoration fails where storage is forbidden or damaged, and scrolls to the
 * section even when a form only clears its entry; so this takes its place, and asks the router's
 * state for the one thing no hook tells: whether the navigation keeps the position.
 */
export function RouteArrival() {
  const location = useLocation();
  const byHistory = useNavigationType() === 'POP';
  const stays = useContext(UNSAFE_DataRouterStateContext)?.preventScrollReset === true;
  const [title, setTitle] = useState('');

  useLayoutEffect(() => {
    if (scrolledFor === location) return;
    const loaded = scrolledFor === undefined && !arrivesAnew();
    scrolledFor = location;
    if (!loaded && !stays && !(byHistory && returnToEntry())) {
      const section = sectionOf(location);
      if (section) section.scrollIntoView();
      else scrollTo(0, 0);
    }
    showEntry();
  }, [location, byHistory, stays]);

  useEffect(followScroll, []);

  useEffect(() => {
    const from = focusedFor;
    if (from === location) return;
    focusedFor = location;
    const section = sectionOf(location);
    const otherPage = from && from.pathname !== location.pathname;
    if (!from) {
      if (section && document.activeElement === document.body) focusPart(section);
    } else if (otherPage || !(byHistory || stays)) {
      focusPart((byHistory ? null : section) ?? document.getElementById('main'));
    }
    if (otherPage) setTitle(document.title);
  }, [location, byHistory, stays]);

  return (
    <p className="sr-only" role="status">
      {title}
    </p>
  );
}
