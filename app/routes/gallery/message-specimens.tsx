import { ButtonLink } from '../../ui/button.tsx';
import { CarouselControls } from '../../ui/carousel/carousel.tsx';
import { useCarousel } from '../../ui/carousel/use-carousel.ts';
import { Notice } from '../../ui/notice.tsx';
import { Progress } from '../../ui/progress.tsx';
import { SectionIndex } from '../../ui/section-index.tsx';
import { Specimen, Specimens } from './specimen.tsx';

/** How a walk, a section or a page says where one is. */
export function MessageSpecimens() {
  const carousel = useCarousel({ count: 15, start: 2, shown: false });
  return (
    <Specimens name="places">
      <div className="gallery-grid">
        {[1, 3, 5].map((current) => (
          <Specimen caption={`step ${current}`} key={current}>
            <Progress current={current} of={5} />
          </Specimen>
        ))}
        <Specimen caption="carousel controls">
          <CarouselControls
            carousel={carousel}
            next="Proyecto siguiente"
            previous="Proyecto anterior"
          />
        </Specimen>
      </div>
      <SectionIndex label="Portafolio" number={7} />
      <Specimen caption="notice: a page that says one thing">
        <Notice
          code="404"
          heading="Esta página no existe"
          text="La dirección cambió o nunca estuvo aquí. Desde el inicio encuentras todo lo demás."
        >
          <ButtonLink to="/">Volver al inicio</ButtonLink>
        </Notice>
      </Specimen>
    </Specimens>
  );
}
