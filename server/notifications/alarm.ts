import type { UndeliveredSubmissions } from '../storage/monitoring.ts';
import type { ServiceNotification } from '../storage/outbox.ts';
import type { Mail } from './mail-channel.ts';
import { mailPage, paragraph } from './mail-template.ts';
import type { ServiceMailOptions } from './service-mails.ts';
import { submissionMoment } from './submission-moment.ts';

/** What is said when submissions wait in vain to be announced. */
export function alarmText({ submissions, since }: UndeliveredSubmissions): string {
  const count = submissions === 1 ? '1 mensaje espera' : `${submissions} mensajes esperan`;
  const oldest =
    since === null ? '' : `, el más antiguo desde el ${submissionMoment.format(since)}`;
  return `El correo del sitio no está saliendo: ${count} más de una hora${oldest}.`;
}

const whatToDo = [
  'No se ha perdido nada: están guardados y saldrán solos en cuanto el servidor de correo los acepte.',
  'Mientras tanto los puedes leer con: npm run submissions -- list',
  'Qué revisar: que SMTP_URL y su contraseña sigan siendo válidas, y lo que dicen /health y el registro del servidor.',
  'Este aviso llega una sola vez por incidente.',
];

export function composeAlarmMail(
  { messageId }: ServiceNotification,
  undelivered: UndeliveredSubmissions,
  { brand, descriptor, from, to }: ServiceMailOptions,
): Mail {
  const heading = 'Hay mensajes sin avisar';
  const texts = [alarmText(undelivered), ...whatToDo];
  return {
    messageId,
    from: { name: brand, address: from },
    to: to.map((address) => ({ name: '', address })),
    envelope: { from, to },
    subject: `${heading} | ${brand}`,
    text: [heading, ...texts].join('\n\n'),
    html: mailPage({
      brand,
      descriptor,
      heading,
      preview: texts[0] ?? '',
      blocks: texts.map(paragraph),
      closing: [`Lo envió el buzón del sitio de ${brand} por su segundo servidor de correo.`],
    }),
    headers: { 'Auto-Submitted': 'auto-generated', Importance: 'high' },
  };
}
