import { useHydrated } from '../../browser/hydration.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Drawing } from '../../ui/drawing.tsx';
import type { OfferContent } from './home.server.ts';

const longDate = new Intl.DateTimeFormat('es-MX', {
  dateStyle: 'long',
  timeZone: 'America/Mexico_City',
});

/** §2.10 Offer: the HTML says what holds when it is built, and until when; the script, what holds when it is read. */
export function Offer({ content }: { content: OfferContent }) {
  const hydrated = useHydrated();
  const ended = hydrated ? Date.now() >= Date.parse(content.validUntil) : content.endedAtBuild;
  return ended ? <EndedOffer content={content} /> : <CurrentOffer content={content} />;
}

function EndedOffer({ content: { percent, heading, validUntil } }: { content: OfferContent }) {
  return (
    <section id="offer">
      <div className="wrap">
        <div className="flex flex-wrap items-center justify-between gap-x-12 gap-y-6 border-y border-line py-8">
          <div className="max-w-[44rem]">
            <h2 className="text-lede">
              {percent} % {heading}
            </h2>
            <p className="mt-2 text-text-2">
              Para contratos nuevos firmados antes del <EndDate validUntil={validUntil} />. Esta
              promoción ya terminó. Pregúntanos por la vigente.
            </p>
          </div>
          <ButtonLink icon="arrowRight" to="#contact" variant="secondary">
            Pedir la promoción vigente
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}

function EndDate({ validUntil }: { validUntil: string }) {
  return <time dateTime={validUntil}>{longDate.format(new Date(validUntil))}</time>;
}

function CurrentOffer({ content }: { content: OfferContent }) {
  const { percent, drawing, heading, text, terms, validUntil, callToAction } = content;
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
                  Para contratos nuevos firmados antes del <EndDate validUntil={validUntil} />.
                </li>
              </ul>
              <ButtonLink icon="arrowRight" to="#contact" variant="secondaryDark">
                {callToAction}
              </ButtonLink>
            </div>
          </div>
        </div>
      </div>
    </section>
  );
}
