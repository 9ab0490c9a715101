import type { PriceList } from '../../domain/catalogue/catalogue.ts';
import type { SubmissionNotification } from '../storage/outbox.ts';
import { htmlPart, textPart } from './agency-mail-parts.ts';
import type { Mail } from './mail-channel.ts';
import { describeSubmission } from './submission-lines.ts';

export interface AgencyMailOptions {
  brand: string;
  descriptor: string;
  from: string;
  to: string[];
  catalogue: PriceList;
}

/**
 * The mail that tells the agency of a submission. It comes from the agency's own domain, because the
 * visitor's provider would refuse one in the visitor's name; the answer goes to the visitor.
 */
export function composeAgencyMail(
  { submission, messageId }: SubmissionNotification,
  { brand, descriptor, from, to, catalogue }: AgencyMailOptions,
): Mail {
  const described = describeSubmission(submission, catalogue);
  return {
    messageId,
    from: { name: brand, address: from },
    to: to.map((address) => ({ name: '', address })),
    // Objects, never text to be parsed: no name can turn into a second mailbox.
    replyTo: { name: '', address: described.senderEmail },
    envelope: { from, to },
    subject: described.subject,
    text: textPart(described),
    html: htmlPart(described, { brand, descriptor }),
    headers: { 'Auto-Submitted': 'auto-generated' },
  };
}
