import { rootClassPreference } from './root-class.ts';

/**
 * One preference for everything that moves (WCAG 2.2.2): particles, carousel, looping videos. Paused from
 * the start where the system asks for reduced motion.
 */
export const pausedMotion = rootClassPreference({
  className: 'motion-paused',
  storageKey: 'motion',
  storedAs: (paused) => (paused ? 'paused' : 'playing'),
  prerendered: false,
});
