import { MayaNumeral } from '../../ui/maya-numeral.tsx';
import { Section, type SectionProps } from '../../ui/section.tsx';
import type { AboutContent } from './about.server.ts';
import { TeamVideo } from './team-video.tsx';

/** How far down a step begins, counted from the last, which stands highest. */
const levels = [
  'wide:mt-0',
  'wide:mt-(--stair)',
  'wide:mt-[calc(2*var(--stair))]',
  'wide:mt-[calc(3*var(--stair))]',
  'wide:mt-[calc(4*var(--stair))]',
] as const;

/** §2.14 Strengths: a stair of lines across the page's cyan surface; then the team at work. */
export function Strengths({ content, number }: SectionProps<AboutContent['strengths']>) {
  const { heading, list, video } = content;
  return (
    <>
      <Section
        className="surface-cyan overflow-clip py-[clamp(5rem,8vw,8rem)]"
        label="Fortalezas"
        number={number}
      >
        <div className="wide:grid">
          <h2 className="text-[clamp(2.25rem,4.3vw,4.75rem)] leading-[0.97] font-semibold tracking-[-0.045em] text-balance [font-stretch:118%] wide:col-start-1 wide:row-start-1 wide:max-w-[38%]">
            {heading}
          </h2>
          <ul className="stair [--stair:clamp(4.5rem,6vw,6.5rem)] max-wide:mt-10 wide:col-start-1 wide:row-start-1 wide:grid wide:auto-cols-fr wide:grid-flow-col">
            {list.map(({ title, text }, index) => (
              <li
                className={`relative isolate flex flex-col gap-4 border-t-[1.5px] border-text py-7 min-[600px]:max-wide:grid min-[600px]:max-wide:grid-cols-2 min-[600px]:max-wide:gap-x-(--gap) wide:border-t-0 wide:pt-13 wide:pr-5 wide:pl-13 wide:first:pl-0 ${
                  levels[Math.min(list.length - 1 - index, levels.length - 1)]
                }`}
                key={title}
              >
                <StairLines
                  place={index === 0 ? 'first' : index === list.length - 1 ? 'last' : 'between'}
                />
                <MayaNumeral value={index + 1} />
                <h3 className="text-h4 min-[600px]:max-wide:col-start-1">{title}</h3>
                <p className="max-w-[52ch] text-sm min-[600px]:max-wide:col-start-2 min-[600px]:max-wide:row-span-2 min-[600px]:max-wide:row-start-1">
                  {text}
                </p>
              </li>
            ))}
          </ul>
        </div>
      </Section>
      {video && <TeamVideo shape="wide" video={video} />}
    </>
  );
}

/** Place of each of the parallel lines: what it gives way at one corner it gains at the next. */
const stairLines = [
  'top-0 left-0 right-0',
  'top-1.5 left-1.5 -right-1.5',
  'top-3 left-3 -right-3',
  'top-4.5 left-4.5 -right-4.5',
  'top-6 left-6 -right-6',
] as const;

/**
 * One step of the stair, drawn around its list item: the lines come up from the step before, turn, and
 * run on to the next. The first come in from the page's edge, the last leave through the other.
 */
function StairLines({ place }: { place: 'first' | 'between' | 'last' }) {
  const ends = { first: 'border-l-0 -ml-[100vw]', between: '', last: '-mr-[100vw]' }[place];
  return (
    <span aria-hidden="true" className="max-wide:hidden">
      {stairLines.map((line) => (
        <span
          className={`absolute h-(--stair) border-t-2 border-l-2 border-text ${line} ${ends}`}
          key={line}
        />
      ))}
    </span>
  );
}
