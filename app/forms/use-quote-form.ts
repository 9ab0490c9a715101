import { type FormEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'react-router';
import { addonsFor, type CatalogueItem, type PriceList } from '../../domain/catalogue/catalogue.ts';
import { readPackageState, selectedListOf } from '../../domain/package/package.ts';
import { priceQuote } from '../../domain/quote/price-quote.ts';
import {
  checkQuote,
  notSureYetCategory,
  orientationService,
  quoteFormDefinition,
} from '../../domain/quote/quote-form.ts';
import {
  focusFirstInvalid,
  readValues,
  restoreValues,
  setFields,
  textsOf,
} from './form-fields.tsx';
import { useRebuiltForm } from './rebuilt-form.ts';
import { draftIds, draftValues, useDraft } from './use-draft.ts';
import { useSubmission } from './use-submission.tsx';

/** What the fields hold at one moment. */
interface QuoteEntries {
  values: Record<string, string>;
  /** Ids of the add-ons and bonuses that are checked. */
  checked: string[];
  /** The package that came with the navigation; it stands in place of the choices. */
  packageItems: readonly CatalogueItem[];
}

const empty: QuoteEntries = { values: {}, checked: [], packageItems: [] };

/** Of any shape: history entries outlive releases. */
type QuoteDraft = Partial<Record<'values' | 'checked' | 'selectedList', unknown>>;

/**
 * §4.10 and §5.1 What the contact form knows. The fields themselves are uncontrolled: `entries` only
 * mirrors them, for what else has to be shown, and is read anew before anything is sent.
 */
export function useQuoteForm(priceList: PriceList) {
  const form = useRef<HTMLFormElement>(null);
  useRebuiltForm(form);
  const location = useLocation();
  const [entries, setEntries] = useState(empty);
  const [dropped, setDropped] = useState(0);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const { packageItems } = entries;
  const { category = '' } = entries.values;

  const draft = useDraft('quoteDraft', () => ({
    // The fields are ahead of the last render when they were filled in without a word.
    values: form.current ? readValues(form.current) : entries.values,
    checked: entries.checked,
    selectedList: selectedListOf(packageItems),
  }));
  const submission = useSubmission(quoteFormDefinition.path, emptyEverything);

  const read = (element: HTMLFormElement): QuoteEntries => ({
    values: readValues(element),
    checked: new FormData(element).getAll('selectedAddonIds').map(String),
    packageItems,
  });

  // A package arrives with the navigation, or lies in the draft of a page that was reloaded.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per history entry
  useEffect(() => {
    if (!form.current) return;
    const kept = (draft.inEntry() ?? {}) as QuoteDraft;
    const typed = kept.values ? kept : (draft.inMemory() as QuoteDraft | undefined);
    restoreValues(form.current, draftValues(typed?.values));
    const arrived = readPackageState(
      Array.isArray(kept.selectedList) ? kept : location.state,
      priceList,
    );
    if (arrived.dropped > 0) setDropped(arrived.dropped);
    setEntries({
      ...read(form.current),
      checked: draftIds(typed?.checked),
      ...(arrived.items.length > 0 && { packageItems: arrived.items }),
    });
    if (arrived.items.length > 0) draft.touch();
  }, [location.key]);

  // Whoever does not know yet has nothing more to choose.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per choice of that category
  useEffect(() => {
    if (!form.current || category !== notSureYetCategory.id) return;
    setFields(form.current, { service: orientationService.id });
    setEntries(read(form.current));
  }, [category]);

  function emptyEverything() {
    form.current?.reset();
    setEntries(empty);
    setDropped(0);
    draft.clear();
  }

  function edit({ currentTarget, target }: FormEvent<HTMLFormElement>) {
    const { name, value } = target as HTMLInputElement;
    // §4.10 A new category clears what belongs to the old one; a plan clears the service, and vice versa.
    if (name === 'category') setFields(currentTarget, { plan: '', service: '' });
    if (name === 'plan' && value) setFields(currentTarget, { service: '' });
    if (name === 'service' && value) setFields(currentTarget, { plan: '' });
    const next = read(currentTarget);
    setEntries({ ...next, checked: name === 'category' ? [] : stillOffered(next) });
    const { [name]: _, ...others } = errors;
    setErrors(others);
    submission.edited();
    draft.touch();
  }

  /** Add-ons that the new plan does not offer still stand in the page, but are about to leave it. */
  function stillOffered({ values, checked }: QuoteEntries): string[] {
    const plan = values.plan || values.service || '';
    const offered = addonsFor(priceList, values.category ?? '', plan);
    return checked.filter((id) => offered.some((addon) => addon.id === id));
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const element = event.currentTarget;
    // Values may have been set without a word (autofill): look before deciding.
    const current = read(element);
    setEntries(current);
    const payload = payloadOf(current, priceList);
    const checked = checkQuote(payload);
    setErrors(checked.ok ? {} : checked.errors);
    if (checked.ok) {
      draft.save();
      submission.send(payload);
    } else {
      focusFirstInvalid(element, new Set(Object.keys(checked.errors)));
    }
  }

  function removePackageItem(id: string) {
    const left = packageItems.filter((item) => item.id !== id);
    flushSync(() => setEntries({ ...entries, packageItems: left }));
    // The list is gone: what is asked for in its place has the focus.
    if (left.length === 0) form.current?.querySelector<HTMLElement>('[name=category]')?.focus();
    submission.edited();
    draft.touch();
  }

  const { status } = submission;
  return {
    form,
    entries,
    dropped,
    items: chosenIn(entries, priceList).items,
    status,
    /** By field: what this form found, else what the server did. */
    errors: { ...(status.kind === 'error' && status.fields), ...errors } as Partial<
      Record<string, string>
    >,
    incomplete: Object.keys(errors).length > 0,
    edit,
    saveDraft: draft.save,
    submit,
    removePackageItem,
    stopWaiting: submission.stopWaiting,
  };
}

/** What is chosen, and what it costs: a package, or else the form's own choices. */
function chosenIn({ values, checked, packageItems }: QuoteEntries, priceList: PriceList) {
  const selectedList = selectedListOf(packageItems);
  const choices =
    packageItems.length > 0
      ? { selectedAddonIds: [], category: '', plan: '', service: '' }
      : {
          selectedAddonIds: checked,
          category: values.category ?? '',
          plan: values.plan ?? '',
          service: values.service ?? '',
        };
  const { items, total } = priceQuote({ ...choices, selectedList, total: 0 }, priceList);
  return { ...choices, selectedList, items, total };
}

/** §7.1 The body of `POST /api/contact`. */
function payloadOf(entries: QuoteEntries, priceList: PriceList) {
  const { items: _, ...chosen } = chosenIn(entries, priceList);
  return { ...chosen, ...textsOf(quoteFormDefinition.fields, entries.values) };
}
