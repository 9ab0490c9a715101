import type { PriceList } from '../../domain/catalogue/catalogue.ts';
import { breakdownOf, formatPriceWithCurrency } from '../../domain/catalogue/money.ts';
import type { PricedQuote } from '../../domain/quote/price-quote.ts';
import type { Quote } from '../../domain/quote/quote-form.ts';
import { whatsappGreeting, whatsappLink } from '../../domain/quote/whatsapp.ts';
import type { SiteInfo } from '../../domain/site/site-info.ts';
import type { StoredSubmission } from '../storage/submissions.ts';
import type { ContactLine, PricedLines } from './mail-html.ts';

/**
 * What a visitor reads after sending. Nothing of what they typed is in it, not even the name:
 * otherwise anybody could write to strangers in the agency's name. Names of things come from the
 * catalogue, by id; what the catalogue does not know is left out.
 */
export interface ConfirmationLines {
  subject: string;
  heading: string;
  opening: string;
  asked: (PricedLines & { category: string | null; note: string }) | null;
  next: string;
  contact: ContactLine[];
  closing: string[];
}

export type ConfirmingSite = Pick<
  SiteInfo,
  'brand' | 'domain' | 'email' | 'phones' | 'whatsapp' | 'hours' | 'taxNote'
>;

export function confirmationLines(
  submission: StoredSubmission,
  { site, catalogue }: { site: ConfirmingSite; catalogue: PriceList },
): ConfirmationLines {
  const closing = [
    `Te llegó porque alguien escribió esta dirección en el formulario de ${new URL(site.domain).hostname}.`,
    'Si no fuiste tú, no tienes que hacer nada.',
    `Folio: ${submission.id}`,
  ];
  const shared = { contact: waysToReach(site), closing };
  if (submission.kind === 'application') {
    return {
      ...shared,
      subject: `Recibimos tu candidatura | ${site.brand}`,
      heading: '¡Gracias por querer unirte al equipo!',
      opening:
        'Tu candidatura ya llegó y está guardada. Una persona del equipo la va a leer completa.',
      asked: null,
      next: 'Te respondemos al correo que nos dejaste. Si quieres agregar algo, escríbenos: con responder este correo basta.',
    };
  }
  return {
    ...shared,
    subject: `Recibimos tu solicitud | ${site.brand}`,
    heading: '¡Gracias! Ya tenemos tu solicitud',
    opening: 'Llegó completa y está guardada. Una persona del equipo la va a leer.',
    asked: askedFor(submission, { site, catalogue }),
    next: 'Si nos falta algún dato, te escribimos. Después te mandamos una cotización por escrito, personalizada. No cuesta y no te compromete a contratar.',
  };
}

function askedFor(
  submission: StoredSubmission,
  { site, catalogue }: { site: ConfirmingSite; catalogue: PriceList },
): ConfirmationLines['asked'] {
  const { category } = submission.payload as Quote;
  const { items, total } = submission.pricing as PricedQuote;
  const known = (wanted: string) => catalogue.categories.find(({ id }) => id === wanted)?.name;
  if (items.length === 0 && !known(category)) return null;
  return {
    category: known(category) ?? null,
    items: items.map(({ name, price, priceType, categoryId }) => ({
      name: [name, known(categoryId)].filter(Boolean).join(', '),
      price: `${formatPriceWithCurrency(price)}${price === 0 ? '' : ` (${priceType})`}`,
    })),
    total: total > 0 ? formatPriceWithCurrency(total) : null,
    breakdown: breakdownOf(items),
    note: `Precios aproximados en dólares (USD), ${site.taxNote}.`,
  };
}

function waysToReach({ brand, email, phones, whatsapp, hours }: ConfirmingSite): ContactLine[] {
  const dial = (phone: string) => `tel:${phone.replace(/[^+\d]/g, '')}`;
  return [
    ...(whatsapp
      ? [
          {
            label: 'WhatsApp',
            text: whatsapp,
            address: whatsappLink(whatsapp, whatsappGreeting(brand)),
          },
        ]
      : []),
    { label: 'Celular', text: phones.mobile, address: dial(phones.mobile) },
    { label: 'Oficina', text: phones.office, address: dial(phones.office) },
    { label: 'Correo', text: email, address: `mailto:${email}` },
    { label: 'Horario', text: `${hours.days}, ${hours.label}`, address: null },
  ];
}
