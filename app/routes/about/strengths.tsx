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

/** §2.14 Strengths: a stair of lines across the page's accent surface; then the team at work. */
export function Strengths({ content, number }: SectionProps<AboutContent['strengths']>) {
  const { heading, list, video } = content;
  return (
    <>
      <Section
        className="surface-accent overflow-clip py-[clamp(5rem,8vw,8rem)]"
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
                className={`relative isolate flex flex-col gap-4 border-t-[1.5px] border-text py-7 min-[600px]:max-wide:grid min-[600px]:max-wide:grid-cols-2 min-[600px]:max-wide:gap-x-(--gap) wide:border-t-0 wide:pt-17 wide:pr-5 wide:pl-13 wide:first:pl-0 ${
                  levels[Math.min(list.length - 1 - index, levels.length - 1)]
                }`}
                key={title}
              >
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
