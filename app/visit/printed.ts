import { useEffect } from 'react';
import { sayAnswering } from './intent.ts';

let printed = true;

/** True while what is rendered is the page as it was printed: at build, and until it is hydrated. */
export function isPrinted(): boolean {
  return printed;
}

/** Once, in the frame: from here on every page is rendered by the visitor's browser. */
export function usePrintedOnce(): void {
  useEffect(() => {
    printed = false;
    sayAnswering(document.documentElement);
  }, []);
}
