import { memo, useState } from 'react';
import type { CatalogueItem, PriceList } from '../../../domain/catalogue/catalogue.ts';
import { breakdownOf, formatPriceWithCurrency, totalOf } from '../../../domain/catalogue/money.ts';
import {
  addItem,
  isCompatible,
  isSelected,
  listInWords,
  type Selection,
} from '../../../domain/package/package.ts';
import { useHydrated } from '../../browser/hydration.tsx';
import { Button } from '../../ui/button.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Section } from '../../ui/section.tsx';
import type { AddonContent, CategoryContent } from './category.server.ts';

interface AddonBrowserProps {
  content: CategoryContent['addons'];
  priceList: PriceList;
  selection: Selection;
  onToggle: (item: CatalogueItem) => void;
}

/** §4.8 Add-on browser: one add-on or bonus at a time. */
export const AddonBrowser = memo(function AddonBrowser(props: AddonBrowserProps) {
  const { content, priceList, selection, onToggle } = props;
  const { heading, steps } = content;
  const [position, setPosition] = useState(0);
  const last = steps.length - 1;
  const addon = steps[position];
  if (!addon) return null;
  const { item } = addon;
  const selected = isSelected(selection, item.id);
  const fits = isCompatible(item, selection, priceList);
  return (
    <Section
      className="section border-y border-line bg-surface"
      id="complementos"
      label="Complementos"
      number={2}
    >
      <h2 className="text-h2-small reveal-width max-w-[15em]">{heading}</h2>
      <div className="mt-16 grid grid-cols-1 border border-line bg-bg wide:grid-cols-2">
        <div className="surface-dark relative min-h-72 overflow-clip border-line max-wide:border-b wide:min-h-130 wide:border-r">
          {addon.picture && (
            <Picture
              // A drawing is shown whole, a photograph fills its place.
              className={`absolute inset-0 size-full ${'raster' in addon.picture ? 'object-cover' : 'object-contain'}`}
              key={addon.picture.id}
              picture={addon.picture}
              sizes="(max-width: 1080px) 92vw, 46vw"
            />
          )}
        </div>
        <div className="flex flex-col gap-5 p-[clamp(1.75rem,4vw,4rem)]">
          <div>
            <div aria-hidden="true" className="flex gap-1.5">
              {steps.map((step, index) => (
                <span
                  className={`h-1 flex-1 ${index <= position ? 'bg-accent' : 'bg-line'}`}
                  key={step.item.id}
                />
              ))}
            </div>
            <p className="text-index mt-3">{`${position + 1} / ${steps.length}`}</p>
          </div>
          <AddonDetails addon={addon} />
          <div className="grid justify-items-start gap-3">
            {fits ? (
              <Effect item={item} selection={selection} />
            ) : (
              <p className="text-sm font-semibold text-warm-text" id="effect">
                No va con tu plan: {plansIn(selection)}.
              </p>
            )}
            <Button
              aria-describedby="effect"
              aria-disabled={!fits}
              icon={selected ? 'minus' : 'plus'}
              onClick={() => fits && onToggle(item)}
            >
              {selected ? 'Quitar' : 'Añadir'}
              <span className="sr-only"> {item.name}</span>
            </Button>
          </div>
          <div className="mt-auto flex flex-wrap justify-between gap-3 border-t border-line pt-7">
            {/* Not `disabled` at the ends: the focus would fall off the page. */}
            <Button
              aria-disabled={position === 0}
              className="flex-row-reverse"
              icon="arrowLeft"
              onClick={() => setPosition(Math.max(position - 1, 0))}
              size="tight"
              variant="secondary"
            >
              Anterior
            </Button>
            <Button
              aria-disabled={position === last}
              icon="arrowRight"
              onClick={() => setPosition(Math.min(position + 1, last))}
              size="tight"
              variant="secondary"
            >
              Siguiente
            </Button>
          </div>
        </div>
      </div>
      <p className="sr-only" role="status">
        Se muestra {position + 1} de {steps.length}: {item.name},{' '}
        {formatPriceWithCurrency(item.price)}
      </p>
    </Section>
  );
});

/** §4.8 The total of the package with this one, before it is added; only the browser knows the package. */
function Effect({ item, selection }: { item: CatalogueItem; selection: Selection }) {
  const hydrated = useHydrated();
  const all = addItem(selection, item);
  const breakdown = breakdownOf(all);
  const what = item.type === 'addon' ? 'este complemento' : 'este bonus';
  return (
    // As high before: what stands below must not move.
    <p className="min-h-[1.55em] text-sm font-semibold max-desktop:min-h-[3.1em]" id="effect">
      {hydrated && (
        <>
          Total con {what}:{' '}
          <span className="whitespace-nowrap">{formatPriceWithCurrency(totalOf(all))}</span>
          {breakdown && <span className="block font-normal text-text-2">{breakdown}</span>}
        </>
      )}
    </p>
  );
}

function plansIn(selection: Selection): string {
  const plans = selection.filter(({ type }) => type === 'plan' || type === 'servicio');
  return listInWords(plans.map(({ name }) => name));
}

function AddonDetails({ addon }: { addon: AddonContent }) {
  const { item, group, planNames, description, benefits } = addon;
  return (
    <>
      <p className="text-sm font-semibold text-accent-text">
        {group === 'addon' ? `Para el plan: ${planNames}` : 'Bonuses Incluidos en Tu Plan'}
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
