import { useLocation } from 'react-router';
import { formatPrice, isAmount } from '../../../domain/catalogue/money.ts';
import { categoryParam } from '../../../domain/quote/quote-form.ts';
import { useHydrated } from '../../browser/hydration.tsx';
import { useLanguageOf, useSiteData } from '../../layout/site-data.ts';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { MayaNumeral } from '../../ui/maya-numeral.tsx';
import { Section, type SectionProps } from '../../ui/section.tsx';
import type { ServicesContent } from './services.server.ts';

type PricingContent = ServicesContent['pricing'];
type Row = PricingContent['services' | 'otherCategories'][number];

/** §2.13 What each service costs at least, under its name and number, and what else has a price. */
export function Pricing({ content, number }: SectionProps<PricingContent>) {
  const { site } = useSiteData();
  const { heading, intro, services, others, otherCategories } = content;
  return (
    <Section
      className="surface-accent scroll-mt-[calc(1rem-clamp(5rem,8vw,8rem))] overflow-clip py-[clamp(5rem,8vw,8rem)]"
      id="pricing"
      label="Precios"
      number={number}
    >
      <div className="grid-12 items-end gap-y-6">
        <h2 className="text-h2 col-span-12 wide:col-span-8">{heading}</h2>
        <p className="col-span-12 max-w-[46ch] wide:col-span-4">{intro}</p>
      </div>
      <PriceRows rows={services} />
      {otherCategories.length > 0 && (
        <>
          <h3 className="text-h4 mt-[clamp(2.5rem,4vw,4rem)]">{others}</h3>
          <PriceRows rows={otherCategories} />
        </>
      )}
      <p className="mt-6 text-xs">Precios aproximados en dólares (USD), {site.taxNote}.</p>
    </Section>
  );
}

function PriceRows({ rows }: { rows: Row[] }) {
  const { search } = useLocation();
  // The prerendered page has no query.
  const marked = useHydrated() ? new URLSearchParams(search).get(categoryParam) : null;
  return (
    <ul className="mt-[clamp(1.5rem,3vw,3rem)] border-t-[1.5px] border-text">
      {rows.map((row) => (
        <PriceRow
          isMarked={marked !== null && row.lowest?.category === marked}
          key={row.id}
          row={row}
        />
      ))}
    </ul>
  );
}

function PriceRow({ row, isMarked }: { row: Row; isMarked: boolean }) {
  const { name, number, lowest, withoutPrice, to } = row;
  const languageOf = useLanguageOf();
  return (
    <li className="border-b-[1.5px] border-text">
      <Link
        aria-current={isMarked || undefined}
        className="grid-12 group items-center gap-y-3 py-5 -mx-(--gutter) px-(--gutter) outline-offset-0 hover:bg-ink aria-[current=true]:bg-ink transition-colors duration-160 hover:text-paper aria-[current=true]:text-paper min-[600px]:py-3"
        to={to}
      >
        <span className="col-span-12 grid grid-cols-[2.25rem_1fr] items-center gap-x-3 gap-y-1 min-[600px]:col-span-6 wide:grid-cols-[2.25rem_2fr_1fr]">
          {number === null ? <span /> : <MayaNumeral ink="currentColor" value={number} />}
          <span className="text-h4">{name}</span>{' '}
          {lowest && (
            <span className="text-sm max-wide:col-start-2" lang={languageOf(lowest.plan)}>
              {lowest.plan}
            </span>
          )}
        </span>{' '}
        {lowest ? (
          <LowestPrice {...lowest} />
        ) : (
          <span className="col-span-10 max-w-[46ch] text-sm max-[599px]:pl-12 min-[600px]:col-span-5">
            <span className="block font-semibold">Se cotiza aparte</span> {withoutPrice}
          </span>
        )}
        <Icon className="col-span-2 justify-self-end min-[600px]:col-span-1" name="arrowRight" />
      </Link>
    </li>
  );
}

function LowestPrice({ price, priceType }: NonNullable<Row['lowest']>) {
  return (
    <span className="col-span-10 flex flex-wrap items-baseline gap-x-2 desktop:gap-x-3 min-[600px]:col-span-5">
      <span className="text-sm">desde</span>{' '}
      <span className="flex items-baseline gap-x-2 whitespace-nowrap desktop:gap-x-3">
        <span className="text-figure text-[clamp(2.5rem,5.2vw,5.75rem)]">{formatPrice(price)}</span>{' '}
        {isAmount(price) && <span className="text-sm font-semibold">USD </span>}
      </span>
      {price !== 0 && <span className="text-sm">{priceType}</span>}
    </span>
  );
}
