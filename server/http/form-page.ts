import { escapeHtml } from '../html/escape-html.ts';
import type { SubmissionForm } from './form-fields.ts';
import { formMarkup } from './form-markup.ts';
import type { Problem } from './problem.ts';

export interface FormPageOptions {
  brand: string;
  /** The links and styles of a built page's head, taken over as they are. */
  styles: string;
}

/** The style elements of a built page, so that the server's own pages look like the site. */
export function stylesOf(html: string): string {
  const links = html.match(/<link\b[^>]*\brel="stylesheet"[^>]*>/gi) ?? [];
  const inline = html.match(/<style\b[^>]*>[\s\S]*?<\/style>/gi) ?? [];
  return [...links, ...inline].join('');
}

/**
 * The page that a form without scripts gets instead of thanks: what is wrong, and the form with
 * everything that was typed, ready to be sent again. Without `form` only the reason. `closing` is
 * HTML: the way on.
 */
export function formPage(
  problem: Problem,
  {
    form,
    typed,
    closing,
  }: { form: SubmissionForm | null; typed: URLSearchParams; closing: string },
  { brand, styles }: FormPageOptions,
): string {
  const title = escapeHtml(problem.title);
  return [
    '<!doctype html><html lang="es-MX" class="dark"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="robots" content="noindex">',
    `<title>${title} | ${escapeHtml(brand)}</title>`,
    `${styles}</head><body><main class="form-page">`,
    `<a href="/">${escapeHtml(brand)}</a>`,
    `<h1>${title}</h1>`,
    `<div role="alert"><p>${escapeHtml(problem.detail)}</p>${errorList(problem, form)}</div>`,
    form
      ? `<h2>${escapeHtml(form.heading)}</h2>${formMarkup(form, typed, problem.errors ?? [])}`
      : '',
    closing,
    '</main></body></html>',
  ].join('\n');
}

/** In the order of the form, each leading to its field. */
function errorList({ errors }: Problem, form: SubmissionForm | null): string {
  if (!errors?.length) return '';
  const order = form?.fields.map(({ name }) => name) ?? [];
  const sorted = errors.toSorted((a, b) => order.indexOf(a.field) - order.indexOf(b.field));
  const items = sorted.map(
    ({ field, message }) => `<li><a href="#${escapeHtml(field)}">${escapeHtml(message)}</a></li>`,
  );
  return `<ul>${items.join('')}</ul>`;
}
