import { useRef } from 'react';
import type { Picture as PictureSource } from '../../../content/load/pictures.ts';
import { useTouchActive } from '../../browser/visibility.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { MayaNumeral } from '../../ui/maya-numeral.tsx';
import { Picture } from '../../ui/picture.tsx';
import { TiltCard } from '../../ui/tilt-card.tsx';

interface Solution {
  name: string;
  description: string;
  to: string;
  picture: PictureSource;
}

/** Few cards fill the row; more stand in rows of four. */
const columns: Record<number, string> = { 1: '', 2: '', 3: 'min-[1280px]:grid-cols-3' };

export function SolutionGrid({ solutions }: { solutions: Solution[] }) {
  return (
    <ul
      className={`mt-[clamp(3rem,6vw,6rem)] grid border-l border-t border-line min-[640px]:grid-cols-2 ${columns[solutions.length] ?? 'min-[1280px]:grid-cols-4'}`}
    >
      {solutions.map((solution, index) => (
        <SolutionCard
          few={solutions.length < 4}
          key={solution.to}
          number={index + 1}
          solution={solution}
        />
      ))}
    </ul>
  );
}

/** §2.15 One card per category: image, name, description of at most 4 lines, 'Conocer más'. */
function SolutionCard(props: { solution: Solution; number: number; few: boolean }) {
  const { solution, number, few } = props;
  const { name, description, to, picture } = solution;
  const card = useRef<HTMLLIElement>(null);
  const active = useTouchActive(card, 'active-gradient');
  return (
    <li className={`group flex border-r border-b border-line ${active}`} ref={card}>
      <TiltCard className="flex flex-1 flex-col bg-bg">
        <div className="relative overflow-clip bg-ink">
          <Picture
            className="aspect-4/3 w-full object-cover transition-transform duration-900 ease-out-expo card-hover:scale-[1.04]"
            eager={number === 1}
            picture={picture}
            sizes={`(max-width: 639px) 92vw, (max-width: 1279px) 46vw, ${few ? 46 : 24}vw`}
          />
          <span aria-hidden="true" className="hover-lines" />
        </div>
        <div className="grid flex-1 grid-rows-[1rem_auto_auto_1fr] justify-items-start gap-4 p-5 [&>svg]:self-end">
          <MayaNumeral value={number} />
          <h2 className="text-h4">{name}</h2>
          <p className="line-clamp-4 text-sm leading-snug text-text-2 [font-stretch:90%]">
            {description}
          </p>
          <ButtonLink
            aria-label={`Conocer más: ${name}`}
            className="self-end after:absolute after:inset-0"
            icon="arrowRight"
            to={to}
            variant="link"
          >
            Conocer más
          </ButtonLink>
        </div>
      </TiltCard>
    </li>
  );
}
