import { lazy, type ReactNode, Suspense, useRef, useState } from 'react';
import { useMediaQuery } from '../browser/media-query.ts';
import { pausedMotion } from '../browser/preferences.ts';

const Tilt = lazy(async () => ({ default: (await import('./tilt.tsx')).Tilt }));

/** §9.4 Tilt card, for a mouse alone: the library loads when one first comes over the card. */
export function TiltCard({ className, children }: { className: string; children: ReactNode }) {
  const card = useRef<HTMLDivElement>(null);
  const [wanted, setWanted] = useState(false);
  const reduced = useMediaQuery('(prefers-reduced-motion: reduce)');
  const paused = pausedMotion.use();
  return (
    <div
      className={`tilt-card ${className}`}
      onPointerEnter={(event) => {
        if (event.pointerType === 'mouse') setWanted(true);
      }}
      ref={card}
    >
      {children}
      {wanted && !reduced && !paused && (
        <Suspense>
          <Tilt card={card} />
        </Suspense>
      )}
    </div>
  );
}
