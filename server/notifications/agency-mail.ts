import type { PriceList } from '../../domain/catalogue/catalogue.ts';
import { breakdownOf, formatPriceWithCurrency } from '../../domain/catalogue/money.ts';
import { type FormDefinition, textFieldsOf } from '../../domain/forms/form-definition.ts';
import { type JoinApplication, joinFormDefinition } from '../../domain/join/join-form.ts';
import type { PricedQuote } from '../../domain/quote/price-quote.ts';
import { type Quote, quoteFormDefinition } from '../../domain/quote/quote-form.ts';
import type { StoredCvFile } from '../storage/cv-files.ts';
import type { SubmissionNotification } from '../storage/outbox.ts';
import type { StoredSubmission } from '../storage/submissions.ts';
import type { Mail } from './mail-channel.ts';
import {
  button,
  composeStaffMail,
  dateTimeFormat,
  factTable,
  mailPage,
  paragraph,
  priceTable,
  quotation,
  type StaffMailOptions,
  subheading,
  warning,
} from './mail-template.ts';

export interface AgencyMailOptions extends StaffMailOptions {
  catalogue: PriceList;
}

const replyHint = 'Al responder este correo le escribes directamente a quien lo envió.';
const flagsHeading = 'Revisa antes de responder';

/** §13.4 The mail that tells the agency of a submission. The reply goes to the visitor. */
export function composeAgencyMail(
  { submission, messageId }: SubmissionNotification,
  options: AgencyMailOptions,
): Mail {
  const lines = agencyMailLines(submission, options.catalogue);
  return composeStaffMail(options, {
    messageId,
    // An object, never text to be parsed: no name can turn into a second mailbox.
    replyTo: { name: '', address: lines.senderEmail },
    subject: lines.subject,
    text: textPart(lines),
    html: htmlPart(lines, options),
  });
}

/** §13.4 The mail that brings an application's CV, in the thread of the mail that told of it. */
export function composeCvMail(
  { submission, messageId }: SubmissionNotification,
  { name, mediaType, content, threadId }: StoredCvFile,
  options: AgencyMailOptions,
): Mail {
  const { brand, descriptor, catalogue } = options;
  const { subject, senderName, senderEmail } = agencyMailLines(submission, catalogue);
  const texts = [
    `Llegó el CV de ${senderName}, como archivo adjunto.`,
    'Lo mandó alguien a través del sitio: revisamos que sea un PDF o un documento de Word, pero ábrelo como abrirías cualquier archivo de un desconocido.',
    replyHint,
  ];
  return composeStaffMail(options, {
    messageId,
    inReplyTo: threadId,
    references: threadId,
    replyTo: { name: '', address: senderEmail },
    // Some mail programs keep a thread together by its subject only.
    subject: `Re: ${subject}`,
    text: texts.join('\n\n'),
    html: mailPage({
      brand,
      descriptor,
      heading: 'Llegó un CV',
      preview: texts[0] ?? '',
      blocks: texts.map(paragraph),
      closing: [`Lo envió el buzón del sitio de ${brand}.`],
    }),
    attachments: [{ filename: name, contentType: mediaType, content }],
  });
}

