import type { CatalogueItem, PriceList } from '../../domain/catalogue/catalogue.ts';
import { breakdownOf, formatPriceWithCurrency, totalOf } from '../../domain/catalogue/money.ts';
import { PackageItems } from './package-list.tsx';

interface SentQuoteProps {
  items: readonly CatalogueItem[];
  priceList: PriceList;
  /** What happens next, as the content says it. */
  afterSending: string;
}

/** §8.3 What has arrived, and what happens next. */
export function SentQuote({ items, priceList, afterSending }: SentQuoteProps) {
  const breakdown = breakdownOf(items);
  return (
    <section aria-labelledby="sent" className="grid gap-4">
      <h3 className="text-h4" id="sent">
        Lo que enviaste
      </h3>
      <PackageItems items={items} priceList={priceList} />
      <p className="font-semibold">
        Total aproximado: {formatPriceWithCurrency(totalOf(items))}
        {breakdown && <span className="block text-xs">{breakdown}</span>}
      </p>
      <NextSteps text={afterSending} />
    </section>
  );
}

/** §8.3 What happens after sending. */
export function NextSteps({ text }: { text: string }) {
  return (
    <>
      <h3 className="text-h4 mt-4">Qué sigue</h3>
      <p className="max-w-[60ch] text-text-2">{text}</p>
    </>
  );
}
