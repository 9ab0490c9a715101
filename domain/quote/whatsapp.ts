import { type CatalogueItem, categoryName, type PriceList } from '../catalogue/catalogue.ts';
import { formatPriceWithCurrency, isAmount, totalOf } from '../catalogue/money.ts';

/** Longer addresses are cut by some phones. */
const maxTextLength = 1500;

/** What separates digits in a phone number: spaces, dots, parentheses, hyphens and dashes, slashes. */
const separators = /[\s.()/\p{Dash}]/gu;
const extension = /[\s,;]*(?:ext(?:ensi[oó]n)?\.?|x|#)\s*\d{1,6}$/i;

/**
 * §13.4 The digits by which WhatsApp knows a phone, country first; null where that is not certain. A number without
 * a country is Mexican if it has ten digits, with or without the old prefixes 01, 044, 045 and the 1 of mobiles.
 */
export function whatsappNumber(phone: string): string | null {
  const dialled = phone.trim().replace(extension, '').replace(/\(0\)/, '').replace(separators, '');
  const mexican = /^(?:(?:\+|00)?52)?(?:01|044|045)?([2-9]\d{9})$|^(?:\+|00)?521([2-9]\d{9})$/.exec(
    dialled,
  );
  if (mexican) return `52${mexican[1] ?? mexican[2]}`;
  const [, foreign] = /^(?:\+|00)((?!52)[1-9]\d{7,14})$/.exec(dialled) ?? [];
  return foreign ?? null;
}

/** Address that opens WhatsApp with a text; `number` as the content writes it, `+52 722 …`. */
export function whatsappLink(number: string, text: string): string {
  return `https://wa.me/${whatsappNumber(number)}?text=${encodeURIComponent(text)}`;
}

export function whatsappGreeting(brand: string): string {
  return `Hola, ${brand}. Quiero contarles de mi proyecto.`;
}

/**
 * §2.11 The package as a message: one line per item, which names its category, then the total; a greeting
 * when it is empty.
 */
export function whatsappPackage(
  brand: string,
  items: readonly CatalogueItem[],
  catalogue: Pick<PriceList, 'categories'>,
): string {
  if (items.length === 0) return whatsappGreeting(brand);
  const lines = items.map(({ name, price, priceType, categoryId }) => {
    const kind = isAmount(price) ? ` (${priceType})` : '';
    const title = [name, categoryName(catalogue, categoryId)].filter(Boolean).join(', ');
    return `• ${title}: ${formatPriceWithCurrency(price)}${kind}`;
  });
  const total = `Total: ${formatPriceWithCurrency(totalOf(items))}, precios aproximados.`;
  const opening = `Hola, ${brand}. Me interesa este paquete:`;
  const shown: string[] = [];
  for (const line of lines) {
    if ([opening, ...shown, line, total].join('\n').length > maxTextLength) break;
    shown.push(line);
  }
  const rest = lines.length - shown.length;
  return [opening, ...shown, ...(rest > 0 ? [`… y ${rest} más`] : []), total].join('\n');
}
