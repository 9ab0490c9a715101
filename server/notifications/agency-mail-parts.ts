import {
  button,
  factTable,
  mailPage,
  paragraph,
  priceTable,
  quotation,
  subheading,
  warning,
} from './mail-template.ts';
import type { SubmissionForStaff } from './submission-lines.ts';

const howToAnswer = 'Al responder este correo le escribes directamente a quien lo envió.';
const checkFirst = 'Revisa antes de responder';

/** The plain part: the message stands in it exactly as it was written. */
export function textPart(submission: SubmissionForStaff): string {
  const { heading, facts, whatsapp, message, total, items, breakdown, flags } = submission;
  return [
    heading,
    facts.map(([label, value]) => `${label}: ${value}`).join('\n'),
    whatsapp && `WhatsApp: ${whatsapp}`,
    flags.length > 0 && `${checkFirst}:\n${flags.map((flag) => `- ${flag}`).join('\n')}`,
    message && `Mensaje:\n\n${message}`,
    total !== null &&
      [
        'Paquete:',
        ...items.map(({ name, price }) => `- ${name}: ${price}`),
        `Total aproximado: ${total}`,
        ...(breakdown ? [breakdown] : []),
      ].join('\n'),
    howToAnswer,
  ]
    .filter(Boolean)
    .join('\n\n');
}

/** The HTML part: the same texts, as text, with their line breaks. */
export function htmlPart(
  submission: SubmissionForStaff,
  site: { brand: string; descriptor: string },
): string {
  const { heading, facts, whatsapp, message, total, flags } = submission;
  return mailPage({
    ...site,
    heading,
    preview: [...message].slice(0, 140).join(''),
    blocks: [
      factTable(facts),
      whatsapp && button('Responder por WhatsApp', whatsapp),
      flags.length > 0 ? warning(checkFirst, flags) : null,
      ...(message ? [subheading('Mensaje'), quotation(message)] : []),
      ...(total === null ? [] : [subheading('Paquete'), priceTable(submission)]),
      paragraph(howToAnswer),
    ],
    closing: [`Lo envió el buzón del sitio de ${site.brand}.`],
  });
}
