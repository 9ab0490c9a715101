import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { focusPart } from './focus-part.ts';

/**
 * After a navigation: focus goes on from the section the address names, else from the start of the
 * page, and the new page's title is announced. The scroll position is React Router's.
 */
export function RouteFocus() {
  const location = useLocation();
  const byHistory = useNavigationType() === 'POP';
  const last = useRef<typeof location>(undefined);
  const [title, setTitle] = useState('');

  useEffect(() => {
    const from = last.current;
    if (from === location) return;
    last.current = location;
    const { pathname, hash } = location;
    const section = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;

    if (!from) {
      if (section && document.activeElement === document.body) focusPart(section);
    } else if (from.pathname !== pathname) {
      focusPart((byHistory ? null : section) ?? document.getElementById('main'));
      setTitle(document.title);
    } else if (!byHistory && (from.hash !== hash || document.activeElement?.matches('a'))) {
      // A link of this very page; a form that clears its entry keeps the focus where it is.
      focusPart(section ?? document.getElementById('main'));
    }
  }, [location, byHistory]);

  return (
    <p className="sr-only" role="status">
      {title}
    </p>
  );
}
