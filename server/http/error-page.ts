import type { FastifyRequest } from 'fastify';
import type { PriceList } from '../../domain/catalogue/catalogue.ts';
import { honeypotField } from '../../domain/forms/form-definition.ts';
import { escapeHtml } from '../../domain/forms/text.ts';
import type { SiteInfo } from '../../domain/site/site-info.ts';
import type { PrerenderedSite } from './build-output.ts';
import { cvPath } from './cv-upload-routes.ts';
import {
  cvForm,
  type FormField,
  joinForm,
  type Option,
  quoteForm,
  type SubmissionForm,
} from './form-fields.ts';
import type { ErrorPage, FieldError, ProblemDetails } from './problem-details.ts';
import { contentSecurityPolicy } from './security.ts';
import { contactPath, joinPath } from './submission-routes.ts';

/** After these the same form has no use: they are about the sender, or the time has passed. */
const statusesWithoutForm = [401, 403, 410];

/**
 * §5 Makes the page that a form without scripts gets when its submission, or its file, was not
 * accepted: what is wrong, and the form with everything that was typed, ready to be sent again.
 */
export function createErrorPage(
  pages: PrerenderedSite,
  { brand, email }: Pick<SiteInfo, 'brand' | 'email'>,
  catalogue: PriceList,
): ErrorPage {
  const styles = stylesOf(pages.html('/contact'));
  const forms: Record<string, SubmissionForm> = {
    [contactPath]: quoteForm(contactPath, catalogue),
    [joinPath]: joinForm(joinPath),
  };

  const contentFor = (request: FastifyRequest, { cvAddress, status }: ProblemDetails) => {
    const { url = '' } = request.routeOptions;
    const hasForm = !statusesWithoutForm.includes(status);
    if (cvAddress || url === cvPath) {
      const form = hasForm ? cvForm(cvAddress ?? request.url) : null;
      return { form, typed: new URLSearchParams(), closing: cvByMail(email) };
    }
    const typed = request.body instanceof URLSearchParams ? request.body : null;
    const form = typed && hasForm && forms[url];
    return form
      ? { form, typed, closing: '' }
      : { form: null, typed: new URLSearchParams(), closing: wayBack };
  };

  return (request, reply, problem) => {
    const { form, typed, closing } = contentFor(request, problem);
    const title = escapeHtml(problem.title);
    const page = Buffer.from(
      [
        '<!doctype html><html lang="es-MX" class="dark"><head><meta charset="utf-8">',
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        '<meta name="robots" content="noindex">',
        `<title>${title} | ${escapeHtml(brand)}</title>`,
        `${styles}</head><body><main class="form-page">`,
        `<a href="/">${escapeHtml(brand)}</a>`,
        `<h1>${title}</h1>`,
        `<div role="alert"><p>${escapeHtml(problem.detail)}</p>${errorList(problem, form)}</div>`,
        form
          ? `<h2>${escapeHtml(form.heading)}</h2>${formHtml(form, typed, problem.errors ?? [])}`
          : '',
        closing,
        '</main></body></html>',
      ].join('\n'),
    );
    return reply
      .header('content-security-policy', contentSecurityPolicy(page))
      .type('text/html; charset=utf-8')
      .send(page);
  };
}

/** The styles of a built page, so that this page looks like the site. */
function stylesOf(html: string): string {
  const links = html.match(/<link\b[^>]*\brel="stylesheet"[^>]*>/gi) ?? [];
  const inline = html.match(/<style\b[^>]*>[\s\S]*?<\/style>/gi) ?? [];
  return [...links, ...inline].join('');
}

const wayBack =
  '<p>Vuelve a la página anterior: lo que escribiste sigue ahí. También puedes ir a <a href="/contact">Contacto</a>.</p>';

function cvByMail(email: string): string {
  const address = escapeHtml(email);
  return `<p>También puedes mandar tu CV a <a href="mailto:${address}">${address}</a>, con tu nombre completo en el asunto.</p>`;
}

/** In the order of the form, each leading to its field. */
function errorList({ errors }: ProblemDetails, form: SubmissionForm | null): string {
  if (!errors?.length) return '';
  const order = form?.fields.map(({ name }) => name) ?? [];
  const sorted = errors.toSorted((a, b) => order.indexOf(a.field) - order.indexOf(b.field));
  const items = sorted.map(
    ({ field, message }) => `<li><a href="#${escapeHtml(field)}">${escapeHtml(message)}</a></li>`,
  );
  return `<ul>${items.join('')}</ul>`;
}

function formHtml(
  form: SubmissionForm,
  typed: URLSearchParams,
  errors: readonly FieldError[],
): string {
  const fields = form.fields.map((field) => {
    const error = errors.find((candidate) => candidate.field === field.name);
    return fieldHtml(field, typed, error?.message ?? null);
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

function fieldHtml(field: FormField, typed: URLSearchParams, error: string | null): string {
  if (field.kind === 'checkboxes') return checkboxesHtml(field, typed.getAll(field.name));
  const { name, label } = field;
  return [
    '<div>',
    `<label for="${name}">${escapeHtml(label)}</label>`,
    error ? `<p id="${name}-error">${escapeHtml(error)}</p>` : '',
    field.kind === 'file' ? `<small id="${name}-hint">${escapeHtml(field.hint)}</small>` : '',
    controlHtml(field, typed.get(name) ?? '', error !== null),
    '</div>',
  ].join('');
}

function controlHtml(
  field: Exclude<FormField, { kind: 'checkboxes' }>,
  value: string,
  invalid: boolean,
): string {
  const { name } = field;
  const ariaError = invalid ? ` aria-invalid="true" aria-describedby="${name}-error"` : '';
  const common = `class="control" id="${name}" name="${name}"${ariaError}`;
  if (field.kind === 'select') {
    const groups = field.groups.map(({ label, options }) => {
      const list = options.map((option) => optionHtml(option, value)).join('');
      return label ? `<optgroup label="${escapeHtml(label)}">${list}</optgroup>` : list;
    });
    return `<select ${common}><option value="">Elige una opción</option>${groups.join('')}</select>`;
  }
  const required = field.required ? ' required' : '';
  if (field.kind === 'file') {
    return `<input class="control" id="${name}" name="${name}" type="file" accept="${field.accept}" aria-describedby="${name}-hint"${required}>`;
  }
  if (field.kind === 'textarea') {
    // HTML parsers drop one line break at the start; this one is there to be dropped.
    return `<textarea ${common} rows="8"${required}>\n${escapeHtml(value)}</textarea>`;
  }
  return `<input ${common} type="${field.type}" autocomplete="${field.autocomplete}" value="${escapeHtml(value)}"${required}>`;
}

function optionHtml({ value, label }: Option, chosen: string): string {
  const selected = value === chosen ? ' selected' : '';
  return `<option value="${escapeHtml(value)}"${selected}>${escapeHtml(label)}</option>`;
}

function checkboxesHtml(
  { label, name, options }: Extract<FormField, { kind: 'checkboxes' }>,
  chosen: string[],
): string {
  const boxes = options.map(({ value, label: text }) => {
    const checked = chosen.includes(value) ? ' checked' : '';
    return `<label class="chip"><input type="checkbox" name="${name}" value="${escapeHtml(value)}"${checked}> ${escapeHtml(text)}</label>`;
  });
  return `<fieldset><legend>${escapeHtml(label)}</legend>${boxes.join('')}</fieldset>`;
}
