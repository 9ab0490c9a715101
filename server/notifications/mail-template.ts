import { escapeHtml } from '../../domain/forms/text.ts';
import type { Mail } from './mail-channel.ts';

/** Moments as the agency's staff reads them, in its own time zone. */
export const dateTimeFormat = new Intl.DateTimeFormat('es-MX', {
  dateStyle: 'full',
  timeStyle: 'short',
  timeZone: 'America/Mexico_City',
});

export interface StaffMailOptions {
  brand: string;
  descriptor: string;
  from: string;
  to: string[];
}

/**
 * What all mails to the staff have in common. They come from the agency's own domain, because a
 * visitor's provider would refuse one in the visitor's name.
 */
export function composeStaffMail({ brand, from, to }: StaffMailOptions, mail: Mail): Mail {
  return {
    from: { name: brand, address: from },
    to: to.map((address) => ({ name: '', address })),
    envelope: { from, to },
    ...mail,
    headers: { 'Auto-Submitted': 'auto-generated', ...mail.headers },
  };
}

// The HTML parts. Mail programs are not browsers: tables make the layout, every style is on its
// element, and nothing is loaded from anywhere. All texts are escaped.
const ink = '#081226';
const soft = '#465470';
const link = '#00616f';
const hairline = '#d3dbe2';
const darkSurface = '#050a18';
const cyan = '#22e0f0';
const marigold = '#ffa51f';
const font = 'font-family:Archivo,Helvetica,Arial,sans-serif';
const layout = 'role="presentation" cellpadding="0" cellspacing="0" border="0"';

export interface MailPage {
  brand: string;
  descriptor: string;
  heading: string;
  /** What lists of mails show beside the subject. */
  preview: string;
  blocks: (string | null)[];
  /** Small print. */
  closing: string[];
}

export function mailPage({
  brand,
  descriptor,
  heading,
  preview,
  blocks,
  closing,
}: MailPage): string {
  return `<!doctype html>
<html lang="es-MX"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light"><meta name="supported-color-schemes" content="light">
<title>${escapeHtml(heading)}</title></head>
<body style="margin:0;padding:0;background:#ebf0f3">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(preview)}</div>
<table ${layout} width="100%" bgcolor="#ebf0f3"><tr><td align="center" style="padding:24px 12px">
<table ${layout} width="100%" style="max-width:600px">
<tr><td bgcolor="${darkSurface}" style="padding:22px 28px;${font};color:#ffffff;font-size:22px;line-height:28px;font-weight:bold">${escapeHtml(brand)}<span style="color:#a6b5cf;font-size:14px;font-weight:normal"> &nbsp;${escapeHtml(descriptor)}</span></td></tr>
<tr><td style="font-size:0;line-height:0"><table ${layout} width="100%"><tr><td width="72%" height="5" bgcolor="${cyan}" style="font-size:0;line-height:0">&nbsp;</td><td height="5" bgcolor="${marigold}" style="font-size:0;line-height:0">&nbsp;</td></tr></table></td></tr>
<tr><td bgcolor="#ffffff" style="padding:28px 28px 12px;${font};color:${ink};font-size:16px;line-height:25px">
<h1 style="margin:0 0 16px;${font};font-size:25px;line-height:31px;font-weight:bold;color:${ink}">${escapeHtml(heading)}</h1>
${blocks.filter((block) => block !== null).join('\n')}
</td></tr>
<tr><td style="padding:18px 28px;${font};color:${soft};font-size:13px;line-height:20px">${closing.map(escapeHtml).join('<br>')}</td></tr>
</table></td></tr></table>
</body></html>`;
}

export function paragraph(text: string): string {
  return `<p style="margin:0 0 16px">${withBreaks(text)}</p>`;
}

export function subheading(text: string): string {
  return `<h2 style="margin:26px 0 10px;${font};font-size:17px;line-height:23px;font-weight:bold;color:${ink}">${escapeHtml(text)}</h2>`;
}

