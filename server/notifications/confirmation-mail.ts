import { hash } from 'node:crypto';
import { categoryName, type PriceList } from '../../domain/catalogue/catalogue.ts';
import type { PricedQuote } from '../../domain/quote/price-quote.ts';
import type { Quote } from '../../domain/quote/quote-form.ts';
import { whatsappGreeting, whatsappLink } from '../../domain/quote/whatsapp.ts';
import type { BuiltSite } from '../../domain/site/brand-look.ts';
import type { SiteInfo } from '../../domain/site/site-info.ts';
import type { SubmissionNotification } from '../storage/outbox.ts';
import type { StoredSubmission } from '../storage/submissions.ts';
import type { Mail } from './mail-channel.ts';
import {
  type ContactLine,
  contactLines,
  factTable,
  paragraph,
  priceTable,
  renderMail,
  section,
} from './mail-template.ts';

export interface ConfirmationMailOptions {
  site: BuiltSite;
  from: string;
  catalogue: PriceList;
}

/**
 * §13.5 Tells the visitor that the submission arrived. The envelope sender is not the empty one that RFC 3834
 * prefers: many providers take no mail without one, and SPF and DMARC judge its domain.
 */
export function composeConfirmationMail(
  { submission, messageId }: SubmissionNotification,
  { site, from, catalogue }: ConfirmationMailOptions,
): Mail {
  const { subject, heading, opening, asked, next } =
    submission.kind === 'quote'
      ? quoteContent(submission, { site, catalogue })
      : applicationContent;
  const closing = [
    `Te llegó porque alguien escribió esta dirección en el formulario de ${new URL(site.domain).hostname}.`,
    'Si no fuiste tú, no tienes que hacer nada.',
    `Folio: ${submission.id}`,
  ];
  const blocks = [
    paragraph(opening),
    asked,
    section('Qué sigue', [paragraph(next)]),
    section('Cómo encontrarnos', [contactLines(contactDetails(site))]),
  ];
  const { text, html } = renderMail({ heading, preview: opening, blocks, closing }, site);
  const to = visitorAddress(submission);
  return {
    messageId,
    from: { name: site.brand, address: from },
    to: { name: '', address: to },
    replyTo: { name: site.brand, address: site.email },
    envelope: { from, to: [to] },
    subject: `${subject} | ${site.brand}`,
    text: [text, site.brand, `--\n${closing.join('\n')}`].join('\n\n'),
    html,
    headers: { 'Auto-Submitted': 'auto-replied', 'X-Auto-Response-Suppress': 'All' },
  };
}

/** The same for every spelling of a mailbox that is likely to be one: case, dots and `+tag` don't count. */
export function confirmationAddressHash(submission: StoredSubmission): string {
  const [mailbox = '', domain = ''] = visitorAddress(submission).toLowerCase().split('@');
  const canonical = `${mailbox.replace(/(?<=.)\+.*$|\./g, '')}@${domain}`;
  return hash('sha256', canonical, 'base64url');
}

function visitorAddress({ payload }: StoredSubmission): string {
  return (payload as { email: string }).email;
}

/*
 * Nothing of what a visitor typed is in the mail, not even the name: otherwise anybody could write to
 * strangers in the agency's name. Names of things come from the catalogue, by id; what the catalogue
 * does not know is left out.
 */

const applicationContent = {
  subject: 'Recibimos tu candidatura',
  heading: '¡Gracias por querer unirte al equipo!',
  opening: 'Tu candidatura ya llegó y está guardada. Una persona del equipo la va a leer completa.',
  asked: null,
  next: 'Te respondemos al correo que nos dejaste. Si quieres agregar algo, escríbenos: con responder este correo basta.',
};

function quoteContent(
  submission: StoredSubmission,
  { site, catalogue }: { site: SiteInfo; catalogue: PriceList },
) {
  const { category } = submission.payload as Quote;
  const { items, total } = submission.pricing as PricedQuote;
  const nameOf = (id: string) => categoryName(catalogue, id);
  const chosenIn = nameOf(category);
  const asked = section('Lo que pediste', [
    chosenIn ? factTable([['Categoría', chosenIn]]) : null,
    priceTable(items, total > 0 ? total : null, nameOf),
    paragraph(`Precios aproximados en dólares (USD), ${site.taxNote}.`),
  ]);
  return {
    subject: 'Recibimos tu solicitud',
    heading: '¡Gracias! Ya tenemos tu solicitud',
    opening: 'Llegó completa y está guardada. Una persona del equipo la va a leer.',
    asked: items.length > 0 || chosenIn ? asked : null,
    next: 'Si nos falta algún dato, te escribimos. Después te mandamos una cotización por escrito, personalizada. No cuesta y no te compromete a contratar.',
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
            isAddressShown: true,
          },
        ]
      : []),
    { label: 'Celular', text: phones.mobile, address: dial(phones.mobile) },
    { label: 'Oficina', text: phones.office, address: dial(phones.office) },
    { label: 'Correo', text: email, address: `mailto:${email}` },
    { label: 'Horario', text: `${hours.days}, ${hours.label}`, address: null },
  ];
}
