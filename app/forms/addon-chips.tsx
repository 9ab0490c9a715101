import type { PriceList } from '../../domain/catalogue/catalogue.ts';
import { addonsOf, plansOf } from '../../domain/catalogue/lookup.ts';
import { formatPriceWithCurrency } from '../../domain/catalogue/money.ts';

interface AddonChipsProps {
  priceList: PriceList;
  category: string;
  plan: string;
}

/** §5 Add-ons can be toggled; bonuses are always checked and cannot be. */
export function AddonChips({ priceList, category, plan }: AddonChipsProps) {
  const chosen = plansOf(priceList, category).find(({ id }) => id === plan);
  const offered = addonsOf(priceList, category).filter(
    ({ id }) =>
      !chosen || chosen.availableAddons.includes(id) || chosen.includedBonuses.includes(id),
  );
  if (offered.length === 0) return null;
  return (
    <fieldset className="desktop:col-span-2">
      <legend className="mb-2 text-xs font-semibold">Complementos y bonuses</legend>
      <div className="flex flex-wrap gap-2.5">
        {offered.map(({ id, name, price, type }) => (
          <label className="chip" key={id}>
            <input
              defaultChecked={type === 'bonus'}
              name="selectedAddonIds"
              // A bonus belongs to the plan: it is sent, so it is not disabled, but stays checked.
              onClick={type === 'bonus' ? (event) => event.preventDefault() : undefined}
              aria-disabled={type === 'bonus' ? true : undefined}
              type="checkbox"
              value={id}
            />
            <span>{name}</span>
            <span className="text-text-2">{formatPriceWithCurrency(price)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
