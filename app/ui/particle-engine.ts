import { type Container, type ISourceOptions, tsParticles } from '@tsparticles/engine';
import { loadExternalRepulseInteraction } from '@tsparticles/interaction-external-repulse';
import { loadParticlesLinksInteraction } from '@tsparticles/interaction-particles-links';
import { loadHexColorPlugin } from '@tsparticles/plugin-hex-color';
import { loadInteractivityPlugin } from '@tsparticles/plugin-interactivity';
import { loadMovePlugin } from '@tsparticles/plugin-move';
import { loadCircleShape } from '@tsparticles/shape-circle';
import { loadOpacityUpdater } from '@tsparticles/updater-opacity';
import { loadOutModesUpdater } from '@tsparticles/updater-out-modes';
import { loadPaintUpdater } from '@tsparticles/updater-paint';
import { loadSizeUpdater } from '@tsparticles/updater-size';
import { painted } from '../browser/after-paint.ts';

/** §9.2 Hero particle field and Banner particles: they differ in number alone. */
const count = { hero: 80, banner: 60 };

/** How many come in a frame: all of them in one would hold up a slow phone for a tenth of a second. */
const atOnce = 20;

export type ParticleField = keyof typeof count;

/** §9.2 in the library's terms. Colours are hexadecimal. */
export function particleOptions(
  field: ParticleField,
  mobile: boolean,
  { ground, dots }: { ground: string; dots: string },
): ISourceOptions {
  return {
    background: { color: ground },
    detectRetina: true,
    fpsLimit: 120,
    fullScreen: { enable: false },
    pauseOnBlur: true,
    pauseOnOutsideViewport: true,
    interactivity: {
      // On the window, because text lies over the canvas.
      detectsOn: 'window',
      events: {
        onClick: { enable: mobile, mode: 'repulse' },
        onHover: { enable: !mobile, mode: 'repulse' },
      },
      // In pixels and seconds.
      modes: {
        repulse: mobile ? { distance: 80, duration: 1.2 } : { distance: 70, duration: 5.2 },
      },
    },
    particles: {
      links: { color: dots, distance: 150, enable: true, opacity: 0.5, width: 2 },
      move: { enable: true, outModes: { default: 'bounce' }, speed: 2 },
      number: { density: { enable: false }, value: count[field] },
      opacity: { value: 0.8 },
      paint: { fill: { color: { value: dots }, enable: true } },
      shape: { type: 'circle' },
      size: { value: { min: 1, max: 5 } },
    },
  };
}

async function loadEngine() {
  // The interactions build on the interactivity plug-in, so it is registered before them.
  await loadInteractivityPlugin(tsParticles);
  await Promise.all([
    loadHexColorPlugin(tsParticles),
    loadMovePlugin(tsParticles),
    loadCircleShape(tsParticles),
    loadOpacityUpdater(tsParticles),
    loadOutModesUpdater(tsParticles),
    loadPaintUpdater(tsParticles),
    loadSizeUpdater(tsParticles),
    loadExternalRepulseInteraction(tsParticles),
    loadParticlesLinksInteraction(tsParticles),
  ]);
}

/** tsParticles with only the parts that are used. */
let engine: Promise<void> | undefined;

/** Undefined if the element has left the page while the engine loaded. */
export async function createParticles(
  host: { current: HTMLElement | null },
  field: ParticleField,
  mobile: boolean,
): Promise<Container | undefined> {
  engine ??= loadEngine();
  await engine;
  if (!host.current) return undefined;
  const style = getComputedStyle(host.current);
  const colors = {
    ground: style.getPropertyValue('--bg'),
    dots: style.getPropertyValue('--accent'),
  };
  const options = particleOptions(field, mobile, colors);
  const number = { value: 0, density: { enable: false } };
  const container = await tsParticles.load({
    element: host.current,
    options: { ...options, particles: { ...options.particles, number } },
  });
  for (let particles = 0; particles < count[field]; particles += atOnce) {
    await painted();
    container?.particles.push(atOnce);
  }
  return container;
}
