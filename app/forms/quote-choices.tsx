import { useState } from 'react';
import {
  addonsFor,
  type CatalogueItem,
  type PriceList,
  plansOf,
} from '../../domain/catalogue/catalogue.ts';
import { formatPriceWithCurrency, formatPriceWithType } from '../../domain/catalogue/money.ts';
import { labelOf } from '../../domain/forms/form-definition.ts';
import { quoteFormDefinition } from '../../domain/quote/quote-form.ts';
import { useHydrated } from '../browser/hydration.tsx';
import { SelectField } from '../ui/field.tsx';

const { fields } = quoteFormDefinition;

interface QuoteChoicesProps {
  priceList: PriceList;
  category: string;
  /** The chosen plan or service. */
  plan: string;
  /** Ids of the add-ons that are checked. */
  addons: readonly string[];
  errors: Partial<Record<string, string>>;
}

/** §5.1 Category, then a plan or a service of it, then its add-ons. */
export function QuoteChoices(props: QuoteChoicesProps) {
  const { priceList, category, plan, addons, errors } = props;
  const hydrated = useHydrated();
  return (
    <>
      <SelectField
        className="min-[600px]:col-span-2"
        error={errors.category}
        label={labelOf(fields.category)}
        name="category"
        // Without scripts a plan, or a package in the address, brings its category (§7.3).
        required={hydrated}
      >
        <option value="">Elige una categoría</option>
        {priceList.categories.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <PlanSelect category={category} error={errors.plan} name="plan" priceList={priceList} />
      <PlanSelect category={category} error={errors.service} name="service" priceList={priceList} />
      <AddonChips {...{ priceList, category, plan, addons }} key={category} />
    </>
  );
}

const planTypes = {
  plan: { type: 'plan', prompt: 'Elige un plan' },
  service: { type: 'servicio', prompt: 'Elige un servicio' },
} as const;

interface PlanSelectProps extends Pick<QuoteChoicesProps, 'priceList' | 'category'> {
  name: 'plan' | 'service';
  error: string | undefined;
}

/**
 * The prerendered page offers every plan, grouped by category, so that the form works without scripts.
 * They stay until the category first changes: what was chosen before the scripts arrived is kept.
 */
function PlanSelect({ priceList, category, name, error }: PlanSelectProps) {
  const hydrated = useHydrated();
  const [firstCategory] = useState(category);
  const [filtered, setFiltered] = useState(false);
  if (!filtered && firstCategory !== category && category !== '') setFiltered(true);
  const { type, prompt } = planTypes[name];
  const plansIn = (id: string) => plansOf(priceList, id).filter((plan) => plan.type === type);
  const none = plansIn(category).length === 0;
  return (
    <SelectField
      disabled={hydrated && none}
      error={error}
      hint={hydrated ? hintFor(name, category, none) : oneOfTwo}
      label={labelOf(fields[name])}
      name={name}
    >
      <option value="">{prompt}</option>
      {priceList.categories
        .filter(({ id }) => plansIn(id).length > 0 && (!filtered || id === category))
        .map(({ id, name }) => (
          <optgroup key={id} label={name}>
            {plansIn(id).map((plan) => (
              <option key={plan.id} value={plan.id}>
                {nameAndPrice(plan)}
              </option>
            ))}
          </optgroup>
        ))}
    </SelectField>
  );
}

/** One text: React would set a comment between two. */
function nameAndPrice(item: CatalogueItem): string {
  return `${item.name}, ${formatPriceWithType(item)}`;
}

const oneOfTwo = 'Elige un plan o un servicio: basta con uno.';

/** Says why it cannot be chosen, or how many of the two have to be. */
function hintFor(name: 'plan' | 'service', category: string, none: boolean): string {
  if (category === '') return 'Primero elige una categoría.';
  if (!none) return oneOfTwo;
  return name === 'plan'
    ? 'Aquí no hay planes: se contrata por servicio.'
    : 'Esta categoría se contrata por plan.';
}

/** §5.1 Add-ons can be toggled, and a draft may bring some; bonuses are always checked. */
function AddonChips({ priceList, category, plan, addons }: Omit<QuoteChoicesProps, 'errors'>) {
  const offered = addonsFor(priceList, category, plan);
  if (offered.length === 0) return null;
  return (
    <fieldset className="min-[600px]:col-span-2">
      <legend className="mb-2 text-xs font-semibold">{fields.selectedAddonIds.label}</legend>
      <div className="flex flex-wrap gap-2.5">
        {offered.map(({ id, name, price, type }) => (
          <label className="chip" key={id}>
            <input
              defaultChecked={type === 'bonus' || addons.includes(id)}
              name="selectedAddonIds"
              // A bonus belongs to the plan: it is sent, so it is not disabled, but stays checked.
              onClick={(event) => type === 'bonus' && event.preventDefault()}
              aria-disabled={type === 'bonus' || undefined}
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
