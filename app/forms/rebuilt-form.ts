import { type RefObject, useLayoutEffect } from 'react';
import { useLocation } from 'react-router';
import { readValues, restoreValues } from './form-fields.tsx';

/** The forms of the prerendered page, then what React has built, by the address that they send to. */
const latest = new Map(
  typeof document === 'undefined'
    ? []
    : [...document.forms].map((form) => [form.action, { form, entry: '' }]),
);

/**
 * React builds a form anew where something else has changed the page (password managers, translators).
 * The form it takes away still holds what was typed, chosen and attached: the new one takes it over
 * before it is seen.
 */
export function useRebuiltForm(ref: RefObject<HTMLFormElement | null>): void {
  const { key } = useLocation();
  useLayoutEffect(() => {
    const form = ref.current;
    if (!form) return;
    const last = latest.get(form.action);
    latest.set(form.action, { form, entry: key });
    // On another entry, it is not built anew but another page's: drafts go there by themselves.
    if (!last || last.form === form || (last.entry && last.entry !== key)) return;
    restoreValues(form, readValues(last.form));
    for (const input of fileInputs(form)) {
      const before = fileInputs(last.form).find(({ name }) => name === input.name);
      if (before) input.files = before.files;
    }
  }, [ref, key]);
}

function fileInputs(form: HTMLFormElement) {
  return [...form.querySelectorAll<HTMLInputElement>('input[type=file]')];
}
