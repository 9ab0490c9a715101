import { readPositions, type ScrollPositions, writePositions } from './scroll-positions.logic.ts';

const storageKey = 'scrollPositions';

let positions: ScrollPositions = new Map();
/** Key of the history entry whose page is shown; the address may already be the next one's. */
let shown = '';

/** The key that the router gives each entry; entries that the browser itself made have none yet. */
function keyOfEntry(): string {
  const state: unknown = history.state;
  if (typeof state === 'object' && state !== null && 'key' in state) return String(state.key);
  const key = Math.random().toString(36).slice(2);
  history.replaceState({ ...(state ?? {}), key }, '');
  return key;
}

function note() {
  positions.set(shown, Math.max(scrollY, 0));
}

/** Begins to follow the page's position. The browser restores it on reload, the router's pages do not. */
export function followScroll(): () => void {
  try {
    positions = new Map([...readPositions(sessionStorage.getItem(storageKey)), ...positions]);
  } catch {
    // Without storage, positions last as long as the document.
  }
  const leave = () => {
    note();
    history.scrollRestoration = 'auto';
    try {
      sessionStorage.setItem(storageKey, writePositions(positions));
    } catch {
      // Full or forbidden: a page that is loaded again starts where the browser puts it.
    }
  };
  const enter = () => {
    history.scrollRestoration = 'manual';
  };
  enter();
  addEventListener('scroll', note, { passive: true });
  // Who goes Back in the frame in which they scrolled: that event is still to come.
  addEventListener('popstate', note);
  addEventListener('pagehide', leave);
  addEventListener('pageshow', enter);
  return () => {
    removeEventListener('scroll', note);
    removeEventListener('popstate', note);
    removeEventListener('pagehide', leave);
    removeEventListener('pageshow', enter);
  };
}

/** Says that the page, which is about to be loaded again, is arrived at: at the section it names. */
export function arriveAnew() {
  history.replaceState({ ...(history.state ?? {}), anew: true }, '');
}

/** Whether that was said of the page that has been loaded; asked once. */
export function arrivesAnew(): boolean {
  const { anew, ...state } = (history.state ?? {}) as { anew?: boolean };
  if (anew) history.replaceState(state, '');
  return anew === true;
}

/** Says that the current entry's page is shown now. */
export function showEntry() {
  shown = keyOfEntry();
  note();
}

/** Puts the page where the current entry stood; false when that is not known. */
export function returnToEntry(): boolean {
  const known = positions.get(keyOfEntry());
  if (known === undefined) return false;
  scrollTo(0, known);
  return true;
}
