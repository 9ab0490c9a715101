import { formatPriceWithCurrency } from '../../../domain/catalogue/money.ts';
import { addonSubtotal, countLabel, type Selection } from '../../../domain/package/package.ts';
import { Button } from '../../ui/button.tsx';
import { MayaNumeral } from '../../ui/maya-numeral.tsx';

interface PackageBarProps {
  selection: Selection;
  onOpen: () => void;
}

/** §4 Bottom bar: absent while the selection is empty. The footer keeps room for it (base.css). */
export function PackageBar({ selection, onOpen }: PackageBarProps) {
  if (selection.length === 0) return null;
  const subtotal = addonSubtotal(selection);
  return (
    <section
      aria-label="Tu paquete"
      className="package-bar fixed inset-x-0 bottom-0 z-30 border-t-[1.5px] border-accent bg-surface-2"
    >
      <div className="wrap flex min-h-(--package-bar-height) flex-wrap items-center gap-x-6 gap-y-1 py-2 max-desktop:gap-x-2.5">
        <span className="max-desktop:hidden">
          <MayaNumeral value={Math.min(selection.length, 19)} />
        </span>
        <p className="grow basis-16 font-semibold max-desktop:text-xs" role="status">
          {countLabel(selection)}
        </p>
        {subtotal > 0 && (
          <p className="text-right leading-tight max-desktop:text-xs">
            <span className="block text-2xs text-text-2">Complementos</span>
            <span className="whitespace-nowrap font-semibold">
              {formatPriceWithCurrency(subtotal)}
            </span>
          </p>
        )}
        <Button className="flex-none whitespace-nowrap" onClick={onOpen} size="tight">
          Ver paquete
        </Button>
      </div>
    </section>
  );
}
