import type { ReactNode } from 'react';
import { ringOffset } from './carousel.logic.ts';
import type { CarouselState } from './use-carousel.ts';

interface CarouselStageProps {
  carousel: CarouselState;
  slides: { id: string; label: string; content: ReactNode }[];
}

/** §2 Portfolio section: the slides. React never reorders them; the slider may. */
export function CarouselStage({ carousel, slides }: CarouselStageProps) {
  const { active, count, first, focus, hover, live, moved, onScroll, quiet, stage } = carousel;
  return (
    <>
      <div
        className="carousel swiper"
        data-static={quiet ? '' : undefined}
        onScroll={onScroll}
        ref={stage}
        {...focus}
        {...hover}
      >
        <div className="swiper-wrapper">
          {slides.map(({ id, label, content }, index) => {
            const offset = live ? ringOffset(index, active, count) : undefined;
            const aside = offset !== undefined && offset !== 0;
            return (
              // biome-ignore lint/a11y/useSemanticElements: a slide is no set of fields
              <div
                aria-hidden={aside || undefined}
                aria-label={`${index + 1} de ${count}: ${label}`}
                aria-roledescription="diapositiva"
                className="swiper-slide"
                data-offset={offset === undefined ? undefined : Math.min(3, Math.abs(offset))}
                data-slide={index}
                data-start={index === first ? '' : undefined}
                id={id}
                key={id}
                role="group"
              >
                {/* Inert inside the slide, so that a press beside the active one still turns to it. */}
                <div className="flex w-full" inert={aside}>
                  {content}
                </div>
              </div>
            );
          })}
        </div>
      </div>
      <p className="sr-only" role="status">
        {moved && live ? `${active + 1} de ${count}: ${slides[active]?.label}` : ''}
      </p>
    </>
  );
}
