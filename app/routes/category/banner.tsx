import { useLocation } from 'react-router';
import { useLanguageOf, useSiteData } from '../../layout/site-data.ts';
import { Link } from '../../ui/link.tsx';
import { Particles } from '../../ui/particles.tsx';
import { Picture } from '../../ui/picture.tsx';
import { MotionToggle } from '../../ui/preference-toggles.tsx';
import type { CategoryContent } from './category.server.ts';

/**
 * How large the name is set on wide screens: beside the drawing, names of up to so many letters take two
 * lines, longer ones three. Both are as high as the banner allows.
 */
const headingSize = (name: string) =>
  name.length <= 23 ? 'desktop:text-[min(7rem,12.5cqw)]' : 'desktop:text-[min(5rem,12.5cqw)]';

/** §9.1 Banner: 320 px high on wide screens, 60 particles, the category's drawing. */
export function Banner({ content }: { content: CategoryContent['banner'] }) {
  const { site } = useSiteData();
  const { name, description, picture, prices } = content;
  const languageOf = useLanguageOf();
  // Also of an alias. At build it ends with a slash.
  const path = useLocation().pathname.replace(/\/$/, '');
  return (
    <section className="surface-dark mt-(--header) border-b border-line">
      <div className="relative min-h-80 overflow-clip">
        <Particles field="banner" />
        <div className="wrap relative grid min-h-80 grid-cols-1 items-stretch gap-x-10 desktop:grid-cols-[1fr_auto]">
          <div className="@container flex flex-col justify-between gap-6 py-7 short:justify-start">
            <nav aria-label="Ruta">
              <ol className="flex flex-wrap items-center gap-x-2.5 text-xs text-text-2">
                <li>
                  <Link className="inline-flex min-h-6 items-center hover:text-accent-text" to="/">
                    Inicio
                  </Link>
                </li>
                <li aria-hidden="true">/</li>
                <li>
                  <Link
                    className="inline-flex min-h-6 items-center hover:text-accent-text"
                    to="/servicios"
                  >
                    Soluciones
                  </Link>
                </li>
                <li aria-hidden="true">/</li>
                <li aria-current="page" className="text-text">
                  {name}
                </li>
              </ol>
            </nav>
            <h1
              className={`-ml-[0.04em] text-[clamp(2.4rem,7.2vw,7rem)] leading-[0.88] font-semibold tracking-[-0.055em] [font-stretch:112%] text-balance ${headingSize(name)}`}
            >
              {name}
            </h1>
          </div>
          <Picture
            className="h-80 w-auto object-cover desktop:max-[60rem]:w-76 desktop:max-[60rem]:object-contain max-desktop:-mt-4 max-desktop:mr-15 max-desktop:h-44 max-desktop:max-w-[calc(100%-3.75rem)] max-desktop:justify-self-end"
            eager
            picture={picture}
            sizes="427px"
          />
        </div>
        <MotionToggle className="absolute right-(--gutter) bottom-4 bg-ink" />
      </div>
      <div className="border-t border-line">
        {/* On a phone the cards lie below the first screen: their prices stand here, too. */}
        <nav
          aria-label="Planes"
          className="wrap border-b border-line *:border-line *:not-last:border-b desktop:hidden"
        >
          {prices.map(({ id, plan, price, kind }) => (
            <Link
              className="flex min-h-12 flex-wrap items-center gap-x-2"
              key={id}
              to={`${path}#${id}`}
            >
              <span className="mr-auto font-semibold" lang={languageOf(plan)}>
                {plan}
              </span>
              <span className="font-semibold">{price}</span>
              <span className="text-xs text-text-2">{kind}</span>
            </Link>
          ))}
        </nav>
        <div className="wrap grid-12 gap-y-5 py-5">
          <p className="col-span-12 max-w-[62ch] text-text-2 wide:col-span-7">{description}</p>
          <p className="col-span-12 border-l-[5px] border-warm pl-4.5 text-sm text-text-2 wide:col-span-5">
            <strong className="block text-text">Precios aproximados</strong>
            {`En dólares (USD), ${site.taxNote}. Te enviamos una cotización personalizada gratis.`}
          </p>
        </div>
      </div>
    </section>
  );
}
