import type { FastifyRequest } from 'fastify';
import {
  type CatalogueItem,
  categoryName,
  type PriceList,
  plansOf,
} from '../../domain/catalogue/catalogue.ts';
import { formatPriceWithCurrency } from '../../domain/catalogue/money.ts';
import type { FormDefinition } from '../../domain/forms/form-definition.ts';
import { escapeHtml } from '../../domain/forms/text.ts';
import { joinFormDefinition } from '../../domain/join/join-form.ts';
import { packageParam } from '../../domain/package/package.ts';
import { quoteFormDefinition } from '../../domain/quote/quote-form.ts';
import type { SiteInfo } from '../../domain/site/site-info.ts';
import type { PrerenderedSite } from './build-output.ts';
import { cvPath } from './cv-upload-routes.ts';
import type { ErrorPage } from './error-handlers.ts';
import { type ChoiceGroup, formHtml } from './form-html.ts';
import type { FieldError, ProblemDetails } from './problem-details.ts';
import { contentSecurityPolicy } from './security.ts';
import { packageOf } from './submission-routes.ts';

/** After these the same form has no use: they are about the sender, or the time has passed. */
const statusesWithoutForm = [401, 403, 410];

/**
 * §7.3 Makes the page that a form without scripts gets when its submission, or its file, was not
 * accepted: what is wrong, and the form with everything that was typed, ready to be sent again.
 */
export function createErrorPage(
  pages: PrerenderedSite,
  { brand, email }: Pick<SiteInfo, 'brand' | 'email'>,
  catalogue: PriceList,
): ErrorPage {
  const styles = stylesOf(pages.html('/contact'));
  const choices = choicesOf(catalogue);
  const forms: Record<string, FormDefinition> = {
    [quoteFormDefinition.path]: quoteFormDefinition,
    [joinFormDefinition.path]: joinFormAgain,
  };

  const contentFor = (request: FastifyRequest, { options, status }: ProblemDetails) => {
    const { url = '' } = request.routeOptions;
    const hasForm = !statusesWithoutForm.includes(status);
    if (options.cvAddress || url === cvPath) {
      const form = hasForm ? { ...cvForm, path: options.cvAddress ?? request.url } : null;
      return { form, closing: cvByMail(email) };
    }
    const form = hasForm && request.body instanceof URLSearchParams && forms[url];
    return form ? { form, closing: '' } : { form: null, closing: wayBack };
  };

  return (request, reply, problem) => {
    const { form, closing } = contentFor(request, problem);
    const typed = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
    const { errors = [] } = problem.options;
    const packageItems = form === quoteFormDefinition ? packageOf(request, catalogue) : [];
    const title = escapeHtml(problem.message);
    const page = Buffer.from(
      [
        '<!doctype html><html lang="es-MX" class="dark"><head><meta charset="utf-8">',
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        '<meta name="robots" content="noindex">',
        `<title>${title} | ${escapeHtml(brand)}</title>`,
        `${styles}</head><body><main class="form-page">`,
        `<a href="/">${escapeHtml(brand)}</a>`,
        `<h1>${title}</h1>`,
        `<div role="alert"><p>${escapeHtml(problem.detail)}</p>${errorList(errors, form)}</div>`,
        form
          ? `<h2>${escapeHtml(form.heading)}</h2>${formHtml(form, choices, { typed, errors, packageHtml: packageHtml(packageItems, catalogue) })}`
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
function errorList(errors: readonly FieldError[], form: FormDefinition | null): string {
  if (errors.length === 0) return '';
  const order = Object.keys(form?.fields ?? {});
  const sorted = errors.toSorted((a, b) => order.indexOf(a.field) - order.indexOf(b.field));
  const items = sorted.map(
    ({ field, message }) => `<li><a href="#${escapeHtml(field)}">${escapeHtml(message)}</a></li>`,
  );
  return `<ul>${items.join('')}</ul>`;
}

const { cv } = joinFormDefinition.fields;

/** A browser gives a chosen file once only: it has to be chosen again. */
const joinFormAgain: FormDefinition = {
  ...joinFormDefinition,
  fields: {
    ...joinFormDefinition.fields,
    cv: {
      ...cv,
      requirements: `${cv.requirements} Si ya lo habías elegido, elígelo otra vez.`,
    },
  },
};

/** Another try for the CV of an application that has arrived; its address is that application's. */
const cvForm: Omit<FormDefinition, 'path'> = {
  heading: 'Manda tu CV otra vez',
  submitLabel: 'Enviar CV',
  fields: { cv: { ...cv, required: true } },
};

/** What each choice of the quote form offers: all of it, plans and services grouped by category. */
function choicesOf(catalogue: PriceList): Record<string, ChoiceGroup[]> {
  const { categories, addons } = catalogue;
  const optionOf = ({ id, name, price }: PriceList['plans' | 'addons'][number]) => ({
    value: id,
    label: `${name} · ${formatPriceWithCurrency(price)}`,
  });
  const groupsOf = (wanted: 'plan' | 'servicio') =>
    categories
      .map(({ id, name }) => ({
        label: name,
        options: plansOf(catalogue, id)
          .filter(({ type }) => type === wanted)
          .map(optionOf),
      }))
      .filter(({ options }) => options.length > 0);
  const categoryOptions = categories.map(({ id, name }) => ({ value: id, label: name }));
  return {
    category: [{ label: null, options: categoryOptions }],
    plan: groupsOf('plan'),
    service: groupsOf('servicio'),
    selectedAddonIds: [{ label: null, options: addons.map(optionOf) }],
  };
}

/** The package that came along, kept for the next try. */
function packageHtml(items: readonly CatalogueItem[], catalogue: PriceList): string {
  if (items.length === 0) return '';
  const names = items.map(({ name, categoryId }) =>
    [name, categoryName(catalogue, categoryId)].filter(Boolean).join(', '),
  );
  const ids = items.map(({ id }) => id).join(',');
  return [
    '<div><p>Tu paquete va con la solicitud. Lo que elijas abajo se agrega.</p>',
    `<ul>${names.map((name) => `<li>${escapeHtml(name)}</li>`).join('')}</ul>`,
    `<input type="hidden" name="${packageParam}" value="${escapeHtml(ids)}"></div>`,
  ].join('');
}
