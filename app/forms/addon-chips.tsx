import type { PriceList } from '../../domain/catalogue/catalogue.ts';
import { addonsFor } from '../../domain/catalogue/lookup.ts';
import { formatPriceWithCurrency } from '../../domain/catalogue/money.ts';

interface AddonChipsProps {
  priceList: PriceList;
  category: string;
  /** The chosen plan or service. */
  plan: string;
  /** Ids that are checked when the chips appear: a draft may bring some. */
  checked: readonly string[];
}

/** §5 Add-ons can be toggled; bonuses are always checked and cannot be. */
export function AddonChips({ priceList, category, plan, checked }: AddonChipsProps) {
  const offered = addonsFor(priceList, category, plan);
  if (offered.length === 0) return null;
  return (
    <fieldset className="min-[600px]:col-span-2">
      <legend className="mb-2 text-xs font-semibold">Complementos y bonuses</legend>
      <div className="flex flex-wrap gap-2.5">
        {offered.map(({ id, name, price, type }) => (
          <label className="chip" key={id}>
            <input
              defaultChecked={type === 'bonus' || checked.includes(id)}
              name="selectedAddonIds"
              // A bonus belongs to the plan: it is sent, so it is not disabled, but stays checked.
              onClick={type === 'bonus' ? (event) => event.preventDefault() : undefined}
              aria-disabled={type === 'bonus' ? true : undefined}
              type="checkbox"
              value={id}
            />
            <span>{name}</span>
            <span className="whitespace-nowrap text-text-2">{formatPriceWithCurrency(price)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
