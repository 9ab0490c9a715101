import type { SwiperOptions } from 'swiper/types';

/** §9 Carousel defaults. */
const shared = {
  threshold: 5,
  longSwipesRatio: 0.5,
  resistanceRatio: 0.85,
  touchAngle: 45,
  loop: true,
  // Every press counts, also one that comes while the last step is still under way.
  loopPreventsSliding: false,
  slideToClickedSlide: true,
  // The slider's own way comes a frame late, and takes back a press that was made in between.
  updateOnWindowResize: false,
  grabCursor: true,
  // Started and stopped by the carousel alone, which knows all the reasons to rest. The pause is the
  // same whether the last step was animated or not.
  autoplay: { enabled: false, delay: 3000, disableOnInteraction: false, waitForTransition: false },
} satisfies SwiperOptions;

/** §2 Portfolio section, §9: 768 px or less. Looping, 1.6 slides per view. */
const mobile = { ...shared, speed: 500, slidesPerView: 1.6 } satisfies SwiperOptions;

/** §2 Portfolio section, §9: 769 px or more. The slides' width is the style sheet's. */
const desktop = {
  ...shared,
  speed: 300,
  slidesPerView: 'auto',
  centeredSlides: true,
  // Overlapping slides show more neighbours than their widths say.
  loopAdditionalSlides: 2,
  effect: 'coverflow',
  coverflowEffect: { rotate: 27, stretch: '44%', depth: 260, modifier: 1, slideShadows: false },
} satisfies SwiperOptions;

export function carouselOptions(form: { mobile: boolean; still: boolean }): SwiperOptions {
  const options = form.mobile ? mobile : desktop;
  // Without transitions nothing would tell the slider that a step has ended.
  return form.still ? { ...options, speed: 0 } : options;
}
