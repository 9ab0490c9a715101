import type { PriceList } from '../../domain/catalogue/catalogue.ts';
import { breakdownOf, formatPriceWithCurrency } from '../../domain/catalogue/money.ts';
import type { JoinApplication } from '../../domain/join/join-form.ts';
import type { PricedQuote } from '../../domain/quote/price-quote.ts';
import type { Quote } from '../../domain/quote/quote-form.ts';
import type { StoredSubmission } from '../storage/submissions.ts';
import { submissionMoment } from './submission-moment.ts';
import { whatsappLink } from './whatsapp-link.ts';

/** A submission as the agency reads it, before it becomes plain text or HTML. */
export interface SubmissionForStaff {
  subject: string;
  heading: string;
  senderName: string;
  senderEmail: string;
  /** Label and value; empty ones are left out. */
  facts: [label: string, value: string][];
  whatsapp: string | null;
  message: string;
  items: { name: string; price: string }[];
  total: string | null;
  breakdown: string | null;
  flags: string[];
}

/** Says in Spanish what a stored submission holds. */
export function describeSubmission(
  submission: StoredSubmission,
  catalogue: PriceList,
): SubmissionForStaff {
  return submission.kind === 'quote'
    ? describeQuote(submission, catalogue)
    : describeApplication(submission);
}

function describeQuote(submission: StoredSubmission, catalogue: PriceList): SubmissionForStaff {
  const quote = submission.payload as Quote;
  const { items, total, flags } = submission.pricing as PricedQuote;
  const categoryName = (wanted: string) =>
    catalogue.categories.find(({ id }) => id === wanted)?.name ?? wanted;
  return {
    subject: `Nueva solicitud: ${quote.name}`,
    heading: 'Nueva solicitud de cotización',
    senderName: quote.name,
    senderEmail: quote.email,
    facts: filled([
      ['Nombre', quote.name],
      ['Correo', quote.email],
      ['Teléfono', quote.phone],
      ['Empresa', quote.company],
      ['Categoría', categoryName(quote.category)],
      ...closingFacts(submission),
    ]),
    whatsapp: whatsappLink(quote.phone),
    message: quote.message,
    items: items.map(({ name, price, priceType, categoryId }) => ({
      // Several categories have a plan called Esencial.
      name: `${name}, ${categoryName(categoryId)}`,
      price: `${formatPriceWithCurrency(price)}${price === 0 ? '' : ` (${priceType})`}`,
    })),
    total: formatPriceWithCurrency(total),
    breakdown: breakdownOf(items),
    flags,
  };
}

function describeApplication(submission: StoredSubmission): SubmissionForStaff {
  const { name, email, role, message } = submission.payload as JoinApplication;
  return {
    subject: `Nueva candidatura: ${name}`,
    heading: 'Alguien quiere unirse al equipo',
    senderName: name,
    senderEmail: email,
    facts: filled([
      ['Nombre', name],
      ['Correo', email],
      ['Puesto', role],
      ...closingFacts(submission),
    ]),
    whatsapp: null,
    message,
    items: [],
    total: null,
    breakdown: null,
    flags: [],
  };
}

function closingFacts(submission: StoredSubmission): [string, string][] {
  return [
    ['Llegó por', submission.source ?? ''],
    ['Recibida', submissionMoment.format(submission.receivedAt)],
    ['Folio', submission.id],
  ];
}

function filled(facts: [string, string][]): [string, string][] {
  return facts.filter(([, value]) => value !== '');
}
