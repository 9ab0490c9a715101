import { MayaNumeral } from '../../ui/maya-numeral.tsx';
import { Picture } from '../../ui/picture.tsx';
import { inRows } from '../../ui/rows.ts';
import type { AboutContent } from './about.server.ts';

/** The part of a row of sixty columns that one of so many takes: portraits at every width, words on wide screens. */
const portrait: Record<number, string> = {
  1: 'col-span-60',
  2: 'col-span-30',
  3: 'col-span-20',
  4: 'col-span-15',
  5: 'col-span-12',
};
const words: Record<number, string> = {
  1: 'wide:col-span-60',
  2: 'wide:col-span-30',
  3: 'wide:col-span-20',
  4: 'wide:col-span-15',
  5: 'wide:col-span-12',
};

/**
 * §2.14 The team: one to twelve portraits side by side as one frieze, whole at every width; then a column of words for
 * each.
 */
export function Team({ members }: { members: AboutContent['team'] }) {
  const places = inRows(members.length, 5);
  const most = Math.max(...places.map(({ columns }) => columns));
  return (
    <section aria-label="Equipo" className="overflow-clip">
      <div
        className={`frieze surface-dark relative isolate grid grid-cols-60 ${most < 3 ? 'mx-auto max-w-4xl' : ''}`}
      >
        {members.map(({ picture, role }, index) => (
          <div className={portrait[places[index]?.columns ?? 1]} key={`${role} ${picture.id}`}>
            <Picture
              className="w-full"
              picture={picture}
              sizes={`${100 / (places[index]?.columns ?? 1)}vw`}
            />
          </div>
        ))}
      </div>
      <ul className="relative [--page-margin:calc(max(0px,(100vw-107.5rem)/2)+var(--gutter))] grid gap-y-10 pt-8 pb-(--section) max-wide:px-(--gutter) min-[600px]:max-wide:grid-cols-2 min-[600px]:max-wide:gap-x-(--gap) wide:grid-cols-60 wide:pt-0">
        {members.map(({ role, skills, description, picture }, index) => (
          <li
            className={`flex flex-col gap-4 min-[600px]:max-wide:last:odd:col-span-2 wide:px-[clamp(1rem,1.6vw,1.75rem)] wide:py-8 ${places[index]?.isFirst ? 'wide:pl-(--page-margin)' : 'wide:border-l wide:border-line'} ${places[index]?.isLast ? 'wide:pr-(--page-margin)' : ''} ${words[places[index]?.columns ?? 1]}`}
            key={`${role} ${picture.id}`}
          >
            <MayaNumeral value={index + 1} />
            <h2 className="text-h4 wide:min-h-[2.1em]">{role}</h2>
            <ul aria-label="Habilidades" className="text-sm font-semibold">
              {skills.map((skill) => (
                <li className="border-t border-line py-1.5 wide:py-2" key={skill}>
                  {skill}
                </li>
              ))}
            </ul>
            <p className="text-sm text-text-2">{description}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
