import type { CatalogueItem } from '../../domain/catalogue/catalogue.ts';
import { breakdownOf, formatPriceWithCurrency } from '../../domain/catalogue/money.ts';
import { escapeHtml } from '../../domain/forms/text.ts';
import type { MailLook } from '../../domain/site/brand-look.ts';
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
  look: MailLook;
  from: string;
  to: string[];
}

/** A part of a mail, as both of its versions show it. */
export interface Block {
  /** Until the mail is whole, colours stand in it as their names: `<accent>`. */
  html: string;
  text: string;
}

export interface MailContent {
  heading: string;
  /** What lists of mails show beside the subject. */
  preview: string;
  blocks: (Block | null)[];
  /** Small print, in the HTML only. */
  closing: string[];
}

/**
 * Marks a mail that nobody wrote (RFC 3834), so that no machine answers it. What a visitor sent has no mark:
 * helpdesks would put it aside.
 */
export const autoSubmitted = { 'Auto-Submitted': 'auto-generated' };

/** From the agency's own domain: a visitor's provider would refuse one in the visitor's name. */
export function composeStaffMail(
  options: StaffMailOptions,
  { heading, preview, blocks, closing, ...mail }: MailContent & Omit<Mail, 'envelope'>,
): Mail {
  const { brand, from, to } = options;
  return {
    from: { name: brand, address: from },
    to: to.map((address) => ({ name: '', address })),
    envelope: { from, to },
    ...renderMail({ heading, preview, blocks, closing }, options),
    ...mail,
  };
}

// The HTML parts. Mail programs are not browsers: tables make the layout, every style is on its
// element, and nothing is loaded from anywhere. All texts are escaped, so that none holds a colour's name.
const font = 'font-family:<typeface>,Helvetica,Arial,sans-serif';
const layout = 'role="presentation" cellpadding="0" cellspacing="0" border="0"';

export function renderMail(
  { heading, preview, blocks, closing }: MailContent,
  { brand, descriptor, look }: Pick<StaffMailOptions, 'brand' | 'descriptor' | 'look'>,
): Block {
  const shown = blocks.filter((block) => block !== null);
  const text = [heading, ...shown.map((block) => block.text)].filter(Boolean).join('\n\n');
  const html = `<!doctype html>
<html lang="es-MX"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light"><meta name="supported-color-schemes" content="light">
<title>${escapeHtml(heading)}</title></head>
<body style="margin:0;padding:0;background:<background>">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(preview)}</div>
<table ${layout} width="100%" bgcolor="<background>"><tr><td align="center" style="padding:24px 12px">
<table ${layout} width="100%" style="max-width:600px">
<tr><td bgcolor="<ink>" style="padding:22px 28px;${font};color:<paper>;font-size:22px;line-height:28px;font-weight:bold">${escapeHtml(brand)}<span style="color:<paper2>;font-size:14px;font-weight:normal"> &nbsp;${escapeHtml(descriptor)}</span></td></tr>
<tr><td style="font-size:0;line-height:0"><table ${layout} width="100%"><tr><td width="72%" height="5" bgcolor="<accent>" style="font-size:0;line-height:0">&nbsp;</td><td height="5" bgcolor="<warm>" style="font-size:0;line-height:0">&nbsp;</td></tr></table></td></tr>
<tr><td bgcolor="<surface2>" style="padding:28px 28px 12px;${font};color:<text>;font-size:16px;line-height:25px">
<h1 style="margin:0 0 16px;${font};font-size:25px;line-height:31px;font-weight:bold;color:<text>">${escapeHtml(heading)}</h1>
${shown.map((block) => block.html).join('\n')}
</td></tr>
<tr><td style="padding:18px 28px;${font};color:<text2>;font-size:13px;line-height:20px">${closing.map(escapeHtml).join('<br>')}</td></tr>
</table></td></tr></table>
</body></html>`;
  const values: Record<string, string> = { ...look.colors, typeface: escapeHtml(look.typeface) };
  return { text, html: html.replace(/<(\w+)>/g, (tag, name: string) => values[name] ?? tag) };
}

export function paragraph(text: string): Block {
  return { text, html: `<p style="margin:0 0 16px">${withBreaks(text)}</p>` };
}

/** Blocks under a heading of their own. */
export function section(heading: string, blocks: (Block | null)[]): Block {
  const shown = blocks.filter((block) => block !== null);
  const texts = shown.map(({ text }) => text).filter(Boolean);
  return {
    text: `${heading}:\n${texts.join('\n')}`,
    html: [
      `<h2 style="margin:26px 0 10px;${font};font-size:17px;line-height:23px;font-weight:bold;color:<text>">${escapeHtml(heading)}</h2>`,
      ...shown.map(({ html }) => html),
    ].join('\n'),
  };
}

/** A text of somebody else's, told apart from ours. */
export function quotation(text: string): Block {
  return {
    text: `\n${text}`,
    html: `<table ${layout} width="100%" style="margin:0 0 16px"><tr><td width="4" bgcolor="<accent>"></td><td bgcolor="<surface>" style="padding:14px 18px;${font};font-size:16px;line-height:25px;color:<text>">${withBreaks(text)}</td></tr></table>`,
  };
}

