import { useViewTransitionState } from 'react-router';
import { pausedMotion } from './motion.ts';

/**
 * A link whose picture travels to its place on the project's page. Give `viewTransition` to the link
 * and `className` to an element around `.travels-picture` (and `.travels-title`): they take the
 * names of what they become only while this link is followed, so that names stay unique.
 */
export function usePictureJourney(to: string): { viewTransition: boolean; className: string } {
  const paused = pausedMotion.use();
  const leaving = useViewTransitionState(to);
  return { viewTransition: !paused, className: leaving && !paused ? 'travels' : '' };
}
