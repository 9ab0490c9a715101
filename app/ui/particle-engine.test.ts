import { expect, test } from 'vitest';
import { particleOptions } from './particle-engine.ts';

const particles = {
  links: { color: '#22E0F0', distance: 150, enable: true, opacity: 0.5, width: 2 },
  move: { enable: true, outModes: { default: 'bounce' }, speed: 2 },
  number: { density: { enable: false }, value: 80 },
  opacity: { value: 0.8 },
  paint: { fill: { color: { value: '#22E0F0' }, enable: true } },
  shape: { type: 'circle' },
  size: { value: { min: 1, max: 5 } },
};

test('§9.2 Hero particle field: every constant, on wide screens', () => {
  expect(particleOptions('hero', false)).toEqual({
    background: { color: '#050A18' },
    detectRetina: true,
    fpsLimit: 120,
    fullScreen: { enable: false },
    pauseOnBlur: true,
    pauseOnOutsideViewport: true,
    interactivity: {
      detectsOn: 'window',
      events: {
        onClick: { enable: false, mode: 'repulse' },
        onHover: { enable: true, mode: 'repulse' },
      },
      modes: { repulse: { distance: 70, duration: 5.2 } },
    },
    particles,
  });
});

test('§9.2 Hero particle field: at 768 px or less a click repels, farther and for less long', () => {
  const { interactivity, ...rest } = particleOptions('hero', true);
  expect(interactivity).toEqual({
    detectsOn: 'window',
    events: {
      onClick: { enable: true, mode: 'repulse' },
      onHover: { enable: false, mode: 'repulse' },
    },
    modes: { repulse: { distance: 80, duration: 1.2 } },
  });
  expect(rest).toMatchObject({ fpsLimit: 120, particles });
});

test('§9.1 General: the banner has 60 particles, else it is the same field', () => {
  expect(particleOptions('banner', false).particles).toEqual({
    ...particles,
    number: { density: { enable: false }, value: 60 },
  });
});
