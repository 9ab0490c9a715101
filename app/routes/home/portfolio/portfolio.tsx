import { useDeferredValue, useMemo } from 'react';
import { useHydrated } from '../../../browser/hydration.tsx';
import { allProjects } from '../../../layout/site-data.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Carousel, CarouselControls } from '../../../ui/carousel/carousel.tsx';
import { useCarousel } from '../../../ui/carousel/use-carousel.ts';
import { SectionIndex, type SectionProps } from '../../../ui/section.tsx';
import { slideId, useOpenDetail, useReturnToSlide } from './open-detail.ts';
import type { PortfolioContent } from './portfolio.server.ts';
import { ProjectDetail } from './project-detail.tsx';
import { Slide } from './slide.tsx';

/** §2.7 Portfolio section: the projects, on the background colour of the active one. */
export function Portfolio({ content, number }: SectionProps<PortfolioContent>) {
  const { heading, intro, slides } = content;
  const open = useOpenDetail(slides);
  const carousel = useCarousel(slides.length, 1, !open);
  useReturnToSlide(slides, open, carousel.show);
  // Deferred: a step is painted before the section takes the new slide's colours.
  const inView = useDeferredValue(open ?? slides[carousel.active]);
  const { mobile } = carousel;
  // Kept, so that a step renders no slide again.
  const carouselSlides = useMemo(
    () =>
      slides.map((slide) => ({
        id: slideId(slide.slug),
        label: slide.title,
        content: <Slide mobile={mobile} slide={slide} />,
      })),
    [slides, mobile],
  );

  return (
    <section
      aria-labelledby="portfolio-heading"
      className={`portfolio section wide:scroll-mt-[calc(-2.5rem-var(--section))] ground-${inView?.slug}`}
      data-hydrated={useHydrated() ? '' : undefined}
      id="portfolio"
    >
      <div className="wrap">
        <SectionIndex label="Portafolio" number={number} />
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a carousel is a group of slides, not of fields */}
      <div
        aria-label="Proyectos"
        aria-roledescription="carrusel"
        className="portfolio-list"
        hidden={open !== undefined}
        onKeyDown={carousel.onKeyDown}
        role="group"
      >
        <div className="wrap grid-12 items-end gap-y-8">
          <h2
            className="text-h2-small reveal-width col-span-12 wide:col-span-8"
            id="portfolio-heading"
          >
            {heading}
          </h2>
          <div className="col-span-12 grid gap-6 wide:col-span-4">
            <p className="text-lede">{intro}</p>
            <CarouselControls
              carousel={carousel}
              next="Proyecto siguiente"
              previous="Proyecto anterior"
            />
          </div>
        </div>
        <div className="mt-[clamp(2.5rem,5vw,4.5rem)]">
          <Carousel carousel={carousel} slides={carouselSlides} />
        </div>
      </div>
      {slides.map(
        (slide) =>
          slide.detail && (
            <ProjectDetail
              detail={slide.detail}
              key={slide.slug}
              open={slide === open}
              slide={slide}
            />
          ),
      )}
      <div className="wrap mt-[clamp(2.5rem,5vw,4.5rem)] grid justify-items-start gap-6 desktop:justify-items-center">
        <ButtonLink size="tight" to={allProjects.to} variant="secondary">
          {allProjects.label}
        </ButtonLink>
        <ButtonLink
          className="text-h4 leading-[1.35] max-desktop:inline max-desktop:[&>.icon]:ml-2 max-desktop:[&>.icon]:inline"
          icon="arrowRight"
          to="#contact"
          variant="link"
        >
          ¿Te gusta lo que ves? Discute tu proyecto
        </ButtonLink>
      </div>
    </section>
  );
}
