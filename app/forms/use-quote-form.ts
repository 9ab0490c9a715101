import { type FormEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'react-router';
import { addonsFor, type CatalogueItem, type PriceList } from '../../domain/catalogue/catalogue.ts';
import {
  readPackage,
  removeItem,
  selectedListOf,
  withoutIncompatible,
} from '../../domain/package/package.ts';
import { priceQuote } from '../../domain/quote/price-quote.ts';
import {
  categoryParam,
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
import { writePackage } from './package-address.ts';
import { useRebuiltForm } from './rebuilt-form.ts';
import { quoteSender } from './submission-sender.ts';
import { draftIds, draftValues, useDraft } from './use-draft.ts';
import { useSubmission } from './use-submission.ts';

/** What the fields hold at one moment. */
interface QuoteEntries {
  values: Record<string, string>;
  /** Ids of the add-ons and bonuses that are checked. */
  checked: string[];
  /** The package that came with the navigation; it stands in place of the choices. */
  packageItems: readonly CatalogueItem[];
}

const empty: QuoteEntries = { values: {}, checked: [], packageItems: [] };

/**
 * §4.10 and §5.1 What the contact form knows. The fields themselves are uncontrolled: `entries` only
 * mirrors them, for what else has to be shown, and is read anew before anything is sent.
 */
export function useQuoteForm(priceList: PriceList) {
  const form = useRef<HTMLFormElement>(null);
  useRebuiltForm(form);
  const location = useLocation();
  /** On the way to another page the address is already that page's. */
  const isHere = () => window.location.pathname === location.pathname;
  const [entries, setEntries] = useState(empty);
  const [notice, setNotice] = useState<string | null>(null);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const { packageItems } = entries;
  const { category = '' } = entries.values;
  /** The category that an address chose, not the visitor. */
  const preselected = useRef('');

  const draft = useDraft('quoteDraft', () => ({
    // Autofill changes fields without an event: they are then ahead of the last render.
    values: form.current ? readValues(form.current) : entries.values,
    checked: entries.checked,
  }));
  const submission = useSubmission(quoteSender, form, draft, emptyEverything);

  const read = (element: HTMLFormElement): QuoteEntries => ({
    values: readValues(element),
    checked: new FormData(element).getAll('selectedAddonIds').map(String),
    packageItems,
  });

  // A package arrives in the address or with the navigation; a link to this page brings none and takes none. Before the
  // next event: what is typed in that moment must not go on without it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per history entry
  useLayoutEffect(() => {
    if (!form.current) return;
    const { own, typed } = draft.restore();
    restoreValues(form.current, draftValues(typed.values));
    // Not the router's, which has not seen what `writePackage` changed since.
    const { search } = window.location;
    const arrived =
      own && isHere() ? readPackage({ search, state: window.history.state?.usr }, priceList) : null;
    if (arrived) setNotice(arrived.notice);
    const items = arrived?.items ?? packageItems;
    if (isHere()) writePackage(items.length > 0 ? items : null);
    preselectCategory(form.current);
    setEntries({
      ...read(form.current),
      checked: draftIds(typed.checked),
      packageItems: items,
    });
  }, [location.key]);

  /** §2.13 The address may name a category; what the visitor has chosen stays. */
  function preselectCategory(element: HTMLFormElement) {
    const wanted = new URLSearchParams(location.search).get(categoryParam) ?? '';
    const { category = '', plan, service } = readValues(element);
    const isOurs = category === '' || (category === preselected.current && !plan && !service);
    if (!isOurs || !priceList.categories.some(({ id }) => id === wanted)) return;
    preselected.current = wanted;
    setFields(element, { category: wanted });
  }

  // Whoever does not know yet has nothing more to choose.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per choice of that category
  useEffect(() => {
    if (!form.current || category !== notSureYetCategory.id) return;
    setFields(form.current, { service: orientationService.id });
    setEntries(read(form.current));
  }, [category]);

  function emptyEverything() {
    setEntries(empty);
    setNotice(null);
    if (isHere()) writePackage(null);
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
    // Autofill changes fields without an event: they are read again before anything is decided.
    const current = read(element);
    setEntries(current);
    const payload = payloadOf(current, priceList);
    const checked = checkQuote(payload);
    setErrors(checked.ok ? {} : checked.errors);
    if (checked.ok) {
      submission.send(payload);
    } else {
      focusFirstInvalid(element, new Set(Object.keys(checked.errors)));
    }
  }

  function removePackageItem(id: string) {
    const { items: left, notice } = withoutIncompatible(removeItem(packageItems, id), priceList);
    flushSync(() => {
      setEntries({ ...entries, packageItems: left });
      setNotice(notice);
    });
    writePackage(left.length > 0 ? left : null);
    // The list is gone: what is asked for in its place has the focus.
    if (left.length === 0) form.current?.querySelector<HTMLElement>('[name=category]')?.focus();
    submission.edited();
  }

  const { status, body, hasUnsentEdit, stopWaiting } = submission;
  return {
    form,
    entries,
    notice,
    items: chosenIn(entries, priceList).items,
    status,
    hasUnsentEdit,
    /** What was sent, once it has arrived; it no longer changes. */
    sentItems: status.kind === 'success' ? priceQuote(JSON.parse(body), priceList).items : [],
    /** By field: what this form found, else what the server did. */
    errors: { ...(status.kind === 'error' && status.fields), ...errors } as Partial<
      Record<string, string>
    >,
    incomplete: Object.keys(errors).length > 0,
    edit,
    saveDraft: draft.save,
    submit,
    removePackageItem,
    stopWaiting,
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
