import { categoryName, type PriceList } from '../../domain/catalogue/catalogue.ts';
import { type FormDefinition, textFieldsOf } from '../../domain/forms/form-definition.ts';
import { type JoinApplication, joinFormDefinition } from '../../domain/join/join-form.ts';
import type { PricedQuote } from '../../domain/quote/price-quote.ts';
import { type Quote, quoteFormDefinition } from '../../domain/quote/quote-form.ts';
import { whatsappNumber } from '../../domain/quote/whatsapp.ts';
import type { StoredCvFile } from '../storage/cv-files.ts';
import type { SubmissionNotification } from '../storage/outbox.ts';
import type { StoredSubmission } from '../storage/submissions.ts';
import type { Mail } from './mail-channel.ts';
import {
  type Block,
  button,
  composeStaffMail,
  dateTimeFormat,
  factTable,
  paragraph,
  priceTable,
  quotation,
  type StaffMailOptions,
  section,
  warning,
} from './mail-template.ts';

export interface AgencyMailOptions extends StaffMailOptions {
  catalogue: PriceList;
}

const replyHint = 'Al responder este correo le escribes directamente a quien lo envió.';
const sentBy = (brand: string) => [`Lo envió el buzón del sitio de ${brand}.`];

/** §13.4 The mail that tells the agency of a submission. The reply goes to the visitor. */
export function composeAgencyMail(
  { submission, messageId }: SubmissionNotification,
  options: AgencyMailOptions,
): Mail {
  const { subject, heading, email, message, blocks } =
    submission.kind === 'quote'
      ? quoteContent(submission, options.catalogue)
      : applicationContent(submission);
  return composeStaffMail(options, {
    messageId,
    // An object, never text to be parsed: no name can turn into a second mailbox.
    replyTo: { name: '', address: email },
    subject,
    heading,
    preview: [...message].slice(0, 140).join(''),
    blocks: [...blocks, paragraph(replyHint)],
    closing: sentBy(options.brand),
  });
}

/** §13.4 The mail that brings an application's CV, in the thread of the mail that told of it. */
export function composeCvMail(
  { submission, messageId }: SubmissionNotification,
  { name: filename, mediaType, content, threadId }: StoredCvFile,
  options: StaffMailOptions,
): Mail {
  const { name, email } = submission.payload as JoinApplication;
  const texts = [
    `Llegó el CV de ${name}, como archivo adjunto.`,
    'Lo mandó alguien a través del sitio: revisamos que sea un PDF o un documento de Word, pero ábrelo como abrirías cualquier archivo de un desconocido.',
    replyHint,
  ];
  return composeStaffMail(options, {
    messageId,
    inReplyTo: threadId,
    references: threadId,
    replyTo: { name: '', address: email },
    // Some mail programs keep a thread together by its subject only.
    subject: `Re: ${applicationSubject(name)}`,
    heading: 'Llegó un CV',
    preview: texts[0] ?? '',
    text: texts.join('\n\n'),
    blocks: texts.map(paragraph),
    closing: sentBy(options.brand),
    attachments: [{ filename, contentType: mediaType, content }],
  });
}

function quoteContent(submission: StoredSubmission, catalogue: PriceList) {
  const quote = submission.payload as Quote;
  const { items, total, flags } = submission.pricing as PricedQuote;
  const { name, email, phone, message } = quote;
  const nameOf = (id: string) => categoryName(catalogue, id) ?? id;
  const whatsapp = whatsappNumber(phone);
  return {
    subject: `Nueva solicitud: ${name}`,
    heading: 'Nueva solicitud de cotización',
    email,
    message,
    blocks: [
      factTable([
        ...typedFacts(quoteFormDefinition, quote),
        [quoteFormDefinition.fields.category.label, nameOf(quote.category)],
        ...requestFacts(submission),
      ]),
      whatsapp ? button('Responder por WhatsApp', `https://wa.me/${whatsapp}`, 'WhatsApp') : null,
      flags.length > 0 ? warning('Revisa antes de responder', flags) : null,
      messageSection(message),
      section('Paquete', [priceTable(items, total, nameOf)]),
    ],
  };
}

function applicationContent(submission: StoredSubmission) {
  const application = submission.payload as JoinApplication;
  const { name, email, message } = application;
  return {
    subject: applicationSubject(name),
    heading: 'Alguien quiere unirse al equipo',
    email,
    message,
    blocks: [
      factTable([...typedFacts(joinFormDefinition, application), ...requestFacts(submission)]),
      messageSection(message),
    ],
  };
}

function applicationSubject(name: string): string {
  return `Nueva candidatura: ${name}`;
}

/** The message stands in it exactly as it was written. */
function messageSection(message: string): Block | null {
  return message ? section('Mensaje', [quotation(message)]) : null;
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
