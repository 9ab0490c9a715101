import { escapeHtml } from '../html/escape-html.ts';
import type { LetterForStaff } from './letter-lines.ts';

/** The HTML part: the same text as text, with its line breaks. Nothing is loaded from anywhere. */
export function htmlPart(letter: LetterForStaff): string {
  const { heading, whatsapp, message, flags } = letter;
  return [
    '<!doctype html><html lang="es-MX"><head><meta charset="utf-8">',
    `<title>${escapeHtml(heading)}</title></head>`,
    '<body style="font-family:sans-serif;line-height:1.5">',
    `<h1 style="font-size:20px">${escapeHtml(heading)}</h1>`,
    table(letter.facts),
    whatsapp ? `<p><a href="${escapeHtml(whatsapp)}">Responder por WhatsApp</a></p>` : '',
    message ? `<h2 style="font-size:16px">Mensaje</h2><p>${withBreaks(message)}</p>` : '',
    packageTable(letter),
    flags.length > 0
      ? `<h2 style="font-size:16px">Revisa antes de responder</h2><ul>${flags.map((flag) => `<li>${escapeHtml(flag)}</li>`).join('')}</ul>`
      : '',
    '<p>Al responder este correo le escribes directamente a quien lo envió.</p>',
    '</body></html>',
  ].join('\n');
}

function packageTable({ items, total, breakdown }: LetterForStaff): string {
  if (total === null) return '';
  return [
    '<h2 style="font-size:16px">Paquete</h2>',
    table([
      ...items.map(({ name, price }): [string, string] => [name, price]),
      ['Total aproximado', total],
    ]),
    breakdown ? `<p>${escapeHtml(breakdown)}</p>` : '',
  ].join('\n');
}

function table(rows: [string, string][]): string {
  const cells = rows.map(
    ([label, value]) =>
      `<tr><th align="left" valign="top" style="padding:2px 16px 2px 0">${escapeHtml(label)}</th><td>${escapeHtml(value)}</td></tr>`,
  );
  return `<table>${cells.join('\n')}</table>`;
}

function withBreaks(text: string): string {
  return escapeHtml(text).replaceAll('\n', '<br>\n');
}
