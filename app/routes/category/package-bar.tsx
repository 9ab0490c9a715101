import { breakdownOf, formatPriceWithCurrency, totalOf } from '../../../domain/catalogue/money.ts';
import { addonsIn, countLabel, type Selection } from '../../../domain/package/package.ts';
import { Cloth } from '../../forms/cloth.tsx';
import { Button } from '../../ui/button.tsx';
import { MayaNumeral } from '../../ui/maya-numeral.tsx';
import { CountedTotal } from './counted-total.tsx';

/** §4.8 Bottom bar: absent while the selection is empty. The footer keeps room for it (base.css). */
export function PackageBar({ selection, onOpen }: { selection: Selection; onOpen: () => void }) {
  if (selection.length === 0) return null;
  const addons = addonsIn(selection);
  return (
    <section
      aria-label="Tu paquete"
      className="package-bar fixed inset-x-0 bottom-0 z-30 border-t-[1.5px] border-accent bg-surface-2"
    >
      <div className="wrap flex min-h-(--package-bar-height) flex-wrap items-center gap-x-6 gap-y-1 py-2 max-desktop:gap-x-2.5">
        <span className="w-9 max-desktop:hidden">
          <MayaNumeral value={selection.length} />
        </span>
        {/* In one sentence, and without the numbers in between. */}
        <p className="sr-only" role="status">
          {countLabel(selection)}, {formatPriceWithCurrency(totalOf(selection))} en total
        </p>
        <div className="flex grow basis-16 items-center gap-x-6 leading-tight max-desktop:block max-desktop:text-xs">
          <div aria-hidden="true" className="grow font-semibold">
            <p>{countLabel(selection)}</p>
            <p className="text-text-2">
              Total <CountedTotal total={totalOf(selection)} />
            </p>
          </div>
          {totalOf(addons) > 0 && (
            <p className="desktop:text-right">
              <span className="text-2xs text-text-2 desktop:block">Complementos </span>
              <span className="font-semibold">
                {breakdownOf(addons) ?? formatPriceWithCurrency(totalOf(addons))}
              </span>
            </p>
          )}
        </div>
        {/* On phones along the edge of the screen, where it takes no room. */}
        <span className="flex-none max-desktop:absolute max-desktop:inset-y-0 max-desktop:left-0 max-desktop:w-3 desktop:h-12 desktop:w-30">
          <Cloth items={selection} size="bar" />
        </span>
        <Button className="flex-none whitespace-nowrap" onClick={onOpen} size="tight">
          Ver paquete
        </Button>
      </div>
    </section>
  );
}
