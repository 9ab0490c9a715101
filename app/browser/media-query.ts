import { useSyncExternalStore } from 'react';

/** §9.1 Mobile breakpoint: 768 px or less. */
export const mobileQuery = '(max-width: 768px)';

/** Whether a media query holds; false until the page is hydrated. */
export function useMediaQuery(query: string): boolean {
  return useSyncExternalStore(
    (listener) => {
      const list = matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    () => matchMedia(query).matches,
    () => false,
  );
}
