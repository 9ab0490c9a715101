import type { QuarantinedSubmission } from '../storage/monitoring.ts';
import type { ServiceNotification } from '../storage/outbox.ts';
import { harmlessExtract } from './harmless-extract.ts';
import type { Mail } from './mail-channel.ts';
import { mailPage, paragraph, quotation, subheading } from './mail-template.ts';
import { submissionMoment } from './submission-moment.ts';

export interface ServiceMailOptions {
  brand: string;
  descriptor: string;
  from: string;
  to: string[];
}

/** More than anybody reads in a mail; the command line lists the rest. */
const mostListed = 50;

/** Lists the submissions that the trap field held back, so that somebody sees the honest ones. */
export function composeDigestMail(
  { messageId }: ServiceNotification,
  held: readonly QuarantinedSubmission[],
  { brand, descriptor, from, to }: ServiceMailOptions,
): Mail {
  const count = held.length === 1 ? '1 mensaje retenido' : `${held.length} mensajes retenidos`;
  const heading = `${count} por revisar`;
  const opening =
    'El campo trampa del formulario venía lleno: casi siempre es un robot, a veces una persona con autocompletado. Están guardados y no se han contestado.';
  const howTo = 'Si alguno es de una persona, libéralo y su correo saldrá enseguida:';
  const command = 'npm run submissions -- release FOLIO';
  const listed = held.slice(0, mostListed).map((submission) => ({
    title: `${submission.kind === 'quote' ? 'Solicitud' : 'Candidatura'}, ${submissionMoment.format(submission.receivedAt)}`,
    extract: harmlessExtract(String((submission.payload as { message?: unknown }).message ?? '')),
    id: submission.id,
  }));
  const rest = held.length - listed.length;
  const more = rest > 0 ? `Y ${rest} más: npm run submissions -- list los muestra todos.` : null;
  return {
    messageId,
    from: { name: brand, address: from },
    to: to.map((address) => ({ name: '', address })),
    envelope: { from, to },
    subject: `${heading} | ${brand}`,
    text: [
      heading,
      opening,
      `${howTo}\n${command}`,
      ...listed.map(({ title, extract, id }) => `${title}\n${extract}\nFolio: ${id}`),
      more,
    ]
      .filter(Boolean)
      .join('\n\n'),
    html: mailPage({
      brand,
      descriptor,
      heading,
      preview: opening,
      blocks: [
        paragraph(opening),
        paragraph(`${howTo}\n${command}`),
        ...listed.flatMap(({ title, extract, id }) => [
          subheading(title),
          quotation(`${extract}\nFolio: ${id}`),
        ]),
        more && paragraph(more),
      ],
      closing: [`Lo envió el buzón del sitio de ${brand}, a lo más una vez al día.`],
    }),
    headers: { 'Auto-Submitted': 'auto-generated' },
  };
}
