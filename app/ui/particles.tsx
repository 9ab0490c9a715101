import type { Container } from '@tsparticles/engine';
import { useEffect, useRef, useState } from 'react';
import { mobileQuery, useMediaQuery } from '../browser/media-query.ts';
import { pausedMotion } from '../browser/preferences.ts';
import { useNear, useOnScreen } from '../browser/visibility.ts';
import type { ParticleField } from './particle-engine.ts';

/** §4.3 Hero particles: loaded when the field is near; paused off screen and while motion is paused. */
export function Particles({ field }: { field: ParticleField }) {
  const host = useRef<HTMLDivElement>(null);
  const near = useNear(host, '200px');
  const onScreen = useOnScreen(host);
  const paused = pausedMotion.use();
  const mobile = useMediaQuery(mobileQuery);
  const [container, setContainer] = useState<Container>();

  useEffect(() => {
    if (!near) return;
    // A visitor who leaves before the field exists must not find it in the next page.
    let left = false;
    let created: Container | undefined;
    import('./particle-engine.ts')
      .then(({ createParticles }) => createParticles(host, field, mobile))
      .then((particles) => {
        created = particles;
        if (left) particles?.destroy();
        else setContainer(particles);
      })
      .catch((error: unknown) =>
        console.warn('The particle field could not load; the page goes on', error),
      );
    return () => {
      left = true;
      created?.destroy();
      setContainer(undefined);
    };
  }, [near, field, mobile]);

  useEffect(() => {
    if (!container || container.destroyed) return;
    if (!onScreen || paused) container.pause();
    // Told to play while it plays, it would ask for two frames at a time from then on.
    else if (!container.animationStatus) container.play();
  }, [container, onScreen, paused]);

  // Fainter in the upper half on phones, where particles lie close together behind the text. The mask comes
  // with them: a page's first styles need not hold it.
  return (
    <div
      aria-hidden="true"
      className={`pointer-events-none absolute inset-0 transition-opacity duration-700 ${container ? 'opacity-100 max-desktop:mask-[linear-gradient(color-mix(in_srgb,currentColor_30%,transparent)_50%,currentColor)]' : 'opacity-0'}`}
      ref={host}
    />
  );
}
