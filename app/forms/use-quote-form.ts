import { type FormEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation, useNavigate } from 'react-router';
import type { PriceList } from '../../domain/catalogue/catalogue.ts';
import { addonsFor } from '../../domain/catalogue/lookup.ts';
import { readCarriedPackage } from '../../domain/quote/carried-package.ts';
import { notSureYetCategory, orientationService } from '../../domain/quote/not-sure-yet.ts';
import { checkQuote } from '../../domain/quote/quote-form.ts';
import { selectedListOf } from '../../domain/quote/quote-items.ts';
import {
  focusFirstInvalid,
  readChecked,
  readValues,
  restoreValues,
  setFields,
} from './form-fields.ts';
import { chosenIn, type QuoteEntries, quotePayload } from './quote-payload.ts';
import { draftIds, draftValues, useDraft } from './use-draft.ts';
import { useSubmission } from './use-submission.ts';

export const quoteAddress = '/api/contact';

interface KeptDraft {
  values?: unknown;
  checked?: unknown;
  selectedList?: unknown;
}

const empty: QuoteEntries = { values: {}, checked: [], carried: [] };

/**
 * §4 and §5 What the contact form knows. The fields themselves are uncontrolled: `entries` only
 * mirrors them, for what else has to be shown, and is read anew before anything is sent.
 */
export function useQuoteForm(priceList: PriceList) {
  const form = useRef<HTMLFormElement>(null);
  const location = useLocation();
  const navigate = useNavigate();
  const [entries, setEntries] = useState(empty);
  const [dropped, setDropped] = useState(0);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const { carried } = entries;
  const { category = '' } = entries.values;

  const draft = useDraft('quoteDraft', () => ({
    // The fields are ahead of the last render when they were filled in without a word.
    values: form.current ? readValues(form.current) : entries.values,
    checked: entries.checked,
    selectedList: selectedListOf(carried),
  }));
  const submission = useSubmission(quoteAddress, emptyEverything);

  const read = (element: HTMLFormElement): QuoteEntries => ({
    values: readValues(element),
    checked: readChecked(element, 'selectedAddonIds'),
    carried,
  });

  // A package arrives with the navigation, or lies in the draft of a page that was reloaded.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per history entry
  useEffect(() => {
    if (!form.current) return;
    const kept = (draft.inEntry() ?? {}) as KeptDraft;
    const typed = kept.values ? kept : (draft.inMemory() as KeptDraft | undefined);
    restoreValues(form.current, draftValues(typed?.values));
    const arrived = readCarriedPackage(
      Array.isArray(kept.selectedList) ? kept : location.state,
      priceList,
    );
    if (arrived.dropped > 0) setDropped(arrived.dropped);
    setEntries({
      ...read(form.current),
      checked: draftIds(typed?.checked),
      ...(arrived.items.length > 0 && { carried: arrived.items }),
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
    // The entry forgets package and draft: neither reload nor Back brings them back.
    navigate(location, { replace: true, state: null, preventScrollReset: true });
  }

  function edit({ currentTarget, target }: FormEvent<HTMLFormElement>) {
    const { name, value } = target as HTMLInputElement;
    // §4 A new category clears what belongs to the old one; a plan clears the service, and vice versa.
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
    const payload = quotePayload(current, priceList);
    const checked = checkQuote(payload);
    setErrors(checked.ok ? {} : checked.errors);
    if (checked.ok) {
      draft.save();
      submission.send(payload);
    } else {
      focusFirstInvalid(element, new Set(Object.keys(checked.errors)));
    }
  }

  function removeCarried(id: string) {
    const left = carried.filter((item) => item.id !== id);
    flushSync(() => setEntries({ ...entries, carried: left }));
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
    keep: draft.save,
    submit,
    removeCarried,
    stopWaiting: submission.stopWaiting,
  };
}
