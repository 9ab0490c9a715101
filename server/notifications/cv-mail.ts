import type { StoredCvFile } from '../storage/cv-files.ts';
import type { SubmissionNotification } from '../storage/outbox.ts';
import type { AgencyMailOptions } from './agency-mail.ts';
import type { Mail } from './mail-channel.ts';
import { mailPage, paragraph } from './mail-template.ts';
import { describeSubmission } from './submission-lines.ts';

/** The mail that brings an application's CV, in the thread of the mail that told of it. */
export function composeCvMail(
  { submission, messageId }: SubmissionNotification,
  { name, mediaType, content, threadId }: StoredCvFile,
  { brand, descriptor, from, to, catalogue }: AgencyMailOptions,
): Mail {
  const { subject, senderName, senderEmail } = describeSubmission(submission, catalogue);
  const texts = [
    `Llegó el CV de ${senderName}, como archivo adjunto.`,
    'Lo mandó alguien a través del sitio: revisamos que sea un PDF o un documento de Word, pero ábrelo como abrirías cualquier archivo de un desconocido.',
    'Al responder este correo le escribes directamente a quien lo envió.',
  ];
  return {
    messageId,
    inReplyTo: threadId,
    references: threadId,
    from: { name: brand, address: from },
    to: to.map((address) => ({ name: '', address })),
    replyTo: { name: '', address: senderEmail },
    envelope: { from, to },
    // Some programs keep a thread together by its subject only.
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
    headers: { 'Auto-Submitted': 'auto-generated' },
  };
}
