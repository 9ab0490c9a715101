import { useState } from 'react';
import type { PriceList } from '../../domain/catalogue/catalogue.ts';
import { plansOf } from '../../domain/catalogue/lookup.ts';
import { formatPriceWithCurrency } from '../../domain/catalogue/money.ts';
import { useHydrated } from '../browser/use-hydrated.ts';
import { SelectField } from '../ui/field.tsx';
import { AddonChips } from './addon-chips.tsx';
import { DroppedNotice } from './carried-package-list.tsx';

interface QuoteChoicesProps {
  priceList: PriceList;
  category: string;
  /** The chosen plan or service. */
  plan: string;
  /** Ids of the add-ons that are checked. */
  addons: readonly string[];
  dropped: number;
  errors: Partial<Record<string, string>>;
}

/** §5 Category, then a plan or a service of it, then its add-ons. */
export function QuoteChoices(props: QuoteChoicesProps) {
  const { priceList, category, plan, addons, dropped, errors } = props;
  const hydrated = useHydrated();
  const services = plansOf(priceList, category).filter(({ type }) => type === 'servicio');
  const plans = plansOf(priceList, category).filter(({ type }) => type === 'plan');
  return (
    <>
      <SelectField
        className="min-[600px]:col-span-2"
        error={errors.category}
        label="Categoría *"
        name="category"
        required
      >
        <option value="">Elige una categoría</option>
        {priceList.categories.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <SelectField
        disabled={hydrated && (category === '' || plans.length === 0)}
        error={errors.plan}
        hint={hydrated && category === '' ? 'Primero elige una categoría.' : undefined}
        label="Plan"
        name="plan"
      >
        <option value="">Elige un plan</option>
        <PlanOptions category={category} priceList={priceList} type="plan" />
      </SelectField>
      <SelectField
        disabled={hydrated && (category === '' || services.length === 0)}
        error={errors.service}
        hint={
          hydrated && category !== '' && services.length === 0
            ? 'Esta categoría se contrata por plan.'
            : undefined
        }
        label="Servicio"
        name="service"
      >
        <option value="">Elige un servicio</option>
        <PlanOptions category={category} priceList={priceList} type="servicio" />
      </SelectField>
      <AddonChips
        checked={addons}
        category={category}
        key={category}
        plan={plan}
        priceList={priceList}
      />
      <DroppedNotice dropped={dropped} />
    </>
  );
}

interface PlanOptionsProps {
  priceList: PriceList;
  category: string;
  type: 'plan' | 'servicio';
}

/**
 * The prerendered page offers every plan, grouped by category, so that the form works without
 * scripts. They stay until the category first changes: whatever was chosen before the scripts
 * arrived is still chosen.
 */
function PlanOptions({ priceList, category, type }: PlanOptionsProps) {
  const [firstCategory] = useState(category);
  const [filtered, setFiltered] = useState(false);
  if (!filtered && firstCategory !== category && category !== '') setFiltered(true);
  return priceList.categories
    .filter(({ id }) => !filtered || id === category)
    .map(({ id, name }) => {
      const plans = plansOf(priceList, id).filter((plan) => plan.type === type);
      if (plans.length === 0) return null;
      return (
        <optgroup key={id} label={name}>
          {plans.map((plan) => (
            <option key={plan.id} value={plan.id}>
              {plan.name}, {formatPriceWithCurrency(plan.price)}
              {plan.price !== 0 && ` ${plan.priceType}`}
            </option>
          ))}
        </optgroup>
      );
    });
}