/** A text of somebody else's, told apart from ours. */
export function quotation(text: string): string {
  return `<table ${layout} width="100%" style="margin:0 0 16px"><tr><td width="4" bgcolor="${cyan}"></td><td bgcolor="#f2f6f8" style="padding:14px 18px;${font};font-size:16px;line-height:25px;color:${ink}">${withBreaks(text)}</td></tr></table>`;
}

/** Labels and values. */
export function factTable(facts: readonly (readonly [string, string])[]): string {
  const rows = facts.map(
    ([label, value]) =>
      `<tr><th align="left" valign="top" width="116" style="padding:7px 14px 7px 0;border-bottom:1px solid ${hairline};${font};font-size:14px;line-height:22px;font-weight:normal;color:${soft}">${escapeHtml(label)}</th><td valign="top" style="padding:7px 0;border-bottom:1px solid ${hairline};${font};font-size:16px;line-height:22px;color:${ink};word-break:break-word">${withBreaks(value)}</td></tr>`,
  );
  return `<table width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 18px">${rows.join('\n')}</table>`;
}

export interface PricedLines {
  items: readonly { name: string; price: string }[];
  total: string | null;
  breakdown: string | null;
}

export function priceTable({ items, total, breakdown }: PricedLines): string {
  const row = (name: string, price: string, style: string) =>
    `<tr><td valign="top" style="padding:9px 14px 9px 0;${style}">${escapeHtml(name)}</td><td align="right" valign="top" style="padding:9px 0;white-space:nowrap;${style}">${escapeHtml(price)}</td></tr>`;
  const text = `${font};line-height:22px;color:${ink}`;
  return [
    `<table width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 ${breakdown ? 4 : 16}px">`,
    ...items.map(({ name, price }) =>
      row(name, price, `border-bottom:1px solid ${hairline};font-size:15px;${text}`),
    ),
    total === null ? '' : row('Total aproximado', total, `font-size:18px;font-weight:bold;${text}`),
    '</table>',
    breakdown
      ? `<p style="margin:0 0 16px;font-size:14px;color:${soft}">${escapeHtml(breakdown)}</p>`
      : '',
  ].join('\n');
}

/** A link that looks like a button in Outlook, too: the colour is the cell's. */
export function button(label: string, address: string): string {
  return `<table ${layout} style="margin:4px 0 20px"><tr><td bgcolor="${darkSurface}" style="border-radius:4px"><a href="${escapeHtml(address)}" style="display:inline-block;padding:13px 22px;${font};font-size:16px;line-height:20px;font-weight:bold;color:#ffffff;text-decoration:none">${escapeHtml(label)}</a></td></tr></table>`;
}

/** What has to be seen before anything is answered. */
export function warning(heading: string, lines: readonly string[]): string {
  const list = lines.map((line) => `<li style="margin:0 0 4px">${escapeHtml(line)}</li>`).join('');
  return `<table ${layout} width="100%" style="margin:10px 0 18px"><tr><td bgcolor="#fff1da" style="padding:14px 18px;border-left:4px solid ${marigold};${font};font-size:15px;line-height:22px;color:${ink}"><strong>${escapeHtml(heading)}</strong><ul style="margin:6px 0 0;padding:0 0 0 18px">${list}</ul></td></tr></table>`;
}

export interface ContactLine {
  label: string;
  text: string;
  /** Null where there is nothing to follow. */
  address: string | null;
}

export function contactLines(lines: readonly ContactLine[]): string {
  const rows = lines.map(({ label, text, address }) => {
    const shown = address
      ? `<a href="${escapeHtml(address)}" style="color:${link}">${escapeHtml(text)}</a>`
      : escapeHtml(text);
    return `${escapeHtml(label)}: ${shown}`;
  });
  return `<p style="margin:0 0 16px">${rows.join('<br>\n')}</p>`;
}

function withBreaks(text: string): string {
  return escapeHtml(text).replaceAll('\n', '<br>\n');
}
