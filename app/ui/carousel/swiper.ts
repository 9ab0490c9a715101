import { Swiper } from 'swiper';
import { Autoplay, EffectCoverflow } from 'swiper/modules';
import type { SwiperOptions } from 'swiper/types';

Swiper.use([Autoplay, EffectCoverflow]);

/** §9.8 Carousel defaults. */
const shared = {
  threshold: 5,
  longSwipesRatio: 0.5,
  resistanceRatio: 0.85,
  touchAngle: 45,
  loop: true,
  // Every press counts, also one that comes during the transition of the last.
  loopPreventsSliding: false,
  slideToClickedSlide: true,
  // Swiper's own handler runs a frame late and loses a press made in between.
  updateOnWindowResize: false,
  grabCursor: true,
  // Started and stopped by the carousel alone, which knows all the reasons to pause.
  autoplay: { enabled: false, delay: 3000, disableOnInteraction: false, waitForTransition: false },
} satisfies SwiperOptions;

/** §2.7 Portfolio section, §9.8: 768 px or less. Looping, 1.6 slides per view. */
const mobileOptions = { ...shared, speed: 500, slidesPerView: 1.6 } satisfies SwiperOptions;

/** §2.7 Portfolio section, §9.8: 769 px or more. The slides' width is the style sheet's. */
const desktopOptions = {
  ...shared,
  speed: 300,
  slidesPerView: 'auto',
  centeredSlides: true,
  // Overlapping slides show more neighbours than their widths say.
  loopAdditionalSlides: 2,
  effect: 'coverflow',
  coverflowEffect: { rotate: 27, stretch: '44%', depth: 260, modifier: 1, slideShadows: false },
} satisfies SwiperOptions;

/** §9.8 in Swiper's terms: delay and speed in milliseconds. */
export function carouselOptions({
  mobile,
  reducedMotion,
}: Pick<SliderSetup, 'mobile' | 'reducedMotion'>): SwiperOptions {
  const options = mobile ? mobileOptions : desktopOptions;
  // Not without transitions: Swiper would never learn that a step has ended.
  return reducedMotion ? { ...options, speed: 0 } : options;
}

export interface SliderSetup {
  mobile: boolean;
  reducedMotion: boolean;
  /** Stays in view when a slider begins or ends. */
  initialSlide: number;
  onActive: (index: number) => void;
  onDrag: (dragging: boolean) => void;
}

/** A slider over the slides in `element`. This module is loaded when a carousel is near. */
export function createSlider(element: HTMLElement, setup: SliderSetup): Swiper {
  const { initialSlide, onActive, onDrag } = setup;
  const slider = new Swiper(element, { ...carouselOptions(setup), initialSlide });
  ignorePictureLoads(slider);
  slider.on('resize', () => {
    slider.update();
    slider.loopFix();
  });
  slider.on('realIndexChange', ({ realIndex }) => onActive(realIndex));
  slider.on('sliderFirstMove', () => onDrag(true));
  slider.on('touchEnd', () => onDrag(false));
  return slider;
}

/** Swiper measures all slides again for each picture that loads, and has no option against it. */
function ignorePictureLoads(slider: Swiper) {
  const { onLoad } = slider as Swiper & { onLoad?: () => void };
  if (!onLoad) return;
  for (const event of ['load', 'error']) slider.el.removeEventListener(event, onLoad, true);
}
