import { useCallback, useEffect, useState } from 'react';
import { answers } from './answers.ts';
import { arriveAnew } from './scroll-memory.ts';

/** Where a page stands that could not be shown: it is asked for in full, nobody answers, or it fails. */
type FullLoad = 'asking' | 'unreachable' | 'broken';

/** The document was loaded for another page: this one was opened from within it. */
function openedInPlace(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return entry !== undefined && new URL(entry.name).pathname !== location.pathname;
}

/**
 * Loads a page in full that could not be opened in place, as in a tab that has outlived a release:
 * its scripts and data are no longer on the server, the page is. Where nobody answers it waits for
 * the line to return. A page that fails although it was loaded in full is broken: loading it over
 * and over would not help.
 */
export function useFullLoad(): { state: FullLoad; again: () => void } {
  const [state, setState] = useState<FullLoad>('asking');

  const again = useCallback(async () => {
    setState('asking');
    if (!(await answers(location.href))) return setState('unreachable');
    arriveAnew();
    location.reload();
  }, []);

  useEffect(() => {
    if (!openedInPlace()) return setState('broken');
    again();
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, [again]);

  return { state, again };
}
