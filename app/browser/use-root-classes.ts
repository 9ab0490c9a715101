import { useLayoutEffect } from 'react';
import { pausedMotion } from './motion.ts';
import { darkTheme } from './theme.ts';

/**
 * Keeps the boot script's classes: after an error page React mounts the document again and
 * clears the root element's attributes.
 */
export function useRootClasses() {
  useLayoutEffect(() => {
    document.documentElement.classList.add('scripted');
    darkTheme.restore();
    pausedMotion.restore();
  }, []);
}
