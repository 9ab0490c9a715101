import { useRef } from 'react';
import type { CatalogueItem } from '../../domain/catalogue/lookup.ts';
import { formatPriceWithCurrency } from '../../domain/catalogue/money.ts';
import { moveFocus } from '../browser/move-focus.ts';
import { useLanguageOf } from '../layout/site-data.ts';
import { Icon } from '../ui/icon.tsx';

interface CarriedPackageListProps {
  items: readonly CatalogueItem[];
  dropped: number;
  onRemove: (id: string) => void;
}

/** §4 Items passed through navigation state, removable one by one. */
export function CarriedPackageList({ items, dropped, onRemove }: CarriedPackageListProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const languageOf = useLanguageOf();
  return (
    <section aria-labelledby="carried-package" className="min-[600px]:col-span-2">
      <h3 className="text-xs font-semibold" id="carried-package" ref={heading}>
        Tu paquete
      </h3>
      <ul className="mt-2 divide-y divide-line border-y border-line">
        {items.map(({ id, name, price, priceType }) => (
          <li className="flex min-h-14 items-center gap-4 py-2" key={id}>
            <span className="min-w-0 flex-1 font-semibold" lang={languageOf(name)}>
              {name}
            </span>
            <span className="text-right whitespace-nowrap">
              {formatPriceWithCurrency(price)}
              {price !== 0 && <span className="block text-xs text-text-2">{priceType}</span>}
            </span>
            <button
              aria-label={`Quitar ${name}`}
              className="icon-button flex-none"
              onClick={() => {
                // The button is about to go.
                moveFocus(heading.current);
                onRemove(id);
              }}
              type="button"
            >
              <Icon name="close" />
            </button>
          </li>
        ))}
      </ul>
      <DroppedNotice dropped={dropped} />
    </section>
  );
}

/** Something that was chosen is no longer offered: said, never silent. */
export function DroppedNotice({ dropped }: { dropped: number }) {
  if (dropped === 0) return null;
  return (
    <p className="mt-3 text-xs font-semibold text-warm-text min-[600px]:col-span-2" role="status">
      {dropped === 1
        ? 'Un elemento de tu paquete ya no está disponible y lo quitamos.'
        : `${dropped} elementos de tu paquete ya no están disponibles y los quitamos.`}
    </p>
  );
}
