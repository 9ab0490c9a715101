import { lazy, Suspense } from 'react';
import { useHydrated } from '../browser/hydration.tsx';
import type { ClothProps } from './cloth-drawing.tsx';

// The list beside it says the same: where the script cannot be fetched, nothing is drawn.
const Drawing = lazy(async () => {
  const script = await import('./cloth-drawing.tsx').catch(() => null);
  return { default: script?.ClothDrawing ?? (() => null) };
});

/** §4.12 The cloth of a package, drawn once the page is hydrated and the drawing's own script is there. */
export function Cloth(props: ClothProps) {
  return (
    useHydrated() && (
      <Suspense>
        <Drawing {...props} />
      </Suspense>
    )
  );
}
