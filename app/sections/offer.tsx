import type { Offer as OfferTerms } from '../../domain/site/site-info.ts';
import { useHydrated } from '../browser/hydration.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { Drawing } from '../ui/drawing.tsx';

const longDate = new Intl.DateTimeFormat('es-MX', {
  dateStyle: 'long',
  timeZone: 'America/Mexico_City',
});

interface OfferContent extends OfferTerms {
  /** The percentage as SVG; null where the brand has no figures of its own. */
  drawing: string | null;
}

/** §2.10 Offer: the HTML says until when it holds; once it has ended, the script says so. */
export function Offer({ content }: { content: OfferContent }) {
  const { percent, drawing, heading, text, terms, validUntil, callToAction } = content;
  const hydrated = useHydrated();
  const ended = hydrated && Date.now() >= Date.parse(validUntil);
  return (
    // On narrow screens the drawing stands above the heading: a link leads to the heading.
    <section className="max-wide:scroll-mt-[calc(1.5rem-37.8vw)]" id="offer">
      <div className="wrap">
        <div className="surface-warm stepped-offer px-[clamp(1.5rem,5vw,6rem)] py-[clamp(3rem,5vw,5rem)]">
          <div className="grid-12 items-center gap-y-8">
            {drawing ? (
              <Drawing className="col-span-12 wide:col-span-7 [&>svg]:w-full" svg={drawing} />
            ) : (
              <p
                aria-hidden="true"
                className="col-span-12 text-[18vw] leading-[0.8] font-semibold tracking-[-0.06em] wide:col-span-7"
              >
                {percent}%
              </p>
            )}
            <div className="col-span-12 flex flex-col items-start gap-6 wide:col-span-5">
              <h2 className="text-h3">
                <span className="sr-only">{percent} % </span>
                {heading}
              </h2>
              <p>{text}</p>
              <ul className="list-[square] pl-5 text-sm">
                {terms.map((term) => (
                  <li key={term}>{term}</li>
                ))}
                <li>
                  Para contratos nuevos firmados antes del{' '}
                  <time dateTime={validUntil}>{longDate.format(new Date(validUntil))}</time>.
                </li>
              </ul>
              {ended && (
                <p className="font-semibold" role="status">
                  Esta promoción ya terminó. Pregúntanos por la vigente.
                </p>
              )}
              <ButtonLink icon="arrowRight" to="#contact" variant="secondaryDark">
                {ended ? 'Pedir la promoción vigente' : callToAction}
              </ButtonLink>
            </div>
          </div>
        </div>
      </div>
    </section>
  );
}
