import type { Container } from '@tsparticles/engine';
import { useEffect, useRef, useState } from 'react';
import { mobileQuery, useMediaQuery } from '../../visit/media-query.ts';
import { pausedMotion } from '../../visit/motion.ts';
import { useNear, useOnScreen } from '../../visit/use-near.ts';
import type { Field } from './fields.ts';

/**
 * §4 Hero particles: shown only after the engine has loaded, which happens when the field is near and
 * the page is quiet. It rests off screen and while motion is paused.
 */
export function ParticleField({ field }: { field: Field }) {
  const host = useRef<HTMLDivElement>(null);
  const near = useNear(host, '200px');
  const onScreen = useOnScreen(host);
  const paused = pausedMotion.use();
  const mobile = useMediaQuery(mobileQuery);
  const [container, setContainer] = useState<Container>();

  useEffect(() => {
    if (!near) return;
    // Whoever leaves before the field exists must not find it hanging in the next page.
    let left = false;
    let made: Container | undefined;
    createField(host, field, mobile).then(
      (created) => {
        if (left) created?.destroy();
        else {
          made = created;
          setContainer(created);
        }
      },
      (error: unknown) =>
        console.warn('The particle field could not load; the page goes on', error),
    );
    return () => {
      left = true;
      made?.destroy();
      setContainer(undefined);
    };
  }, [near, field, mobile]);

  useEffect(() => {
    if (!container || container.destroyed) return;
    if (!onScreen || paused) container.pause();
    // Told to play while it plays, it would ask for two frames at a time from then on.
    else if (!container.animationStatus) container.play();
  }, [container, onScreen, paused]);

  // On a phone they stand so close that they would be louder than the words, which come first there.
  return (
    <div
      aria-hidden="true"
      className={`pointer-events-none absolute inset-0 transition-opacity duration-700 max-desktop:mask-[linear-gradient(rgb(0_0_0/0.3)_50%,#000)] ${container ? 'opacity-100' : 'opacity-0'}`}
      ref={host}
    />
  );
}

async function createField(
  host: { current: HTMLDivElement | null },
  field: Field,
  mobile: boolean,
): Promise<Container | undefined> {
  const [{ particleEngine }, { particleOptions }] = await Promise.all([
    import('./particle-engine.ts'),
    import('./particle-options.ts'),
  ]);
  const engine = await particleEngine;
  if (!host.current) return undefined;
  return engine.load({ element: host.current, options: particleOptions(field, mobile) });
}
