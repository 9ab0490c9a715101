import type { Price, PriceType } from './catalogue.ts';
import { withThousands } from './thousands.ts';

/** What a price adds to a total, in US dollars: a price that is text counts 0 (§9.5 Total). */
function amountOf(price: Price): number {
  return typeof price === 'number' ? price : 0;
}

function dollars(amount: number): string {
  const [whole = '', cents] = amount.toFixed(2).split('.');
  return cents === '00' ? `$${withThousands(whole)}` : `$${withThousands(whole)}.${cents}`;
}

/** §9.1 `FREE` for 0, otherwise `$1,980` or `$199.50`; a price that is text stands as it is. */
export function formatPrice(price: Price): string {
  if (typeof price === 'string') return price;
  return price === 0 ? 'FREE' : dollars(price);
}

/** Only an amount is followed by its currency: `FREE` and a price that is text stand alone. */
export function isAmount(price: Price): boolean {
  return typeof price === 'number' && price > 0;
}

/** An amount with its currency: in Mexico a bare `$` reads as pesos. */
export function formatPriceWithCurrency(price: Price): string {
  return isAmount(price) ? `${formatPrice(price)} USD` : formatPrice(price);
}

const kindLabels: Record<PriceType, string> = {
  único: 'Pago único',
  mensual: 'Mensual',
  'por hora': 'Por hora',
};

interface Priced {
  price: Price;
  priceType: PriceType;
}

/** A price with its currency and how often it is paid: `$350 USD mensual`. What is free is not paid at all. */
export function formatPriceWithType({ price, priceType }: Priced): string {
  return price === 0 ? formatPrice(price) : `${formatPriceWithCurrency(price)} ${priceType}`;
}

/** Whole cents: amounts in dollars cannot be added up or compared exactly. */
export function centsOf(dollarAmount: number): number {
  return Math.round(dollarAmount * 100);
}

/** Sum of the numeric prices, in US dollars, exact to the cent (§9.5 Total in the contact form). */
export function totalOf(items: readonly { price: Price }[]): number {
  return items.reduce((sum, item) => sum + centsOf(amountOf(item.price)), 0) / 100;
}

/**
 * Where a total mixes one-time, monthly and hourly prices, what each kind adds up to:
 * `Pago único $680 · Mensual $350`. Null when there is one kind or nothing to pay.
 */
export function breakdownOf(items: readonly Priced[]): string | null {
  const sums = sumsByKind(items);
  if (sums.length < 2) return null;
  return sums.map(({ label, sum }) => `${label} ${formatPrice(sum)}`).join(' · ');
}

/** What each kind of price adds up to, in US dollars; without those of which there is nothing to pay. */
export function sumsByKind(items: readonly Priced[]) {
  return (Object.keys(kindLabels) as PriceType[])
    .map((kind) => ({
      label: kindLabels[kind],
      sum: totalOf(items.filter(({ priceType }) => priceType === kind)),
    }))
    .filter(({ sum }) => sum > 0);
}
