import type { InputEvent } from 'react';
import {
  type FormDefinition,
  honeypotField,
  labelOf,
  type TextField as TextFieldDefinition,
  textFieldsOf,
} from '../../domain/forms/form-definition.ts';
import { cleanContact } from '../../domain/forms/text.ts';
import { TextArea, TextField } from '../ui/field.tsx';
import { Link } from '../ui/link.tsx';

interface TextFieldsProps {
  fields: [name: string, TextFieldDefinition][];
  errors?: Partial<Record<string, string>>;
  hints?: Partial<Record<string, string>>;
}

/** Fields as their form defines them, two in a row; a long text and a field left alone take a whole row. */
export function TextFields({ fields, errors = {}, hints = {} }: TextFieldsProps) {
  const isLong = (index: number) => (fields[index]?.[1].type ?? 'textarea') === 'textarea';
  return fields.map(([name, field], index) => {
    const wholeRow = isLong(index) || (index % 2 === 0 && isLong(index + 1));
    const shared = {
      autoComplete: field.autocomplete,
      className: wholeRow ? 'min-[600px]:col-span-2' : undefined,
      error: errors[name],
      hint: hints[name],
      label: labelOf(field),
      name,
      placeholder: field.placeholder,
      required: field.required,
    };
    return isLong(index) ? (
      <TextArea key={name} {...shared} />
    ) : (
      <TextField
        inputMode={field.inputMode}
        key={name}
        onInput={field.type === 'email' ? removeInvisible : undefined}
        spellCheck={field.format === 'email' ? false : undefined}
        type={field.type}
        {...shared}
      />
    );
  });
}

/** §5.2 The browser checks the join form's e-mail by itself, and would refuse what nobody can see in it. */
function removeInvisible({ currentTarget: input }: InputEvent<HTMLInputElement>) {
  const clean = cleanContact(input.value);
  if (clean !== input.value) input.value = clean;
}

export function RequiredNote({ exception = '' }) {
  return (
    <p className="text-xs text-text-2 min-[600px]:col-span-2">
      {`Los campos con * son obligatorios${exception}.`}
    </p>
  );
}

/** Nobody sees it, so only a machine fills it in; such a submission is kept apart, never dropped. */
export function HoneypotField() {
  return (
    <div aria-hidden="true" className="sr-only">
      <label>
        Deja este campo vacío
        <input autoComplete="off" defaultValue="" name={honeypotField} tabIndex={-1} />
      </label>
    </div>
  );
}

/** Stands beside every submit button. */
export function PrivacyNote() {
  return (
    <p className="max-w-[60ch] text-xs text-text-2">
      {'Al enviar aceptas que usemos tus datos para responderte, como explica el '}
      <Link
        className="whitespace-nowrap underline underline-offset-4 hover:text-accent-text"
        to="/aviso-de-privacidad"
      >
        aviso de privacidad
      </Link>
      .
    </p>
  );
}

/*
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

/** §7.1 What is sent of the text fields; the honeypot's key only when it was filled in. */
export function textsOf(
  fields: FormDefinition['fields'],
  values: Record<string, string>,
): Record<string, string> {
  const texts = textFieldsOf(fields).map(([name]) => [name, values[name] ?? '']);
  const honeypot = values[honeypotField];
  return { ...Object.fromEntries(texts), ...(honeypot && { [honeypotField]: honeypot }) };
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
