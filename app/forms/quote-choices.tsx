import { useRef, useState } from 'react';
import {
  addonsFor,
  type CatalogueItem,
  type PriceList,
  plansOf,
} from '../../domain/catalogue/catalogue.ts';
import { formatPriceWithCurrency } from '../../domain/catalogue/money.ts';
import { labelOf } from '../../domain/forms/form-definition.ts';
import { quoteFormDefinition } from '../../domain/quote/quote-form.ts';
import { useHydrated } from '../browser/hydration.tsx';
import { moveFocus } from '../browser/move-focus.ts';
import { useLanguageOf } from '../layout/site-data.ts';
import { IconButton } from '../ui/button.tsx';
import { SelectField } from '../ui/field.tsx';

const {
  category: categoryField,
  plan: planField,
  service: serviceField,
} = quoteFormDefinition.fields;

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

/** §5.1 Category, then a plan or a service of it, then its add-ons. */
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
        label={labelOf(categoryField)}
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
        label={labelOf(planField)}
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
        label={labelOf(serviceField)}
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

interface AddonChipsProps {
  priceList: PriceList;
  category: string;
  /** The chosen plan or service. */
  plan: string;
  /** Ids that are checked when the chips appear: a draft may bring some. */
  checked: readonly string[];
}

/** §5.1 Add-ons can be toggled; bonuses are always checked and cannot be. */
function AddonChips({ priceList, category, plan, checked }: AddonChipsProps) {
  const offered = addonsFor(priceList, category, plan);
  if (offered.length === 0) return null;
  return (
    <fieldset className="min-[600px]:col-span-2">
      <legend className="mb-2 text-xs font-semibold">
        {quoteFormDefinition.fields.selectedAddonIds.label}
      </legend>
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

interface PackageListProps {
  items: readonly CatalogueItem[];
  dropped: number;
  onRemove: (id: string) => void;
}

/** §4.10 The package that came through navigation state, in place of the choices; removable one by one. */
export function PackageList({ items, dropped, onRemove }: PackageListProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const languageOf = useLanguageOf();
  return (
    <section aria-labelledby="package-list" className="min-[600px]:col-span-2">
      <h3 className="text-xs font-semibold" id="package-list" ref={heading}>
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
            <IconButton
              className="flex-none"
              icon="close"
              label={`Quitar ${name}`}
              onClick={() => {
                // The button is about to go.
                moveFocus(heading.current);
                onRemove(id);
              }}
            />
          </li>
        ))}
      </ul>
      <DroppedNotice dropped={dropped} />
    </section>
  );
}

/** Something that was chosen is no longer offered: said, never silent. */
function DroppedNotice({ dropped }: { dropped: number }) {
  if (dropped === 0) return null;
  return (
    <p className="mt-3 text-xs font-semibold text-warm-text min-[600px]:col-span-2" role="status">
      {dropped === 1
        ? 'Un elemento de tu paquete ya no está disponible y lo quitamos.'
        : `${dropped} elementos de tu paquete ya no están disponibles y los quitamos.`}
    </p>
  );
}
