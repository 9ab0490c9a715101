import {
  type FormDefinition,
  type FormField,
  honeypotField,
  isTextField,
  labelOf,
  type TextField,
} from '../../domain/forms/form-definition.ts';
import { escapeHtml } from '../../domain/forms/text.ts';
import type { FieldError } from './problem-details.ts';

export interface ChoiceGroup {
  label: string | null;
  options: { value: string; label: string }[];
}

/** §7.3 The form with what was typed, what is wrong with it, and the package that came along. */
export function formHtml(
  form: FormDefinition,
  choices: Record<string, ChoiceGroup[]>,
  state: { typed: URLSearchParams; errors: readonly FieldError[]; packageHtml: string },
): string {
  const { typed, errors, packageHtml } = state;
  const fields = Object.entries(form.fields);
  const hasFile = fields.some(([, { type }]) => type === 'file');
  return [
    `<form method="post" action="${escapeHtml(form.path)}"${hasFile ? ' enctype="multipart/form-data"' : ''}>`,
    packageHtml,
    ...fields.map(([name, field]) =>
      fieldHtml(name, field, {
        groups: choices[name] ?? [],
        values: typed.getAll(name),
        error: errors.find((error) => error.field === name)?.message ?? null,
      }),
    ),
    `<div hidden><input name="${honeypotField}" tabindex="-1" autocomplete="off"></div>`,
    `<button class="button button-primary button-cta" type="submit">${escapeHtml(form.submitLabel)}</button>`,
    '<p>Así cuidamos tus datos: <a href="/aviso-de-privacidad">aviso de privacidad</a>.</p>',
    '</form>',
  ].join('\n');
}

interface FieldState {
  groups: ChoiceGroup[];
  values: string[];
  error: string | null;
}

function fieldHtml(name: string, field: FormField, state: FieldState): string {
  if (field.type === 'checkboxes') return checkboxesHtml(name, field, state);
  const { error } = state;
  return [
    '<div>',
    `<label for="${name}">${escapeHtml(labelOf(field))}</label>`,
    error ? `<p id="${name}-error">${escapeHtml(error)}</p>` : '',
    field.type === 'file'
      ? `<small id="${name}-hint">${escapeHtml(field.requirements)}</small>`
      : '',
    controlHtml(name, field, state),
    '</div>',
  ].join('');
}

function controlHtml(name: string, field: FormField, { groups, values, error }: FieldState) {
  const [value = ''] = values;
  const ariaError = error === null ? '' : ` aria-invalid="true" aria-describedby="${name}-error"`;
  const common = `class="control" id="${name}" name="${name}"${ariaError}`;
  const required = field.required ? ' required' : '';
  if (isTextField(field)) return textControlHtml(field, `${common}${required}`, value);
  if (field.type === 'file') {
    return `<input class="control" id="${name}" name="${name}" type="file" accept="${field.accept}" aria-describedby="${name}-hint"${required}>`;
  }
  const options = groups.map(({ label, options }) => {
    const list = options.map((option) => optionHtml(option, value)).join('');
    return label ? `<optgroup label="${escapeHtml(label)}">${list}</optgroup>` : list;
  });
  // Not `required`: a plan brings its category.
  return `<select ${common}><option value="">Elige una opción</option>${options.join('')}</select>`;
}

function textControlHtml(field: TextField, attributes: string, value: string): string {
  if (field.type === 'textarea') {
    // HTML parsers drop one line break at the start; this one is there to be dropped.
    return `<textarea ${attributes} rows="8">\n${escapeHtml(value)}</textarea>`;
  }
  const hints = [
    field.autocomplete && ` autocomplete="${field.autocomplete}"`,
    field.inputMode && ` inputmode="${field.inputMode}"`,
  ];
  return `<input ${attributes} type="${field.type}"${hints.filter(Boolean).join('')} value="${escapeHtml(value)}">`;
}

function optionHtml({ value, label }: ChoiceGroup['options'][number], chosen: string): string {
  const selected = value === chosen ? ' selected' : '';
  return `<option value="${escapeHtml(value)}"${selected}>${escapeHtml(label)}</option>`;
}

function checkboxesHtml(name: string, field: FormField, { groups, values }: FieldState): string {
  const boxes = groups.flatMap(({ options }) =>
    options.map(({ value, label }) => {
      const checked = values.includes(value) ? ' checked' : '';
      return `<label class="chip"><input type="checkbox" name="${name}" value="${escapeHtml(value)}"${checked}> ${escapeHtml(label)}</label>`;
    }),
  );
  return `<fieldset><legend>${escapeHtml(labelOf(field))}</legend>${boxes.join('')}</fieldset>`;
}
