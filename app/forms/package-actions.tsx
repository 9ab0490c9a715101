import { type ReactNode, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import type { CatalogueItem, PriceList } from '../../domain/catalogue/catalogue.ts';
import { withPackage } from '../../domain/package/package.ts';
import { useSiteData } from '../layout/site-data.ts';
import { Button } from '../ui/button.tsx';

interface PackageActionsProps {
  items: readonly CatalogueItem[];
  priceList: PriceList;
  /** Of the page that shows the package to whoever gets its link. */
  path: string;
}

/** §4.8 Where the package is summed up: its link for others, and a draft of the quote on paper. */
export function PackageActions({ items, priceList, path }: PackageActionsProps) {
  const { site } = useSiteData();
  const [message, setMessage] = useState('');
  const [sheet, setSheet] = useState<ReactNode>(null);
  const addressNow = () => location.origin + path + withPackage('', items);

  async function share() {
    const url = addressNow();
    if (typeof navigator.share === 'function') {
      // Whoever closes the share sheet has decided; there is nothing to say.
      return navigator.share({ title: `Mi paquete en ${site.brand}`, url }).catch(() => {});
    }
    try {
      await navigator.clipboard.writeText(url);
      setMessage('Copiamos el enlace de tu paquete.');
    } catch {
      // Without a secure connection, or where the visitor forbids it.
      setMessage(`Copia este enlace: ${url}`);
    }
  }

  async function print() {
    try {
      const { QuoteSheet } = await import('./quote-sheet.tsx');
      addEventListener('afterprint', () => setSheet(null), { once: true });
      flushSync(() =>
        setSheet(<QuoteSheet address={addressNow()} items={items} priceList={priceList} />),
      );
    } catch {
      // Its script cannot be fetched: the page is printed as it is.
    }
    window.print();
  }

  return (
    <div className="mt-4">
      <div className="flex flex-wrap gap-x-6">
        <Button onClick={share} variant="link">
          Compartir
        </Button>
        <Button onClick={print} variant="link">
          Imprimir
        </Button>
      </div>
      <p aria-live="polite" className="text-xs font-semibold wrap-anywhere">
        {message}
      </p>
      {sheet && createPortal(sheet, document.body)}
    </div>
  );
}
