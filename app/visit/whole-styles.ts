import { useEffect } from 'react';

/** On the disabled link to a stylesheet of which the printed page holds what it needs itself. */
export const partlyInside = 'data-partly-inside';

/** Fetches those stylesheets: the next page may need what this one left out. */
export function useWholeStyles(): void {
  useEffect(() => {
    for (const link of document.querySelectorAll<HTMLLinkElement>(`link[${partlyInside}]`)) {
      link.disabled = false;
    }
  }, []);
}
