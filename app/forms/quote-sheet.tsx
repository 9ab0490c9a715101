import type { CatalogueItem, PriceList } from '../../domain/catalogue/catalogue.ts';
import { categoryName, itemTypeNames } from '../../domain/catalogue/catalogue.ts';
import {
  breakdownOf,
  formatPriceWithCurrency,
  formatPriceWithType,
  sumsByKind,
  totalOf,
} from '../../domain/catalogue/money.ts';
import { packageNotice, samePlansNotice } from '../../domain/package/package.ts';
import { useSiteData } from '../layout/site-data.ts';
import { Cloth } from './cloth.tsx';

const longDate = new Intl.DateTimeFormat('es-MX', { dateStyle: 'long' });

interface QuoteSheetProps {
  items: readonly CatalogueItem[];
  priceList: PriceList;
  /** Leads back to the package. */
  address: string;
}

/** §4.8 Draft of the quote, on one page: printed alone while it is in the page (quote-sheet.css). */
export function QuoteSheet({ items, priceList, address }: QuoteSheetProps) {
  const { site } = useSiteData();
  const categories = [...new Set(items.map(({ categoryId }) => categoryId))];
  const notes = [
    packageNotice(false),
    `Los precios son ${site.taxNote}.`,
    samePlansNotice(items),
    `Tu paquete en línea: ${address}`,
  ].filter((note) => note !== null);
  return (
    <article className="quote-sheet">
      <p>
        <strong>{site.brand}</strong>
        <br />
        {site.domain.replace(/^https?:\/\//, '')} · {site.email} · {site.phones.mobile}
      </p>
      <h1>Borrador de cotización</h1>
      <p>{longDate.format(new Date())}</p>
      <Cloth items={items} size="dialog" />
      <table>
        {categories.map((id) => (
          <tbody key={id}>
            <tr>
              <th colSpan={3} scope="rowgroup">
                {categoryName(priceList, id)}
              </th>
            </tr>
            {items
              .filter(({ categoryId }) => categoryId === id)
              .map((item) => (
                <tr key={item.id}>
                  <td>{item.name}</td>
                  <td>{itemTypeNames[item.type]}</td>
                  <td>{formatPriceWithType(item)}</td>
                </tr>
              ))}
          </tbody>
        ))}
        <tfoot>
          {breakdownOf(items) &&
            sumsByKind(items).map(({ label, sum }) => (
              <tr key={label}>
                <th colSpan={2} scope="row">
                  {label}
                </th>
                <td>{formatPriceWithCurrency(sum)}</td>
              </tr>
            ))}
          <tr>
            <th colSpan={2} scope="row">
              Total aproximado
            </th>
            <td>{formatPriceWithCurrency(totalOf(items))}</td>
          </tr>
        </tfoot>
      </table>
      <h2>Notas</h2>
      <ul>
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </article>
  );
}
