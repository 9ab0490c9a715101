import {
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  startTransition,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type { Swiper } from 'swiper/types';
import { painted } from '../../browser/after-paint.ts';
import { mobileQuery, useMediaQuery } from '../../browser/media-query.ts';
import { pausedMotion } from '../../browser/preferences.ts';
import { useNear, useOnScreen, usePageVisible } from '../../browser/visibility.ts';
import { enoughToLoop, scrollToSlide, slideInView } from './slide-positions.ts';
import type { SliderSetup } from './swiper.ts';

/** How many slides on either side are fetched before they come into view. */
const fetchedAhead = 3;

export type CarouselState = ReturnType<typeof useCarousel>;

/**
 * §2.7 Portfolio section, §9.8: a list of slides that scrolls, until the slider takes it over. It plays by
 * itself only while it is on screen and the visitor does nothing with it.
 * @param start the slide that is shown first, from 0
 * @param shown false while something else is shown in the carousel's place
 */
export function useCarousel(count: number, start: number, shown: boolean) {
  const track = useRef<HTMLDivElement>(null);
  const mobile = useMediaQuery(mobileQuery);
  const reducedMotion = useMediaQuery('(prefers-reduced-motion: reduce)');
  const near = useNear(track);
  const onScreen = useOnScreen(track);
  const motionPaused = pausedMotion.use();
  const interaction = useInteraction();
  const isStatic = !enoughToLoop(count, true);
  const autoplays = enoughToLoop(count, mobile);
  const first = isStatic ? 0 : start;
  const [active, setActive] = useState(first);
  const [dragging, setDragging] = useState(false);
  /** Only then is the new slide announced. */
  const [movedByVisitor, setMovedByVisitor] = useState(false);

  const { slider, instance } = useSlider({
    track,
    wanted: near && shown && autoplays,
    mobile,
    reducedMotion,
    initialSlide: active,
    onActive: setActive,
    onDrag: (begun) => {
      setDragging(begun);
      if (begun) setMovedByVisitor(true);
    },
  });

  useLayoutEffect(() => {
    const element = track.current;
    if (!element) return;
    // Whoever has scrolled the list before the scripts arrived keeps what is in view.
    const onMobile = matchMedia(mobileQuery).matches;
    if (element.scrollLeft === 0) scrollToSlide(element, first, onMobile);
    setActive(slideInView(element, onMobile));
  }, [first]);

  const playing = onScreen && !motionPaused && !dragging && !interaction.active;
  useEffect(() => {
    if (!slider || !playing) return;
    setMovedByVisitor(false);
    slider.autoplay.start();
    return () => {
      if (!slider.destroyed) slider.autoplay.stop();
    };
  }, [slider, playing]);

  useFocusOnActive(track, active, slider);
  useFetchedAhead(slider, active);

  function show(index: number) {
    const element = track.current;
    if (instance.current) instance.current.slideToLoop(index);
    else if (element) scrollToSlide(element, index, mobile, reducedMotion ? 'instant' : 'smooth');
  }

  async function step(direction: 1 | -1) {
    // The slider measures all slides before it moves them: the pressed button is painted first.
    if (slider) await painted();
    setMovedByVisitor(true);
    if (!slider) return show(Math.min(count - 1, Math.max(0, active + direction)));
    if (direction === 1) instance.current?.slideNext();
    else instance.current?.slidePrev();
  }

  return {
    active,
    count,
    first,
    mobile,
    movedByVisitor,
    track,
    show,
    step,
    /** The slider has taken over: slides off centre are out of reach. */
    sliding: slider !== undefined,
    /** So few slides that they stand side by side, at every width. */
    isStatic,
    autoplays,
    hoverHandlers: interaction.hoverHandlers,
    focusHandlers: interaction.focusHandlers,
    onScroll: () => {
      if (!slider && track.current) setActive(slideInView(track.current, mobile));
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (!slider || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      if (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft') return;
      event.preventDefault();
      step(event.key === 'ArrowRight' ? 1 : -1);
    },
  };
}

/** What pauses autoplay: pointer or focus on the carousel, or another tab in front. */
function useInteraction() {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const pageVisible = usePageVisible();
  return {
    active: hovered || focused || !pageVisible,
    hoverHandlers: {
      onPointerEnter: ({ pointerType }: PointerEvent) => setHovered(pointerType === 'mouse'),
      onPointerLeave: () => setHovered(false),
    },
    /** Not for the control that resumes the motion: its focus must not pause it again. */
    focusHandlers: {
      // A transition, because nothing of it is seen.
      onFocus: () => startTransition(() => setFocused(true)),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) =>
        setFocused(currentTarget.contains(relatedTarget)),
    },
  };
}

interface SliderUse extends SliderSetup {
  track: RefObject<HTMLElement | null>;
  wanted: boolean;
}

/**
 * The slider, once it is wanted and its code has loaded. Loop and effect cannot change at a
 * breakpoint, so each width has a slider of its own, which begins at the slide where the last ended.
 */
function useSlider(setup: SliderUse) {
  const { track, wanted, mobile, reducedMotion } = setup;
  const [module, setModule] = useState<typeof import('./swiper.ts')>();
  const [slider, setSlider] = useState<Swiper>();
  /** The same slider, for handlers that run before the next render. */
  const instance = useRef<Swiper>(undefined);
  const latest = useRef(setup);
  useLayoutEffect(() => {
    latest.current = setup;
  });

  useEffect(() => {
    if (!wanted) return;
    import('./swiper.ts').then(setModule, (error: unknown) =>
      console.warn('The carousel could not load; its slides can be scrolled', error),
    );
  }, [wanted]);

  useLayoutEffect(() => {
    const element = track.current;
    if (!module || !wanted || !element) return;
    // The slider moves the slides itself: a list that is still scrolled would shift them twice.
    element.scrollLeft = 0;
    const created = module.createSlider(element, {
      mobile,
      reducedMotion,
      initialSlide: latest.current.initialSlide,
      onActive: (index) => latest.current.onActive(index),
      onDrag: (dragging) => latest.current.onDrag(dragging),
    });
    instance.current = created;
    setSlider(created);
    return () => {
      created.destroy();
      instance.current = undefined;
      scrollToSlide(element, latest.current.initialSlide, mobile);
      setSlider(undefined);
    };
  }, [module, wanted, mobile, reducedMotion, track]);

  return { slider, instance };
}

/** Focus that was in a slide moves to the new active one, instead of being lost with the old one. */
function useFocusOnActive(
  track: { current: HTMLElement | null },
  active: number,
  slider: Swiper | undefined,
) {
  useLayoutEffect(() => {
    const focused = document.activeElement;
    const slide = track.current?.querySelector(`[data-slide="${active}"]`);
    if (!slider || !slide || slide.contains(focused)) return;
    if (!focused?.closest('.swiper-slide') || !track.current?.contains(focused)) return;
    slide.querySelector<HTMLElement>('a:not([tabindex="-1"])')?.focus({ preventScroll: true });
  }, [track, active, slider]);
}

/** Pictures beside the active slide are fetched before they come into view; lazy loading is too late. */
function useFetchedAhead(slider: Swiper | undefined, active: number) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the slider reorders the slides at each step
  useEffect(() => {
    if (!slider) return;
    const { slides, activeIndex } = slider;
    const first = Math.max(0, activeIndex - fetchedAhead);
    for (const slide of slides.slice(first, activeIndex + fetchedAhead + 1)) {
      for (const image of slide.querySelectorAll('img')) image.loading = 'eager';
    }
  }, [slider, active]);
}
