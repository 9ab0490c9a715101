import type { QuarantinedSubmission } from '../storage/digest.ts';
import type { UndeliveredSubmissions } from '../storage/incidents.ts';
import type { ServiceNotification } from '../storage/outbox.ts';
import type { Mail } from './mail-channel.ts';
import {
  autoSubmitted,
  composeStaffMail,
  dateTimeFormat,
  paragraph,
  quotation,
  type StaffMailOptions,
  section,
} from './mail-template.ts';

/** More than anybody reads in a mail; the command line lists the rest. */
const maxListed = 50;

/** §13.7 Lists quarantined submissions, so that somebody sees those that are not from robots. */
export function composeDigestMail(
  { messageId }: ServiceNotification,
  quarantined: readonly QuarantinedSubmission[],
  options: StaffMailOptions,
): Mail {
  const { brand } = options;
  const count =
    quarantined.length === 1 ? '1 mensaje retenido' : `${quarantined.length} mensajes retenidos`;
  const heading = `${count} por revisar`;
  const opening =
    'El campo trampa del formulario venía lleno: casi siempre es un robot, a veces una persona con autocompletado. Están guardados y no se han contestado.';
  const howTo =
    'Si alguno es de una persona, libéralo y su correo saldrá enseguida:\nnpm run submissions -- release FOLIO';
  const listed = quarantined.slice(0, maxListed).map(({ id, kind, receivedAt, payload }) => ({
    title: `${kind === 'quote' ? 'Solicitud' : 'Candidatura'}, ${dateTimeFormat.format(receivedAt)}`,
    lines: `${sanitizedExcerpt((payload as { message: string }).message)}\nFolio: ${id}`,
  }));
  const rest = quarantined.length - listed.length;
  return composeStaffMail(options, {
    messageId,
    subject: `${heading} | ${brand}`,
    heading,
    preview: opening,
    blocks: [
      paragraph(opening),
      paragraph(howTo),
      ...listed.map(({ title, lines }) => ({
        html: section(title, [quotation(lines)]).html,
        text: `${title}\n${lines}`,
      })),
      rest > 0 ? paragraph(`Y ${rest} más: npm run submissions -- list los muestra todos.`) : null,
    ],
    closing: [`Lo envió el buzón del sitio de ${brand}, a lo más una vez al día.`],
    headers: autoSubmitted,
  });
}

/** In characters. */
const maxExcerptLength = 120;

/** One line of a text that may be a robot's: without links, and without marks that turn the direction. */
function sanitizedExcerpt(text: string): string {
  const line = text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/\p{Cf}/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
  const characters = [...line];
  const excerpt =
    characters.length > maxExcerptLength
      ? `${characters.slice(0, maxExcerptLength).join('')}…`
      : line;
  return excerpt
    .replaceAll('://', '[:]//')
    .replaceAll('@', '[@]')
    .replace(/(?<=\S)\.(?=\S)/g, '[.]');
}

/** What the alarm says, in the mail and in the webhook. */
export function alarmText({ submissions, since }: UndeliveredSubmissions): string {
  const count = submissions === 1 ? '1 mensaje espera' : `${submissions} mensajes esperan`;
  const oldest = since === null ? '' : `, el más antiguo desde el ${dateTimeFormat.format(since)}`;
  return `El correo del sitio no está saliendo: ${count} más de una hora${oldest}.`;
}

const alarmAdvice = [
  'No se ha perdido nada: están guardados y saldrán solos en cuanto el servidor de correo los acepte.',
  'Mientras tanto los puedes leer con: npm run submissions -- list',
  'Qué revisar: que SMTP_URL y su contraseña sigan siendo válidas, y lo que dicen /health y el registro del servidor.',
  'Este aviso llega una sola vez por incidente.',
];

/** §13.7 Tells of undelivered submissions, by the second mail server. */
export function composeAlarmMail(
  { messageId }: ServiceNotification,
  undelivered: UndeliveredSubmissions,
  options: StaffMailOptions,
): Mail {
  const { brand } = options;
  const heading = 'Hay mensajes sin avisar';
  const texts = [alarmText(undelivered), ...alarmAdvice];
  return composeStaffMail(options, {
    messageId,
    subject: `${heading} | ${brand}`,
    heading,
    preview: texts[0] ?? '',
    blocks: texts.map(paragraph),
    closing: [`Lo envió el buzón del sitio de ${brand} por su segundo servidor de correo.`],
    headers: { ...autoSubmitted, Importance: 'high' },
  });
}
