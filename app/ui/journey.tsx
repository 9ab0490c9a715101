import { type ReactNode, ViewTransition } from 'react';
import { pausedMotion } from '../visit/motion.ts';

/**
 * What travels from a link to its place on the page that opens: wrap the element on both pages and
 * give both one name. Names are unique on a page. Nothing else moves, nothing where motion is unwanted,
 * and going back is immediate.
 */
export function Journey({ name, children }: { name: string; children: ReactNode }) {
  const paused = pausedMotion.use();
  return (
    <ViewTransition default="none" name={name} share={paused ? 'none' : 'journey'}>
      {children}
    </ViewTransition>
  );
}
