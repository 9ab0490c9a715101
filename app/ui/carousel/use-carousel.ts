import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Swiper } from 'swiper/types';
import { painted } from '../../visit/frames.ts';
import { mobileQuery, useMediaQuery } from '../../visit/media-query.ts';
import { pausedMotion } from '../../visit/motion.ts';
import { useNear, useOnScreen } from '../../visit/use-near.ts';
import { enoughToLoop } from './carousel.logic.ts';
import { scrollRow, slideInRow } from './row.ts';
import { useRest } from './use-rest.ts';
import { useSwiper } from './use-swiper.ts';

/** How many slides on either side are fetched before they come into view. */
const fetchedAhead = 3;

interface CarouselSetup {
  count: number;
  /** Where the desktop form begins; the mobile row begins at its first slide. */
  start: number;
  /** False while something else stands in the carousel's place. */
  shown: boolean;
}

export type CarouselState = ReturnType<typeof useCarousel>;

/**
 * §2 Portfolio section, §9: one set of slides that is a row to scroll until the slider takes it over.
 * It turns by itself only while it is on screen and nobody is busy with it.
 */
export function useCarousel({ count, start, shown }: CarouselSetup) {
  const stage = useRef<HTMLDivElement>(null);
  const mobile = useMediaQuery(mobileQuery);
  const still = useMediaQuery('(prefers-reduced-motion: reduce)');
  const near = useNear(stage);
  const onScreen = useOnScreen(stage);
  const paused = pausedMotion.use();
  const rest = useRest();
  const quiet = !enoughToLoop(count, true);
  const turns = enoughToLoop(count, mobile);
  const first = quiet ? 0 : start;
  const [active, setActive] = useState(first);
  const [dragging, setDragging] = useState(false);
  /** The last move was the visitor's own: only then is the new slide announced. */
  const [moved, setMoved] = useState(false);

  const { swiper, instance } = useSwiper({
    stage,
    wanted: near && shown && turns,
    mobile,
    still,
    active,
    onActive: setActive,
    onDrag: (begun) => {
      setDragging(begun);
      if (begun) setMoved(true);
    },
  });
  const live = swiper !== undefined;

  useLayoutEffect(() => {
    const element = stage.current;
    if (!element) return;
    // Whoever has scrolled the row before the scripts arrived keeps what is in view.
    const onMobile = matchMedia(mobileQuery).matches;
    if (!onMobile && element.scrollLeft === 0) scrollRow(element, first, false);
    setActive(slideInRow(element, onMobile));
  }, [first]);

  const turning = live && onScreen && !paused && !dragging && !rest.resting;
  useEffect(() => {
    if (!swiper || !turning) return;
    setMoved(false);
    swiper.autoplay.start();
    return () => {
      if (!swiper.destroyed) swiper.autoplay.stop();
    };
  }, [swiper, turning]);

  useFocusOnSlide(stage, active, live);
  useFetchedAhead(swiper, active);

  function show(index: number) {
    const element = stage.current;
    if (instance.current) instance.current.slideToLoop(index);
    else if (element) scrollRow(element, index, mobile, still ? 'instant' : 'smooth');
  }

  async function step(direction: 1 | -1) {
    // The slider measures all slides before it moves them: the pressed button is painted first.
    if (swiper) await painted();
    setMoved(true);
    if (!swiper) return show(Math.min(count - 1, Math.max(0, active + direction)));
    if (direction === 1) instance.current?.slideNext();
    else instance.current?.slidePrev();
  }

  return {
    active,
    count,
    /** The slider has taken over: slides off centre are out of reach. */
    live,
    mobile,
    moved,
    first,
    /** So few slides that they stand side by side, at every width. */
    quiet,
    stage,
    show,
    step,
    /** It moves by itself, when it may. */
    turns,
    hover: rest.hover,
    focus: rest.focus,
    onScroll: () => {
      if (!live && stage.current) setActive(slideInRow(stage.current, mobile));
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (!live || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      if (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft') return;
      event.preventDefault();
      step(event.key === 'ArrowRight' ? 1 : -1);
    },
  };
}

/** Focus that was in a slide goes on to the new one, instead of being lost with the old one. */
function useFocusOnSlide(stage: { current: HTMLElement | null }, active: number, live: boolean) {
  useLayoutEffect(() => {
    const focused = document.activeElement;
    const slide = stage.current?.querySelector(`[data-slide="${active}"]`);
    if (!live || !slide || slide.contains(focused)) return;
    if (!focused?.closest('.swiper-slide') || !stage.current?.contains(focused)) return;
    slide.querySelector<HTMLElement>('a:not([tabindex="-1"])')?.focus({ preventScroll: true });
  }, [stage, active, live]);
}

/** Pictures beside the active one are fetched before they turn in; the browser would wait for that. */
function useFetchedAhead(swiper: Swiper | undefined, active: number) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the slides stand elsewhere after each step
  useEffect(() => {
    if (!swiper) return;
    const { slides, activeIndex } = swiper;
    for (const slide of slides.slice(
      Math.max(0, activeIndex - fetchedAhead),
      activeIndex + fetchedAhead + 1,
    )) {
      for (const image of slide.querySelectorAll('img')) image.loading = 'eager';
    }
  }, [swiper, active]);
}
