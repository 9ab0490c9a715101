import { Swiper } from 'swiper';
import { Autoplay, EffectCoverflow } from 'swiper/modules';

Swiper.use([Autoplay, EffectCoverflow]);

/** The slider with only the parts that the carousel uses; this module loads when one is near. */
export { Swiper };
