import type { ISourceOptions } from '@tsparticles/engine';
import type { Field } from './fields.ts';

const cyan = '#22E0F0';
const navy = '#050A18';

/** Repel mode, in pixels and seconds: by hovering on wide screens, by click or tap on narrow ones. */
const repulse = {
  desktop: { distance: 70, duration: 5.2 },
  mobile: { distance: 80, duration: 1.2 },
};

/** §9 in the library's terms. */
export function particleOptions({ particles }: Field, mobile: boolean): ISourceOptions {
  return {
    background: { color: navy },
    detectRetina: true,
    fpsLimit: 120,
    fullScreen: { enable: false },
    pauseOnBlur: true,
    pauseOnOutsideViewport: true,
    interactivity: {
      // The canvas lies behind the text, so the pointer is watched on the window.
      detectsOn: 'window',
      events: {
        onClick: { enable: mobile, mode: 'repulse' },
        onHover: { enable: !mobile, mode: 'repulse' },
      },
      modes: { repulse: mobile ? repulse.mobile : repulse.desktop },
    },
    particles: {
      links: { color: cyan, distance: 150, enable: true, opacity: 0.5, width: 2 },
      move: { enable: true, outModes: { default: 'bounce' }, speed: 2 },
      number: { density: { enable: false }, value: particles },
      opacity: { value: 0.8 },
      paint: { fill: { color: { value: cyan }, enable: true } },
      shape: { type: 'circle' },
      size: { value: { min: 1, max: 5 } },
    },
  };
}
