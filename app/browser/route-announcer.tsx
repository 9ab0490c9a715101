import { useContext, useEffect, useLayoutEffect, useState } from 'react';
import {
  type Location,
  UNSAFE_DataRouterStateContext,
  useLocation,
  useNavigationType,
} from 'react-router';
import { moveFocus } from './move-focus.ts';
import {
  entryShown,
  restorePosition,
  trackScroll,
  wasHardNavigation,
} from './scroll-restoration.ts';

/** The location handled last; kept outside, because an error page mounts the document again. */
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
 * §1.6 After every navigation: scrolls to the section that the address names, else to the top; on Back and
 * Forward to where the visitor was. Moves the focus and announces the new page's title. React Router's
 * `ScrollRestoration` fails without storage, and scrolls when a form only clears its entry; only the
 * router's state says whether a navigation keeps the position.
 */
export function RouteAnnouncer() {
  const location = useLocation();
  const byHistory = useNavigationType() === 'POP';
  const keepsPosition = useContext(UNSAFE_DataRouterStateContext)?.preventScrollReset === true;
  const [title, setTitle] = useState('');

  useLayoutEffect(() => {
    if (scrolledFor === location) return;
    const loaded = scrolledFor === undefined && !wasHardNavigation();
    scrolledFor = location;
    if (!loaded && !keepsPosition && !(byHistory && restorePosition())) {
      const section = sectionOf(location);
      if (section) section.scrollIntoView();
      else scrollTo(0, 0);
    }
    entryShown();
  }, [location, byHistory, keepsPosition]);

  useEffect(trackScroll, []);

  useEffect(() => {
    const from = focusedFor;
    if (from === location) return;
    focusedFor = location;
    const section = sectionOf(location);
    const otherPage = from && from.pathname !== location.pathname;
    if (!from) {
      if (section && document.activeElement === document.body) moveFocus(section);
    } else if (otherPage || !(byHistory || keepsPosition)) {
      moveFocus((byHistory ? null : section) ?? document.getElementById('main'));
    }
    if (otherPage) setTitle(document.title);
  }, [location, byHistory, keepsPosition]);

  return (
    <>
      <p className="sr-only" role="status">
        {title}
      </p>
      {/* Made anew with each page, so that its animation runs. */}
      {title && <i className="dot" key={title} />}
    </>
  );
}
