import { createHash } from 'node:crypto';
import type { PriceList } from '../../domain/catalogue/catalogue.ts';
import type { SiteInfo } from '../../domain/site/site-info.ts';
import type { SubmissionNotification } from '../storage/outbox.ts';
import type { StoredSubmission } from '../storage/submissions.ts';
import { type ConfirmationLines, confirmationLines } from './confirmation-lines.ts';
import type { Mail } from './mail-channel.ts';
import {
  contactLines,
  factTable,
  mailPage,
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
 * Tells the visitor that the submission arrived. The envelope sender is the agency's own address and not
 * the empty one that RFC 3834 prefers: SPF and DMARC judge the envelope's domain, and many providers
 * take no mail without one. Bounces therefore land in the agency's mailbox; no program reads them, and
 * the headers below keep other programs from answering at all.
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
