import type { PriceList } from '../../domain/catalogue/catalogue.ts';
import { breakdownOf, formatPriceWithCurrency } from '../../domain/catalogue/money.ts';
import type { JoinApplication } from '../../domain/join/join-form.ts';
import type { Quote } from '../../domain/quote/quote-form.ts';
import type { PricedQuote } from '../../domain/quote/quote-items.ts';
import type { StoredLetter } from '../storage/storage.ts';
import { letterMoment } from './letter-moment.ts';
import { whatsappLink } from './whatsapp-link.ts';

/** A letter as the agency reads it, before it becomes plain text or HTML. */
export interface LetterForStaff {
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

/** Says in Spanish what a stored letter holds. */
export function describeLetter(letter: StoredLetter, catalogue: PriceList): LetterForStaff {
  return letter.kind === 'quote' ? describeQuote(letter, catalogue) : describeApplication(letter);
}

function describeQuote(letter: StoredLetter, catalogue: PriceList): LetterForStaff {
  const quote = letter.payload as Quote;
  const { items, total, flags } = letter.pricing as PricedQuote;
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
      ...closingFacts(letter),
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

function describeApplication(letter: StoredLetter): LetterForStaff {
  const { name, email, role, message } = letter.payload as JoinApplication;
  return {
    subject: `Nueva candidatura: ${name}`,
    heading: 'Alguien quiere unirse al equipo',
    senderName: name,
    senderEmail: email,
    facts: filled([['Nombre', name], ['Correo', email], ['Puesto', role], ...closingFacts(letter)]),
    whatsapp: null,
    message,
    items: [],
    total: null,
    breakdown: null,
    flags: [],
  };
}

function closingFacts(letter: StoredLetter): [string, string][] {
  return [
    ['Llegó por', letter.landing ?? ''],
    ['Recibida', letterMoment.format(letter.receivedAt)],
    ['Folio', letter.id],
  ];
}

function filled(facts: [string, string][]): [string, string][] {
  return facts.filter(([, value]) => value !== '');
}
