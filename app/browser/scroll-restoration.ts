/** Vertical scroll position of each entry of the tab's history, in pixels, by the entry's key. */
type ScrollPositions = Map<string, number>;

const storageKey = 'scrollPositions';

let positions: ScrollPositions = new Map();
/** Key of the history entry whose page is shown; the address may already be the next one's. */
let shown = '';

/** The key that the router gives each entry; entries that the browser made have none yet. */
function keyOfEntry(): string {
  const state: unknown = history.state;
  if (typeof state === 'object' && state !== null && 'key' in state) return String(state.key);
  const key = Math.random().toString(36).slice(2);
  history.replaceState({ ...(state ?? {}), key }, '');
  return key;
}

function savePosition() {
  positions.set(shown, Math.max(scrollY, 0));
}

/** Keeps the scroll position of each history entry. The browser restores it on reload only. */
export function trackScroll(): () => void {
  try {
    positions = new Map([...readPositions(sessionStorage.getItem(storageKey)), ...positions]);
  } catch {
    // Without storage, or with a damaged one, positions last as long as the document.
  }
  const leave = () => {
    savePosition();
    history.scrollRestoration = 'auto';
    try {
      sessionStorage.setItem(storageKey, JSON.stringify(Object.fromEntries(positions)));
    } catch {
      // Full or forbidden: after a reload the browser's own position stays.
    }
  };
  const enter = () => {
    history.scrollRestoration = 'manual';
  };
  enter();
  const tracking = new AbortController();
  const { signal } = tracking;
  addEventListener('scroll', savePosition, { passive: true, signal });
  // Back in the frame of a scroll: its event is still to come.
  addEventListener('popstate', savePosition, { signal });
  addEventListener('pagehide', leave, { signal });
  addEventListener('pageshow', enter, { signal });
  return () => tracking.abort();
}

/** Before a page is loaded in full: that then counts as a navigation, not as a reload. */
export function markHardNavigation() {
  history.replaceState({ ...(history.state ?? {}), hardNavigation: true }, '');
}

/** Whether the loaded page was marked so; true only once. */
export function wasHardNavigation(): boolean {
  const { hardNavigation, ...state } = (history.state ?? {}) as { hardNavigation?: boolean };
  if (hardNavigation) history.replaceState(state, '');
  return hardNavigation === true;
}

/** Call when the current entry's page is shown. */
export function entryShown() {
  shown = keyOfEntry();
  savePosition();
}

/** Scrolls to the position of the current entry; false when there is none. */
export function restorePosition(): boolean {
  const known = positions.get(keyOfEntry());
  if (known === undefined) return false;
  scrollTo(0, known);
  return true;
}

/** Reads session storage, which anyone may have changed: what is no position is left out. Fails without JSON. */
export function readPositions(stored: string | null): ScrollPositions {
  const value: unknown = JSON.parse(stored ?? '{}');
  return new Map(Object.entries(value ?? {}).filter(([, y]) => Number.isFinite(y)));
}
