import type { CatalogueItem } from '../../../domain/catalogue/catalogue.ts';
import { formatPrice } from '../../../domain/catalogue/money.ts';
import { useLanguageOf } from '../../layout/site-data.ts';
import { Button } from '../../ui/button.tsx';
import type { PlanContent } from './category.server.ts';

interface PlanCardProps {
  plan: PlanContent;
  onAdd: (item: CatalogueItem) => void;
}

/** §2 Plan card. */
export function PlanCard({ plan, onAdd }: PlanCardProps) {
  const { item, featured, includes, shortDescription, duration } = plan;
  const languageOf = useLanguageOf();
  const surface = featured ? 'surface-cyan' : 'border border-line bg-surface';
  return (
    <li className={`@container flex flex-col p-[clamp(1.5rem,2.4vw,2.25rem)] ${surface}`}>
      <div className="flex min-h-9.5 flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <h3 className="text-h4" lang={languageOf(item.name)}>
          {item.name}
        </h3>
        {featured && (
          <p className="flex-none bg-navy px-3.5 py-2 text-2xs font-bold text-white [font-stretch:110%]">
            RECOMENDADO
          </p>
        )}
      </div>
      <p className="mt-[clamp(1.5rem,3.4vw,3.25rem)] mb-4 flex flex-wrap items-end gap-x-3 gap-y-2">
        <span className="flex items-end gap-x-3 whitespace-nowrap">
          <span
            className={`text-figure text-[min(clamp(2.6rem,5.6vw,5.75rem),22cqw)] ${featured ? '[font-stretch:118%]' : '[font-stretch:100%]'}`}
          >
            {formatPrice(item.price)}
          </span>
          {typeof item.price === 'number' && <span className="font-semibold">USD</span>}
        </span>
        <span className="text-text-2">{item.priceType}</span>
      </p>
      <p className={`line-clamp-3 max-w-[38ch] ${featured ? '' : 'text-text-2'}`}>
        {shortDescription}
      </p>
      <p className="mt-3 text-sm">
        <span className="font-semibold">Tiempo:</span> {duration}
      </p>
      <h4 className="mt-7 border-t-[1.5px] border-current pt-4.5 text-xs font-bold">Incluye</h4>
      <ul className="mt-1.5 mb-8 @2xl:grid @2xl:grid-cols-2 @2xl:gap-x-8">
        {includes.map((feature) => (
          <li className="flex gap-3.5 border-b border-line py-3 text-sm leading-snug" key={feature}>
            <span aria-hidden="true" className="mt-1.5 size-2 flex-none rotate-45 bg-accent" />
            {feature}
          </li>
        ))}
      </ul>
      <Button
        aria-label={`Añadir a Solución: ${item.name}`}
        className="mt-auto w-full"
        onClick={() => onAdd(item)}
        size="tight"
        variant={featured ? 'secondaryDark' : 'secondary'}
      >
        Añadir a Solución
      </Button>
    </li>
  );
}
