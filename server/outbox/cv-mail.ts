import { escapeHtml } from '../html/escape-html.ts';
import type { ClaimedNotification, StoredAttachment } from '../storage/storage.ts';
import type { AgencyMailOptions } from './agency-mail.ts';
import type { Mail } from './delivery.ts';
import { describeLetter } from './letter-lines.ts';

/** The mail that brings an application's CV, in the thread of the mail that told of it. */
export function composeCvMail(
  { letter, messageId }: ClaimedNotification,
  { name, mediaType, content, threadId }: StoredAttachment,
  { brand, from, to, catalogue }: AgencyMailOptions,
): Mail {
  const { subject, senderName, senderEmail } = describeLetter(letter, catalogue);
  const paragraphs = [
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
    text: paragraphs.join('\n\n'),
    html: `<!doctype html><html lang="es-MX"><body>${paragraphs.map((text) => `<p>${escapeHtml(text)}</p>`).join('\n')}</body></html>`,
    attachments: [{ filename: name, contentType: mediaType, content }],
    headers: { 'Auto-Submitted': 'auto-generated' },
  };
}
