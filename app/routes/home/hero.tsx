import { ButtonLink } from '../../ui/button.tsx';
import { Drawing } from '../../ui/drawing.tsx';
import { Film } from '../../ui/film.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { MayaNumeral } from '../../ui/maya-numeral.tsx';
import { Particles } from '../../ui/particles.tsx';
import { MotionToggle } from '../../ui/preference-toggles.tsx';
import type { HeroContent } from './home.server.ts';

/** §2.6 Hero: lines of one width, from condensed to wide, beside the video. */
export function Hero({ content }: { content: HeroContent }) {
  const { lines, tagline, ring, video, strip } = content;
  const hasOrb = Boolean(ring || video);
  return (
    <section className="hero surface-dark" id="hero">
      <Particles field="hero" />
      <div className="wrap hero-columns">
        <div className="relative">
          <h1 className="hero-title">
            {lines.map((line) => (
              <span className="hero-line" key={line}>
                {line}{' '}
              </span>
            ))}
          </h1>
          <div className="mt-[clamp(1.5rem,4.4vh,3rem)] flex flex-wrap items-center gap-x-8 gap-y-5">
            <ButtonLink icon="arrowRight" to="#contact">
              Cotiza tu Proyecto Gratis
            </ButtonLink>
            {/* Without the orb between them, the control of motion is beside it on phones. */}
            <p
              className={`max-w-[15em] grow basis-48 text-lg leading-tight text-balance ${hasOrb ? '' : 'max-desktop:mr-14'}`}
            >
              {tagline}
            </p>
          </div>
        </div>
        {/* The film in its circle; the brand's drawing around it turns until it is in its place. */}
        {hasOrb && (
          <div className="hero-orb">
            {ring && (
              <Drawing
                className="rotate-in size-full text-line-strong [&>svg]:size-full"
                svg={ring}
              />
            )}
            {video && (
              <Film
                className="hero-disc"
                eager
                film={video}
                sizes="(max-width: 900px) min(76vw, 33rem), (max-width: 1080px) and (orientation: portrait) min(76vw, 33rem), min(34vw, 55vh, 33rem)"
              />
            )}
          </div>
        )}
      </div>
      <div className="hero-strip relative isolate border-t border-line bg-bg">
        <div className="wrap flex">
          <ul className="grid flex-1 grid-cols-2 desktop:grid-cols-4">
            {strip.map(({ label, to }, index) => (
              <li
                className="border-line max-desktop:nth-[n+3]:border-t even:border-l desktop:not-first:border-l"
                key={to}
              >
                <Link
                  className="flex min-h-18 items-center gap-4 pr-5 text-sm max-wide:gap-3 max-wide:pr-2 font-[560] hover:text-accent-text max-wide:text-xs max-desktop:[font-stretch:88%] [li:not(:first-child)>&]:pl-5 max-desktop:[li:nth-child(odd)>&]:pl-0"
                  to={to}
                >
                  <MayaNumeral value={index + 1} />
                  {label}
                  <Icon className="ml-auto text-text-2 max-wide:hidden" name="arrowRight" />
                </Link>
              </li>
            ))}
          </ul>
          <MotionToggle className="self-center max-desktop:absolute max-desktop:-top-16 max-desktop:right-(--gutter)" />
        </div>
      </div>
    </section>
  );
}
