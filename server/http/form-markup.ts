import { honeypotField } from '../../domain/forms/form-definition.ts';
import { escapeHtml } from '../html/escape-html.ts';
import type { FormField, Option, SubmissionForm } from './form-fields.ts';
import type { FieldProblem } from './problem.ts';

/** What was typed comes back in the fields, so that nothing is lost and only the fault is left. */
export function formMarkup(
  form: SubmissionForm,
  typed: URLSearchParams,
  errors: readonly FieldProblem[],
): string {
  const fields = form.fields.map((field) => {
    const error = errors.find((candidate) => candidate.field === field.name);
    return fieldMarkup(field, typed, error?.message ?? null);
  });
  return [
    `<form method="post" action="${escapeHtml(form.action)}"${form.hasFile ? ' enctype="multipart/form-data"' : ''}>`,
    ...fields,
    `<div hidden><input name="${honeypotField}" tabindex="-1" autocomplete="off"></div>`,
    `<button class="button button-primary button-cta" type="submit">${escapeHtml(form.submitLabel)}</button>`,
    '<p>Así cuidamos tus datos: <a href="/aviso-de-privacidad">aviso de privacidad</a>.</p>',
    '</form>',
  ].join('\n');
}

function fieldMarkup(field: FormField, typed: URLSearchParams, error: string | null): string {
  if (field.kind === 'checks') return checksMarkup(field.label, field.name, field.options, typed);
  const { name, label } = field;
  return [
    '<div>',
    `<label for="${name}">${escapeHtml(label)}</label>`,
    error ? `<p id="${name}-error">${escapeHtml(error)}</p>` : '',
    field.kind === 'file' ? `<small id="${name}-hint">${escapeHtml(field.hint)}</small>` : '',
    controlMarkup(field, typed.get(name) ?? '', error !== null),
    '</div>',
  ].join('');
}

function controlMarkup(
  field: Exclude<FormField, { kind: 'checks' }>,
  value: string,
  invalid: boolean,
): string {
  const { name } = field;
  const marks = invalid ? ` aria-invalid="true" aria-describedby="${name}-error"` : '';
  const common = `class="control" id="${name}" name="${name}"${marks}`;
  if (field.kind === 'choice') {
    const groups = field.groups.map(({ label, options }) => {
      const list = options.map((option) => optionMarkup(option, value)).join('');
      return label ? `<optgroup label="${escapeHtml(label)}">${list}</optgroup>` : list;
    });
    return `<select ${common}><option value="">Elige una opción</option>${groups.join('')}</select>`;
  }
  const required = field.required ? ' required' : '';
  if (field.kind === 'file') {
    return `<input class="control" id="${name}" name="${name}" type="file" accept="${field.accept}" aria-describedby="${name}-hint"${required}>`;
  }
  if (field.kind === 'text') {
    // The parser drops one line break at the start; this one is there to be dropped.
    return `<textarea ${common} rows="8"${required}>\n${escapeHtml(value)}</textarea>`;
  }
  return `<input ${common} type="${field.type}" autocomplete="${field.autocomplete}" value="${escapeHtml(value)}"${required}>`;
}

function optionMarkup({ value, label }: Option, chosen: string): string {
  const selected = value === chosen ? ' selected' : '';
  return `<option value="${escapeHtml(value)}"${selected}>${escapeHtml(label)}</option>`;
}

function checksMarkup(label: string, name: string, options: Option[], typed: URLSearchParams) {
  const chosen = typed.getAll(name);
  const boxes = options.map(({ value, label: text }) => {
    const checked = chosen.includes(value) ? ' checked' : '';
    return `<label class="chip"><input type="checkbox" name="${name}" value="${escapeHtml(value)}"${checked}> ${escapeHtml(text)}</label>`;
  });
  return `<fieldset><legend>${escapeHtml(label)}</legend>${boxes.join('')}</fieldset>`;
}
