import { describe, expect, test } from 'vitest';
import { enoughToLoop, loopOffset, nearestIndex } from './slide-positions.ts';
import { carouselOptions } from './swiper.ts';

test.each([
  { index: 1, active: 2, count: 15, offset: -1 },
  { index: 2, active: 2, count: 15, offset: 0 },
  { index: 4, active: 2, count: 15, offset: 2 },
  { index: 14, active: 0, count: 15, offset: -1 },
  { index: 1, active: 13, count: 15, offset: 3 },
  { index: 5, active: 0, count: 10, offset: 5 },
  { index: 6, active: 0, count: 10, offset: -4 },
])(
  '§2.7 Portfolio section: slide $index of $count lies $offset from slide $active, the shorter way',
  ({ index, active, count, offset }) => {
    expect(loopOffset(index, active, count)).toBe(offset);
  },
);

test.each([1, 2, 3, 15, 16])(
  '§2.7 Portfolio section: %i entries play or are static at both widths',
  (count) => {
    expect([enoughToLoop(count, true), enoughToLoop(count, false)]).toEqual(
      Array(2).fill(count > 3),
    );
  },
);

test('the nearest slide of a list is the one whose position is closest; 0 in an empty list', () => {
  expect(nearestIndex([0, 250, 500], 260)).toBe(1);
  expect(nearestIndex([0, 250, 500], 900)).toBe(2);
  expect(nearestIndex([], 10)).toBe(0);
});

describe.each([
  { mobile: false, speed: 300, layout: { effect: 'coverflow' } },
  { mobile: true, speed: 500, layout: { slidesPerView: 1.6 } },
])('§9.8 Carousel: mobile $mobile', ({ mobile, speed, layout }) => {
  test.each([false, true])(
    'with less motion wanted %s, a slide takes its time or none',
    (reducedMotion) => {
      expect(carouselOptions({ mobile, reducedMotion })).toMatchObject({
        threshold: 5,
        longSwipesRatio: 0.5,
        resistanceRatio: 0.85,
        touchAngle: 45,
        loop: true,
        autoplay: { delay: 3000 },
        speed: reducedMotion ? 0 : speed,
        ...layout,
      });
    },
  );
});