/** Labels and values; what is empty is left out. */
export function factTable(facts: readonly (readonly [string, string])[]): Block {
  const filled = facts.filter(([, value]) => value !== '');
  const rows = filled.map(
    ([label, value]) =>
      `<tr><th align="left" valign="top" width="116" style="padding:7px 14px 7px 0;border-bottom:1px solid <line>;${font};font-size:14px;line-height:22px;font-weight:normal;color:<text2>">${escapeHtml(label)}</th><td valign="top" style="padding:7px 0;border-bottom:1px solid <line>;${font};font-size:16px;line-height:22px;color:<text>;word-break:break-word">${withBreaks(value)}</td></tr>`,
  );
  return {
    text: filled.map(([label, value]) => `${label}: ${value}`).join('\n'),
    html: `<table width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 18px">${rows.join('\n')}</table>`,
  };
}

/** Each item with its category, since several have a plan called Esencial. The total is in US dollars. */
export function priceTable(
  items: readonly CatalogueItem[],
  total: number | null,
  categoryName: (id: string) => string | undefined,
): Block {
  const lines = items.map((item) => ({
    name: [item.name, categoryName(item.categoryId)].filter(Boolean).join(', '),
    price: `${formatPriceWithCurrency(item.price)}${item.price === 0 ? '' : ` (${item.priceType})`}`,
  }));
  const sum = total === null ? null : formatPriceWithCurrency(total);
  const breakdown = breakdownOf(items);
  const row = (name: string, price: string, style: string) =>
    `<tr><td valign="top" style="padding:9px 14px 9px 0;${style}">${escapeHtml(name)}</td><td align="right" valign="top" style="padding:9px 0;white-space:nowrap;${style}">${escapeHtml(price)}</td></tr>`;
  const style = `${font};line-height:22px;color:<text>`;
  return {
    text: [
      ...lines.map(({ name, price }) => `- ${name}: ${price}`),
      sum && `Total aproximado: ${sum}`,
      breakdown,
    ]
      .filter(Boolean)
      .join('\n'),
    html: [
      `<table width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 ${breakdown ? 4 : 16}px">`,
      ...lines.map(({ name, price }) =>
        row(name, price, `border-bottom:1px solid <line>;font-size:15px;${style}`),
      ),
      sum === null ? '' : row('Total aproximado', sum, `font-size:18px;font-weight:bold;${style}`),
      '</table>',
      breakdown
        ? `<p style="margin:0 0 16px;font-size:14px;color:<text2>">${escapeHtml(breakdown)}</p>`
        : '',
    ].join('\n'),
  };
}

/** A link that looks like a button in Outlook, too: the colour is the cell's. */
export function button(label: string, address: string, textLabel: string): Block {
  return {
    text: `${textLabel}: ${address}`,
    html: `<table ${layout} style="margin:4px 0 20px"><tr><td bgcolor="<ink>" style="border-radius:4px"><a href="${escapeHtml(address)}" style="display:inline-block;padding:13px 22px;${font};font-size:16px;line-height:20px;font-weight:bold;color:<paper>;text-decoration:none">${escapeHtml(label)}</a></td></tr></table>`,
  };
}

/** What has to be seen before anything is answered. */
export function warning(heading: string, lines: readonly string[]): Block {
  const list = lines.map((line) => `<li style="margin:0 0 4px">${escapeHtml(line)}</li>`).join('');
  return {
    text: `${heading}:\n${lines.map((line) => `- ${line}`).join('\n')}`,
    html: `<table ${layout} width="100%" style="margin:10px 0 18px"><tr><td bgcolor="<surface>" style="padding:14px 18px;border-left:4px solid <warm>;${font};font-size:15px;line-height:22px;color:<text>"><strong>${escapeHtml(heading)}</strong><ul style="margin:6px 0 0;padding:0 0 0 18px">${list}</ul></td></tr></table>`,
  };
}

export interface ContactLine {
  label: string;
  text: string;
  /** Null where there is nothing to follow. */
  address: string | null;
  /** Whether the plain text shows the address, which the text does not say. */
  isAddressShown?: boolean;
}

export function contactLines(lines: readonly ContactLine[]): Block {
  const rows = lines.map(({ label, text, address }) => {
    const shown = address
      ? `<a href="${escapeHtml(address)}" style="color:<accentText>">${escapeHtml(text)}</a>`
      : escapeHtml(text);
    return `${escapeHtml(label)}: ${shown}`;
  });
  return {
    text: lines
      .map(({ label, text, address, isAddressShown }) =>
        isAddressShown ? `${label}: ${text} ${address}` : `${label}: ${text}`,
      )
      .join('\n'),
    html: `<p style="margin:0 0 16px">${rows.join('<br>\n')}</p>`,
  };
}

function withBreaks(text: string): string {
  return escapeHtml(text).replaceAll('\n', '<br>\n');
}
