import { type ReactNode, ViewTransition } from 'react';
import { pausedMotion } from '../browser/preferences.ts';

/**
 * An element that moves from a link to its place on the page that opens (view transition). Wrap it on
 * both pages under one name, unique on a page. It is immediate going back, and with paused motion.
 */
export function SharedElement({ name, children }: { name: string; children: ReactNode }) {
  const paused = pausedMotion.use();
  return (
    <ViewTransition default="none" name={name} share={paused ? 'none' : 'shared-element'}>
      {children}
    </ViewTransition>
  );
}
