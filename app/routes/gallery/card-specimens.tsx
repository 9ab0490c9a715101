import { TiltCard } from '../../ui/tilt-card.tsx';
import { PlanCard } from '../category/plan-card.tsx';
import { ValueCard } from '../home/value-card.tsx';
import type { GalleryContent } from './gallery.server.ts';
import { Specimen, Specimens } from './specimen.tsx';

type CardSpecimensProps = Pick<GalleryContent, 'category' | 'valueCards'>;

export function CardSpecimens({ category, valueCards }: CardSpecimensProps) {
  const [plan] = category.plans;
  const text = plan && { ...plan, item: { ...plan.item, price: 'A cotizar' } };
  return (
    <Specimens name="cards">
      <ul className="gallery-grid gallery-wide" lang="es-MX">
        {category.plans.map((each) => (
          <PlanCard key={each.item.id} onAdd={() => {}} plan={each} />
        ))}
        {text && <PlanCard onAdd={() => {}} plan={text} />}
      </ul>
      <div className="gallery-grid gallery-wide" lang="es-MX">
        {valueCards.map((card, index) => (
          <ValueCard
            drawing={card.drawing}
            key={card.title}
            number={index + 1}
            text={card.text}
            title={card.title}
          />
        ))}
      </div>
      <div className="gallery-grid gallery-wide">
        <Specimen caption="tilt card: tilts under a mouse">
          <TiltCard>
            <p className="surface-warm gallery-plane">Hasta 10 grados</p>
          </TiltCard>
        </Specimen>
      </div>
    </Specimens>
  );
}
