import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Swiper } from 'swiper/types';
import { carouselOptions } from './carousel-options.ts';
import { scrollRow } from './row.ts';

type Engine = typeof import('./swiper-engine.ts').Swiper;

interface SwiperSetup {
  stage: RefObject<HTMLElement | null>;
  /** Near, visible and with enough slides to turn. */
  wanted: boolean;
  mobile: boolean;
  /** The visitor asked the system for less motion: steps without a slide. */
  still: boolean;
  /** The slide that stays in view when a slider begins or ends. */
  active: number;
  onActive: (index: number) => void;
  onDrag: (dragging: boolean) => void;
}

/**
 * At most one slider on the stage. Loop and effect cannot change at a breakpoint, so each width has a
 * slider of its own: it ends without a trace and the next one begins at the same slide.
 */
export function useSwiper(setup: SwiperSetup) {
  const { stage, wanted, mobile, still } = setup;
  const engine = useEngine(wanted);
  const [swiper, setSwiper] = useState<Swiper>();
  /** The same slider, for handlers that run before the next render. */
  const instance = useRef<Swiper>(undefined);
  const latest = useRef(setup);
  useLayoutEffect(() => {
    latest.current = setup;
  });

  useLayoutEffect(() => {
    const element = stage.current;
    if (!engine || !wanted || !element) return;
    // The slider moves the slides itself: a row that is still scrolled would shift them twice.
    element.scrollLeft = 0;
    const made = new engine(element, {
      ...carouselOptions({ mobile, still }),
      initialSlide: latest.current.active,
    });
    ignorePictures(made);
    made.on('resize', () => {
      made.update();
      made.loopFix();
    });
    made.on('realIndexChange', ({ realIndex }) => latest.current.onActive(realIndex));
    made.on('sliderFirstMove', () => latest.current.onDrag(true));
    made.on('touchEnd', () => latest.current.onDrag(false));
    instance.current = made;
    setSwiper(made);
    return () => {
      made.destroy();
      instance.current = undefined;
      scrollRow(element, latest.current.active, mobile);
      setSwiper(undefined);
    };
  }, [engine, wanted, mobile, still, stage]);

  return { swiper, instance };
}

/**
 * The slider measures all slides again for each picture that arrives, and has no option for that; here
 * they have their size before.
 */
function ignorePictures(swiper: Swiper) {
  const { onLoad } = swiper as Swiper & { onLoad?: () => void };
  if (!onLoad) return;
  for (const event of ['load', 'error']) swiper.el.removeEventListener(event, onLoad, true);
}

/** The slider's code, asked for once the carousel is near; until then, or without it, a row stands. */
function useEngine(wanted: boolean): Engine | undefined {
  const [engine, setEngine] = useState<Engine>();
  useEffect(() => {
    if (!wanted) return;
    import('./swiper-engine.ts').then(
      ({ Swiper }) => setEngine(() => Swiper),
      (error: unknown) => console.warn('The carousel could not load; its row goes on', error),
    );
  }, [wanted]);
  return engine;
}
