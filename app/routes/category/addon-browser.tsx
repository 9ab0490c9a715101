import { memo, useState } from 'react';
import type { CatalogueItem } from '../../../domain/catalogue/catalogue.ts';
import { formatPriceWithCurrency } from '../../../domain/catalogue/money.ts';
import { isSelected, type Selection } from '../../../domain/package/package.ts';
import { Button } from '../../ui/button.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Progress } from '../../ui/progress.tsx';
import { SectionIndex } from '../../ui/section-index.tsx';
import type { ExtraContent } from './category.server.ts';

interface AddonBrowserProps {
  categoryName: string;
  extras: ExtraContent[];
  selection: Selection;
  onToggle: (item: CatalogueItem) => void;
}

/** §4 Add-on browser: one add-on or bonus at a time. */
export const AddonBrowser = memo(function AddonBrowser(props: AddonBrowserProps) {
  const { categoryName, extras, selection, onToggle } = props;
  const [position, setPosition] = useState(0);
  const extra = extras[position];
  if (!extra) return null;
  return (
    <section className="section border-y border-line bg-surface" id="complementos">
      <div className="wrap">
        <SectionIndex label="Complementos" number={2} />
        <h2 className="text-h2-small reveal-width max-w-[15em]">
          Personaliza Tu Solución de {categoryName}
        </h2>
        <div className="mt-16 grid grid-cols-1 border border-line bg-bg wide:grid-cols-2">
          <div className="surface-dark relative min-h-72 overflow-clip border-line max-wide:border-b wide:min-h-130 wide:border-r">
            {extra.picture && (
              <Picture
                className="absolute inset-0 size-full object-contain"
                key={extra.picture.id}
                picture={extra.picture}
                sizes="(max-width: 1080px) 92vw, 46vw"
              />
            )}
          </div>
          <div className="flex flex-col gap-5 p-[clamp(1.75rem,4vw,4rem)]">
            <Progress current={position + 1} of={extras.length} />
            <div aria-live="polite" className="flex flex-col gap-5">
              <Extra extra={extra} />
            </div>
            <Button
              className="self-start"
              icon={isSelected(selection, extra.item.id) ? 'minus' : 'plus'}
              onClick={() => onToggle(extra.item)}
            >
              {isSelected(selection, extra.item.id) ? 'Quitar' : 'Añadir'}
              <span className="sr-only"> {extra.item.name}</span>
            </Button>
            <div className="mt-auto flex flex-wrap justify-between gap-3 border-t border-line pt-7">
              <Step
                disabled={position === 0}
                icon="arrowLeft"
                label="Anterior"
                onStep={() => setPosition(position - 1)}
              />
              <Step
                disabled={position === extras.length - 1}
                icon="arrowRight"
                label="Siguiente"
                onStep={() => setPosition(position + 1)}
              />
            </div>
          </div>
        </div>
      </div>
    </section>
  );
});

function Extra({ extra }: { extra: ExtraContent }) {
  const { item, group, planName, description, benefits } = extra;
  return (
    <>
      <p className="text-sm font-semibold text-accent-text">
        {group === 'addon' ? `Para el plan: ${planName}` : 'Bonuses Incluidos en Tu Plan'}
      </p>
      <h3 className="text-h3">{item.name}</h3>
      <p className="text-lede">{description}</p>
      <ul className="text-sm text-text-2">
        {benefits.map((benefit) => (
          <li className="flex gap-3 py-1.5" key={benefit}>
            <span aria-hidden="true" className="mt-2 size-2 flex-none rotate-45 bg-accent" />
            {benefit}
          </li>
        ))}
      </ul>
      <p className="flex flex-wrap items-baseline gap-3">
        <span className="text-figure whitespace-nowrap text-[min(clamp(2.4rem,4vw,3.75rem),14vw)]">
          {formatPriceWithCurrency(item.price)}
        </span>
        {item.price !== 0 && <span className="text-text-2">{item.priceType}</span>}
      </p>
    </>
  );
}

interface StepProps {
  label: string;
  icon: 'arrowLeft' | 'arrowRight';
  disabled: boolean;
  onStep: () => void;
}

/** Disabled at the ends by `aria-disabled`, so that the focus does not fall off the page. */
function Step({ label, icon, disabled, onStep }: StepProps) {
  return (
    <Button
      aria-disabled={disabled}
      className={icon === 'arrowLeft' ? 'flex-row-reverse' : ''}
      icon={icon}
      onClick={() => {
        if (!disabled) onStep();
      }}
      size="tight"
      variant="secondary"
    >
      {label}
    </Button>
  );
}
