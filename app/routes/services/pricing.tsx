import { Link, useLocation } from 'react-router';
import { formatPrice, isAmount } from '../../../domain/catalogue/money.ts';
import { categoryParam } from '../../../domain/quote/quote-form.ts';
import { useHydrated } from '../../browser/hydration.tsx';
import { useLanguageOf, useSiteData } from '../../layout/site-data.ts';
import { Icon } from '../../ui/icon.tsx';
import { Section, type SectionProps } from '../../ui/section.tsx';
import type { ServicesContent } from './services.server.ts';

/** §2.13 What each category costs at least. */
export function Pricing({ content, number }: SectionProps<ServicesContent['pricing']>) {
  const { site } = useSiteData();
  const { heading, intro, rows } = content;
  const { search } = useLocation();
  // The prerendered page has no query.
  const marked = useHydrated() ? new URLSearchParams(search).get(categoryParam) : null;
  return (
    <Section
      className="surface-cyan scroll-mt-[calc(1rem-clamp(5rem,8vw,8rem))] overflow-clip py-[clamp(5rem,8vw,8rem)]"
      id="pricing"
      label="Precios"
      number={number}
    >
      <div className="grid-12 items-end gap-y-6">
        <h2 className="text-h2 col-span-12 wide:col-span-8">{heading}</h2>
        <p className="col-span-12 max-w-[46ch] wide:col-span-4">{intro}</p>
      </div>
      <ul className="mt-[clamp(2.5rem,5vw,5rem)] border-t-[1.5px] border-text">
        {rows.map((row) => (
          <PriceRow isMarked={row.slug === marked} key={row.slug} row={row} />
        ))}
      </ul>
      <p className="mt-6 text-xs">Precios aproximados en dólares (USD), {site.taxNote}.</p>
    </Section>
  );
}

function PriceRow(props: { row: ServicesContent['pricing']['rows'][number]; isMarked: boolean }) {
  const { row, isMarked } = props;
  const { name, plan, price, priceType, to } = row;
  const languageOf = useLanguageOf();
  return (
    <li className="border-b-[1.5px] border-text">
      <Link
        aria-current={isMarked || undefined}
        className="grid-12 group items-center gap-y-3 py-5 -mx-(--gutter) px-(--gutter) outline-offset-0 hover:bg-navy aria-[current=true]:bg-navy transition-colors duration-160 hover:text-white aria-[current=true]:text-white desktop:py-3"
        to={to}
      >
        <span className="col-span-12 grid items-center gap-x-(--gap) gap-y-3 desktop:col-span-6 desktop:gap-y-1 wide:grid-cols-[2fr_1fr]">
          <span className="text-h4">{name}</span>{' '}
          <span className="text-sm" lang={languageOf(plan)}>
            {plan}
          </span>
        </span>{' '}
        <span className="col-span-10 flex flex-wrap items-baseline gap-x-2 desktop:gap-x-3 desktop:col-span-5">
          <span className="text-sm">desde</span>{' '}
          <span className="flex items-baseline gap-x-2 whitespace-nowrap desktop:gap-x-3">
            <span className="text-figure text-[clamp(2.5rem,5.2vw,5.75rem)]">
              {formatPrice(price)}
            </span>{' '}
            {isAmount(price) && <span className="text-sm font-semibold">USD </span>}
          </span>
          {price !== 0 && <span className="text-sm">{priceType}</span>}
        </span>
        <Icon className="col-span-2 justify-self-end desktop:col-span-1" name="arrowRight" />
      </Link>
    </li>
  );
}
