import type { ReactNode } from 'react';
import { useHydrated } from '../../browser/hydration.tsx';
import { IconButton } from '../button.tsx';
import { MayaNumeral, maxMayaNumeral } from '../maya-numeral.tsx';
import { MotionToggle } from '../preference-toggles.tsx';
import { loopOffset } from './slide-positions.ts';
import type { CarouselState } from './use-carousel.ts';

/** Without scripts the row is a list to be scrolled, and no carousel. */
const slideRole = (label: string) => ({
  'aria-label': label,
  'aria-roledescription': 'diapositiva',
  role: 'group',
});

/** §2.7 Portfolio section: the slides. React never reorders them; the slider may. */
export function Carousel(props: {
  carousel: CarouselState;
  slides: { id: string; label: string; content: ReactNode }[];
}) {
  const { carousel, slides } = props;
  const { active, count, first, isStatic, movedByVisitor, sliding } = carousel;
  const hydrated = useHydrated();
  return (
    <>
      <div
        className="carousel swiper"
        data-static={isStatic ? '' : undefined}
        onScroll={carousel.onScroll}
        ref={carousel.track}
        {...carousel.focusHandlers}
        {...carousel.hoverHandlers}
      >
        <div className="swiper-wrapper">
          {slides.map(({ id, label, content }, index) => {
            const offset = sliding ? loopOffset(index, active, count) : undefined;
            const inactive = offset !== undefined && offset !== 0;
            return (
              <div
                {...(hydrated && slideRole(`${index + 1} de ${count}: ${label}`))}
                aria-hidden={inactive || undefined}
                className="swiper-slide"
                data-offset={offset === undefined ? undefined : Math.min(3, Math.abs(offset))}
                data-slide={index}
                data-start={index === first ? '' : undefined}
                id={id}
                key={id}
              >
                {/* Inert inside the slide, so that a press on an inactive slide still activates it. */}
                <div className="flex w-full" inert={inactive}>
                  {content}
                </div>
              </div>
            );
          })}
        </div>
      </div>
      <p className="sr-only" role="status">
        {movedByVisitor && sliding ? `${active + 1} de ${count}: ${slides[active]?.label}` : ''}
      </p>
    </>
  );
}

/** Pause, previous, next and the slide's number. They need scripts and are hidden without. */
export function CarouselControls(props: {
  carousel: CarouselState;
  previous: string;
  next: string;
}) {
  const { carousel, previous, next } = props;
  const { active, count, step } = carousel;
  if (carousel.isStatic) return null;
  return (
    <div className="flex flex-wrap items-center gap-3 not-scripted:hidden print:hidden">
      {carousel.autoplays && <MotionToggle />}
      <div className="flex items-center gap-3" {...carousel.focusHandlers}>
        <IconButton icon="arrowLeft" label={previous} onClick={() => step(-1)} />
        <IconButton icon="arrowRight" label={next} onClick={() => step(1)} />
      </div>
      <p className="text-index flex items-center gap-3 pl-2">
        <span className="min-w-[2.9em]">
          <b className="font-semibold">{active + 1}</b>
          {` / ${count}`}
        </span>
        <span aria-hidden="true" className="grid w-9 justify-items-start">
          {count <= maxMayaNumeral && <MayaNumeral value={active + 1} />}
        </span>
      </p>
    </div>
  );
}
