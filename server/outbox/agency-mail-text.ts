import type { LetterForStaff } from './letter-lines.ts';

/** The plain part: the message stands in it exactly as it was written. */
export function textPart(letter: LetterForStaff): string {
  return [
    letter.heading,
    letter.facts.map(([label, value]) => `${label}: ${value}`).join('\n'),
    letter.whatsapp && `WhatsApp: ${letter.whatsapp}`,
    letter.message && `Mensaje:\n\n${letter.message}`,
    packageLines(letter),
    letter.flags.length > 0 &&
      `Revisa antes de responder:\n${letter.flags.map((flag) => `- ${flag}`).join('\n')}`,
    'Al responder este correo le escribes directamente a quien lo envió.',
  ]
    .filter(Boolean)
    .join('\n\n');
}

function packageLines({ items, total, breakdown }: LetterForStaff): string {
  if (total === null) return '';
  return [
    'Paquete:',
    ...items.map(({ name, price }) => `- ${name}: ${price}`),
    `Total aproximado: ${total}`,
    ...(breakdown ? [breakdown] : []),
  ].join('\n');
}
