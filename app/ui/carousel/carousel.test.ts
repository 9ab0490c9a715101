import { describe, expect, test } from 'vitest';
import { enoughToLoop, loopOffset, nearestIndex } from './slide-positions.ts';
import { carouselOptions } from './swiper.ts';

describe('§2.7 Portfolio section: the offset of a slide in the loop', () => {
  test('is counted from the active slide', () => {
    expect([1, 2, 3, 4].map((index) => loopOffset(index, 2, 15))).toEqual([-1, 0, 1, 2]);
  });

  test('goes the shorter way around', () => {
    expect(loopOffset(14, 0, 15)).toBe(-1);
    expect(loopOffset(0, 14, 15)).toBe(1);
    expect(loopOffset(1, 13, 15)).toBe(3);
  });

  test('a loop of even length has one slide opposite', () => {
    expect(loopOffset(5, 0, 10)).toBe(5);
    expect(loopOffset(6, 0, 10)).toBe(-4);
  });
});

describe('§2.7 Portfolio section: a loop or a static list', () => {
  test.each([1, 2, 3])('%i entries are static at both widths', (count) => {
    expect(enoughToLoop(count, true)).toBe(false);
    expect(enoughToLoop(count, false)).toBe(false);
  });

  test.each([15, 16])('%i entries play at both widths', (count) => {
    expect(enoughToLoop(count, true)).toBe(true);
    expect(enoughToLoop(count, false)).toBe(true);
  });
});

describe('the nearest slide of a list', () => {
  test('is the one whose position is closest', () => {
    expect(nearestIndex([0, 250, 500], 260)).toBe(1);
    expect(nearestIndex([0, 250, 500], 900)).toBe(2);
  });

  test('in an empty list it is 0', () => {
    expect(nearestIndex([], 10)).toBe(0);
  });
});

/** §9.8 Carousel defaults. */
const defaults = {
  threshold: 5,
  longSwipesRatio: 0.5,
  resistanceRatio: 0.85,
  touchAngle: 45,
  loop: true,
  autoplay: { delay: 3000 },
};

test('§9.8 Carousel: the carousel on wide screens, 300 ms a slide, coverflow', () => {
  expect(carouselOptions({ mobile: false, reducedMotion: false })).toMatchObject({
    ...defaults,
    speed: 300,
    effect: 'coverflow',
  });
});

test('§9.8 Carousel: the carousel on mobile, 500 ms a slide, 1.6 slides in view', () => {
  expect(carouselOptions({ mobile: true, reducedMotion: false })).toMatchObject({
    ...defaults,
    speed: 500,
    slidesPerView: 1.6,
  });
});

test('§9.8 Carousel: with less motion wanted, slides are there at once', () => {
  expect(carouselOptions({ mobile: true, reducedMotion: true })).toMatchObject({
    ...defaults,
    speed: 0,
  });
  expect(carouselOptions({ mobile: false, reducedMotion: true })).toMatchObject({
    ...defaults,
    speed: 0,
  });
});
