import { expect, test } from 'vitest';
import { carouselOptions } from './carousel-options.ts';

/** §9 Carousel defaults. */
const defaults = {
  threshold: 5,
  longSwipesRatio: 0.5,
  resistanceRatio: 0.85,
  touchAngle: 45,
  loop: true,
  autoplay: { delay: 3000 },
};

test('§9 General: the carousel on wide screens, 300 ms a slide, coverflow', () => {
  expect(carouselOptions({ mobile: false, still: false })).toMatchObject({
    ...defaults,
    speed: 300,
    effect: 'coverflow',
  });
});

test('§9 General: the carousel on mobile, 500 ms a slide, 1.6 slides in view', () => {
  expect(carouselOptions({ mobile: true, still: false })).toMatchObject({
    ...defaults,
    speed: 500,
    slidesPerView: 1.6,
  });
});

test('§9 General: with less motion wanted, slides are there at once', () => {
  expect(carouselOptions({ mobile: true, still: true })).toMatchObject({ ...defaults, speed: 0 });
  expect(carouselOptions({ mobile: false, still: true })).toMatchObject({ ...defaults, speed: 0 });
});