/** A submission as the agency reads it, before it becomes plain text or HTML. */
interface AgencyMailLines {
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

function agencyMailLines(submission: StoredSubmission, catalogue: PriceList): AgencyMailLines {
  return submission.kind === 'quote'
    ? quoteLines(submission, catalogue)
    : applicationLines(submission);
}

function quoteLines(submission: StoredSubmission, catalogue: PriceList): AgencyMailLines {
  const quote = submission.payload as Quote;
  const { items, total, flags } = submission.pricing as PricedQuote;
  const categoryName = (wanted: string) =>
    catalogue.categories.find(({ id }) => id === wanted)?.name ?? wanted;
  return {
    subject: `Nueva solicitud: ${quote.name}`,
    heading: 'Nueva solicitud de cotización',
    senderName: quote.name,
    senderEmail: quote.email,
    facts: withoutEmpty([
      ...typedFacts(quoteFormDefinition, quote),
      [quoteFormDefinition.fields.category.label, categoryName(quote.category)],
      ...requestFacts(submission),
    ]),
    whatsapp: visitorWhatsappLink(quote.phone),
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

function applicationLines(submission: StoredSubmission): AgencyMailLines {
  const application = submission.payload as JoinApplication;
  const { name, email, message } = application;
  return {
    subject: `Nueva candidatura: ${name}`,
    heading: 'Alguien quiere unirse al equipo',
    senderName: name,
    senderEmail: email,
    facts: withoutEmpty([
      ...typedFacts(joinFormDefinition, application),
      ...requestFacts(submission),
    ]),
    whatsapp: null,
    message,
    items: [],
    total: null,
    breakdown: null,
    flags: [],
  };
}

/** What was typed, by the form's own labels; the message stands apart. */
function typedFacts(
  { fields }: FormDefinition,
  typed: Record<string, unknown>,
): [string, string][] {
  return textFieldsOf(fields)
    .filter(([name]) => name !== 'message')
    .map(([name, { label, shortLabel = label }]) => [shortLabel, String(typed[name] ?? '')]);
}

function requestFacts(submission: StoredSubmission): [string, string][] {
  return [
    ['Llegó por', submission.source ?? ''],
    ['Recibida', dateTimeFormat.format(submission.receivedAt)],
    ['Folio', submission.id],
  ];
}

function withoutEmpty(facts: [string, string][]): [string, string][] {
  return facts.filter(([, value]) => value !== '');
}

const mexicoCountryCode = '52';

/**
 * Opens a chat with whoever left this phone, or null when it doesn't look like a number. Ten digits
 * without a country are Mexican.
 */
function visitorWhatsappLink(phone: string): string | null {
  if (!/^\+?[\d\s().-]+$/.test(phone)) return null;
  const digits = phone.replace(/\D/g, '');
  if (digits.length < 10 || digits.length > 15) return null;
  const isLocal = digits.length === 10 && !phone.startsWith('+');
  return `https://wa.me/${isLocal ? mexicoCountryCode : ''}${digits}`;
}

/** The message stands in it exactly as it was written. */
function textPart(lines: AgencyMailLines): string {
  const { heading, facts, whatsapp, message, total, items, breakdown, flags } = lines;
  return [
    heading,
    facts.map(([label, value]) => `${label}: ${value}`).join('\n'),
    whatsapp && `WhatsApp: ${whatsapp}`,
    flags.length > 0 && `${flagsHeading}:\n${flags.map((flag) => `- ${flag}`).join('\n')}`,
    message && `Mensaje:\n\n${message}`,
    total !== null &&
      [
        'Paquete:',
        ...items.map(({ name, price }) => `- ${name}: ${price}`),
        `Total aproximado: ${total}`,
        ...(breakdown ? [breakdown] : []),
      ].join('\n'),
    replyHint,
  ]
    .filter(Boolean)
    .join('\n\n');
}

function htmlPart(
  lines: AgencyMailLines,
  { brand, descriptor }: { brand: string; descriptor: string },
): string {
  const { heading, facts, whatsapp, message, total, flags } = lines;
  return mailPage({
    brand,
    descriptor,
    heading,
    preview: [...message].slice(0, 140).join(''),
    blocks: [
      factTable(facts),
      whatsapp && button('Responder por WhatsApp', whatsapp),
      flags.length > 0 ? warning(flagsHeading, flags) : null,
      ...(message ? [subheading('Mensaje'), quotation(message)] : []),
      ...(total === null ? [] : [subheading('Paquete'), priceTable(lines)]),
      paragraph(replyHint),
    ],
    closing: [`Lo envió el buzón del sitio de ${brand}.`],
  });
}
