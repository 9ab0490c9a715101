/**
 * What the fields show is what is sent: values are read from the page itself, because browsers fill
 * fields in (autofill, restored tabs, text typed before the scripts arrive) without telling anyone.
 */

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Files are apart: no script can put one back. */
function controls(form: HTMLFormElement): Control[] {
  return [...form.elements].filter(
    (element): element is Control =>
      'name' in element && element.name !== '' && (element as Control).type !== 'file',
  );
}

/** Single values by name, disabled fields included. */
export function readValues(form: HTMLFormElement): Record<string, string> {
  return Object.fromEntries(
    controls(form)
      .filter(({ type }) => type !== 'checkbox')
      .map(({ name, value }) => [name, value]),
  );
}

/** Values of the checked boxes that share a name. */
export function readChecked(form: HTMLFormElement, name: string): string[] {
  return controls(form)
    .filter((control) => control.name === name && 'checked' in control && control.checked)
    .map(({ value }) => value);
}

/** Puts values back into fields that are still empty: what is already there is newer. */
export function restoreValues(form: HTMLFormElement, values: Record<string, string>): void {
  for (const control of controls(form)) {
    const value = values[control.name];
    if (value && !control.value && control.type !== 'checkbox') control.value = value;
  }
}

/** Sets single-valued fields by name. */
export function setFields(form: HTMLFormElement, values: Record<string, string>): void {
  for (const control of controls(form)) {
    const value = values[control.name];
    if (value !== undefined) control.value = value;
  }
}

/** Moves the focus to the first field with an error, in the order of the page. */
export function focusFirstInvalid(form: HTMLFormElement, fields: ReadonlySet<string>): void {
  controls(form)
    .find(({ name, disabled }) => fields.has(name) && !disabled)
    ?.focus();
}
