import {
  type CatalogueItem,
  categoryName,
  itemTypeNames,
  type PriceList,
} from '../../domain/catalogue/catalogue.ts';
import { formatPriceWithCurrency } from '../../domain/catalogue/money.ts';
import { moveFocus } from '../browser/move-focus.ts';
import { useLanguageOf } from '../layout/site-data.ts';
import { IconButton } from '../ui/button.tsx';

interface PackageItemsProps {
  items: readonly CatalogueItem[];
  priceList: PriceList;
  /** Each has a button that calls it with the item's id. */
  onRemove?: (id: string) => void;
  /** Of the heading that takes the focus from a button which is about to go. */
  headingId?: string;
}

/** Chosen items, each with its kind, category and price. */
export function PackageItems({ items, priceList, onRemove, headingId = '' }: PackageItemsProps) {
  const languageOf = useLanguageOf();
  return (
    <ul className="divide-y divide-line border-y border-line">
      {items.map((item) => (
        <li className="flex min-h-14 items-center gap-4 py-2" key={item.id}>
          {/* On the narrowest screens the price stands below. */}
          <span className="flex flex-1 flex-wrap items-center gap-x-4">
            <span className="grow basis-26">
              <span className="block font-semibold" lang={languageOf(item.name)}>
                {item.name}
              </span>
              <span className="text-xs text-text-2">
                {[itemTypeNames[item.type], categoryName(priceList, item.categoryId)]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </span>
            <span className="text-right whitespace-nowrap">
              {formatPriceWithCurrency(item.price)}
              {item.price !== 0 && (
                <span className="block text-xs text-text-2">{item.priceType}</span>
              )}
            </span>
          </span>
          {onRemove && (
            <IconButton
              className="flex-none"
              icon="close"
              label={`Quitar ${item.name}`}
              onClick={() => {
                moveFocus(document.getElementById(headingId));
                onRemove(item.id);
              }}
            />
          )}
        </li>
      ))}
    </ul>
  );
}

/** §4.10 The package that came by address or navigation state, in place of the choices; removable one by one. */
export function PackageList(props: Required<Omit<PackageItemsProps, 'headingId'>>) {
  return (
    <section aria-labelledby="package-list" className="mb-6">
      <h3 className="text-h4 mb-4" id="package-list">
        Tu paquete
      </h3>
      <PackageItems {...props} headingId="package-list" />
    </section>
  );
}

/**
 * Something that was chosen is no longer in the package: said, never silent. The element stands in the page before:
 * only then is it announced.
 */
export function PackageNotice({ id, text }: { id?: string; text: string | null }) {
  const shown = 'mt-3 text-xs font-semibold text-warm-text';
  return (
    <p aria-live="polite" className={text ? shown : 'sr-only'} id={id}>
      {text}
    </p>
  );
}
