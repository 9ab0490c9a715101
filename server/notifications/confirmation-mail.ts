import { createHash } from 'node:crypto';
import type { PriceList } from '../../domain/catalogue/catalogue.ts';
import { breakdownOf, formatPriceWithCurrency } from '../../domain/catalogue/money.ts';
import type { PricedQuote } from '../../domain/quote/price-quote.ts';
import type { Quote } from '../../domain/quote/quote-form.ts';
import { whatsappGreeting, whatsappLink } from '../../domain/quote/whatsapp.ts';
import type { SiteInfo } from '../../domain/site/site-info.ts';
import type { SubmissionNotification } from '../storage/outbox.ts';
import type { StoredSubmission } from '../storage/submissions.ts';
import type { Mail } from './mail-channel.ts';
import {
  type ContactLine,
  contactLines,
  factTable,
  mailPage,
  type PricedLines,
  paragraph,
  priceTable,
  subheading,
} from './mail-template.ts';

export interface ConfirmationMailOptions {
  site: SiteInfo;
  from: string;
  catalogue: PriceList;
}

/**
 * §13.5 Tells the visitor that the submission arrived. The envelope sender is the agency's own address
 * and not the empty one that RFC 3834 prefers: SPF and DMARC judge the envelope's domain, and many
 * providers take no mail without one. Bounces therefore reach the agency's mailbox; no program reads
 * them, and the headers below keep other programs from answering at all.
 */
export function composeConfirmationMail(
  { submission, messageId }: SubmissionNotification,
  { site, from, catalogue }: ConfirmationMailOptions,
): Mail {
  const lines = confirmationLines(submission, { site, catalogue });
  const to = visitorAddress(submission);
  return {
    messageId,
    from: { name: site.brand, address: from },
    to: { name: '', address: to },
    replyTo: { name: site.brand, address: site.email },
    envelope: { from, to: [to] },
    subject: lines.subject,
    text: textPart(lines, site.brand),
    html: htmlPart(lines, site),
    headers: { 'Auto-Submitted': 'auto-replied', 'X-Auto-Response-Suppress': 'All' },
  };
}

/** The same for every spelling of a mailbox that is likely to be one: case and `+tag` don't count. */
export function confirmationAddressHash(submission: StoredSubmission): string {
  const [mailbox = '', domain = ''] = visitorAddress(submission).toLowerCase().split('@');
  return createHash('sha256')
    .update(`${mailbox.replace(/(?<=.)\+.*$/, '')}@${domain}`)
    .digest('base64url');
}

function visitorAddress({ payload }: StoredSubmission): string {
  return (payload as { email: string }).email;
}

/**
 * What a visitor reads after sending. Nothing of what they typed is in it, not even the name:
 * otherwise anybody could write to strangers in the agency's name. Names of things come from the
 * catalogue, by id; what the catalogue does not know is left out.
 */
interface ConfirmationLines {
  subject: string;
  heading: string;
  opening: string;
  asked: (PricedLines & { category: string | null; note: string }) | null;
  next: string;
  contact: ContactLine[];
  closing: string[];
}

function confirmationLines(
  submission: StoredSubmission,
  { site, catalogue }: { site: SiteInfo; catalogue: PriceList },
): ConfirmationLines {
  const closing = [
    `Te llegó porque alguien escribió esta dirección en el formulario de ${new URL(site.domain).hostname}.`,
    'Si no fuiste tú, no tienes que hacer nada.',
    `Folio: ${submission.id}`,
  ];
  const shared = { contact: contactDetails(site), closing };
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
  { site, catalogue }: { site: SiteInfo; catalogue: PriceList },
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

function contactDetails({ brand, email, phones, whatsapp, hours }: SiteInfo): ContactLine[] {
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

const askedHeading = 'Lo que pediste';
const nextHeading = 'Qué sigue';
const contactHeading = 'Cómo encontrarnos';

function textPart(
  { heading, opening, asked, next, contact, closing }: ConfirmationLines,
  brand: string,
) {
  return [
    heading,
    opening,
    asked &&
      [
        `${askedHeading}:`,
        ...(asked.category ? [`Categoría: ${asked.category}`] : []),
        ...asked.items.map(({ name, price }) => `- ${name}: ${price}`),
        ...(asked.total ? [`Total aproximado: ${asked.total}`] : []),
        ...(asked.breakdown ? [asked.breakdown] : []),
        asked.note,
      ].join('\n'),
    `${nextHeading}:\n${next}`,
    [
      `${contactHeading}:`,
      ...contact.map(({ label, text, address }) =>
        label === 'WhatsApp' ? `${label}: ${text} ${address}` : `${label}: ${text}`,
      ),
    ].join('\n'),
    brand,
    `--\n${closing.join('\n')}`,
  ]
    .filter(Boolean)
    .join('\n\n');
}

function htmlPart(lines: ConfirmationLines, site: SiteInfo): string {
  const { heading, opening, asked, next, contact, closing } = lines;
  return mailPage({
    brand: site.brand,
    descriptor: site.descriptor,
    heading,
    preview: opening,
    blocks: [
      paragraph(opening),
      ...(asked
        ? [
            subheading(askedHeading),
            asked.category ? factTable([['Categoría', asked.category]]) : null,
            priceTable(asked),
            paragraph(asked.note),
          ]
        : []),
      subheading(nextHeading),
      paragraph(next),
      subheading(contactHeading),
      contactLines(contact),
    ],
    closing,
  });
}
