import type { MouseEvent } from 'react';
import { moveFocus } from '../browser/move-focus.ts';

/** The first stop of the keyboard on every page. Followed by script, it leaves no entry in the history. */
export function SkipLink() {
  function skip(event: MouseEvent) {
    const main = document.getElementById('main');
    if (!main) return;
    event.preventDefault();
    main.scrollIntoView();
    moveFocus(main);
  }
  return (
    // biome-ignore lint/a11y/useValidAnchor: a link to a place in the page, with the jump done by script
    <a
      className="skip-link fixed top-3 left-4 z-50 -translate-y-24 bg-warm px-5 py-3 font-bold text-navy focus:translate-y-0"
      href="#main"
      onClick={skip}
    >
      Saltar al contenido
    </a>
  );
}
