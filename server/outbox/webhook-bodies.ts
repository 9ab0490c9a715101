import { breakdownOf } from '../../domain/catalogue/money.ts';
import type { PricedQuote } from '../../domain/quote/quote-items.ts';
import type { StoredLetter, Unannounced } from '../storage/storage.ts';
import { alarmText } from './alarm.ts';

/** A letter as docs/webhook.md describes it. */
export function letterBody(letter: StoredLetter, brand: string) {
  const { id, kind, receivedAt, landing, quarantined, payload } = letter;
  const { name } = payload as { name: string };
  const what = kind === 'quote' ? 'Nueva solicitud' : 'Nueva candidatura';
  return {
    event: 'letter.received',
    text: `${brand}: ${what} de ${name}`,
    letter: {
      id,
      kind,
      receivedAt: new Date(receivedAt).toISOString(),
      landing,
      // It was held back and then released by somebody.
      released: quarantined,
      fields: payload,
      package: letter.pricing ? packageOf(letter.pricing as PricedQuote) : null,
    },
  };
}

function packageOf({ items, total, flags }: PricedQuote) {
  return {
    items: items.map(({ id, name, type, price, priceType, categoryId }) => ({
      id,
      name,
      type,
      price,
      priceType,
      categoryId,
    })),
    total,
    currency: 'USD',
    breakdown: breakdownOf(items),
    flags,
  };
}

export function alarmBody(unannounced: Unannounced, brand: string) {
  const { letters, since } = unannounced;
  return {
    event: 'letters.unannounced',
    text: `${brand}: ${alarmText(unannounced)}`,
    letters,
    since: since === null ? null : new Date(since).toISOString(),
  };
}
