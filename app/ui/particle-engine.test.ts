import { expect, test } from 'vitest';
import { particleOptions } from './particle-engine.ts';

const colors = { ground: '#111111', dots: '#eeeeee' };
const repulse = (on: boolean) => ({ enable: on, mode: 'repulse' });

test('§9.2 Hero particle field: every constant, on wide screens', () => {
  expect(particleOptions('hero', false, colors)).toMatchObject({
    background: { color: '#111111' },
    fpsLimit: 120,
    interactivity: {
      events: { onClick: repulse(false), onHover: repulse(true) },
      modes: { repulse: { distance: 70, duration: 5.2 } },
    },
    particles: {
      links: { color: '#eeeeee', distance: 150, enable: true, opacity: 0.5, width: 2 },
      move: { enable: true, outModes: { default: 'bounce' }, speed: 2 },
      number: { density: { enable: false }, value: 80 },
      opacity: { value: 0.8 },
      paint: { fill: { color: { value: '#eeeeee' }, enable: true } },
      shape: { type: 'circle' },
      size: { value: { min: 1, max: 5 } },
    },
  });
});

test('§9.2 Hero particle field: at 768 px or less a click repels, farther and for less long', () => {
  expect(particleOptions('hero', true, colors)).toEqual({
    ...particleOptions('hero', false, colors),
    interactivity: {
      detectsOn: 'window',
      events: { onClick: repulse(true), onHover: repulse(false) },
      modes: { repulse: { distance: 80, duration: 1.2 } },
    },
  });
});

test('§9.1 General: the banner has 60 particles, else it is the same field', () => {
  const hero = particleOptions('hero', false, colors);
  expect(particleOptions('banner', false, colors)).toEqual({
    ...hero,
    particles: { ...hero.particles, number: { density: { enable: false }, value: 60 } },
  });
});
