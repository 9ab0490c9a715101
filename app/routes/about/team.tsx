import { useEffect, useRef } from 'react';
import { MayaNumeral } from '../../ui/maya-numeral.tsx';
import { Picture } from '../../ui/picture.tsx';
import { inRows, type RowPlace } from '../../ui/rows.ts';
import type { AboutContent } from './about.server.ts';

type Member = AboutContent['team'][number];

/** How a portrait and its words stand on wide screens, by how many people a row holds. */
const layouts: Record<number, { list: string; item: string; sizes: string }> = {
  1: { list: '', item: '', sizes: '32vw' },
  2: { list: 'wide:grid-cols-2', item: '', sizes: '16vw' },
  3: { list: '', item: 'wide:col-span-20', sizes: '34vw' },
  4: { list: '', item: 'wide:col-span-15', sizes: '25vw' },
  5: { list: '', item: 'wide:col-span-12', sizes: '20vw' },
};
/** Rows of three, four and five fill the same frieze. */
const frieze = 'wide:grid-cols-60';

/** §2.14 The team: one to twelve portraits as a frieze, from edge to edge of the page. */
export function Team({ members }: { members: Member[] }) {
  const places = inRows(members.length, 5);
  return (
    <section aria-label="Equipo" className="overflow-clip">
      <ul className={`grid ${members.length > 2 ? frieze : layouts[members.length]?.list}`}>
        {members.map((member, index) => (
          <TeamMember
            key={member.role}
            member={member}
            number={index + 1}
            place={places[index] ?? firstPlace}
          />
        ))}
      </ul>
    </section>
  );
}

const firstPlace: RowPlace = { columns: 1, isFirst: true, isLast: true, row: 0 };

/** From 1081 px the words of three or more hang below their portrait as a column between hairlines. */
const columnOf = ({ isFirst, isLast }: RowPlace) =>
  `wide:px-[clamp(1rem,1.6vw,1.75rem)] ${isFirst ? 'wide:pl-(--gutter)' : 'wide:border-l wide:border-line'} ${isLast ? 'wide:pr-(--gutter)' : ''}`;

/** The words of one or two, at the foot of their portrait. */
const besidePortrait = 'wide:max-w-2xl wide:pl-[clamp(1.5rem,3vw,3.5rem)]';

function TeamMember(props: { member: Member; number: number; place: RowPlace }) {
  const { member, number, place } = props;
  const { role, skills, description, picture, objectPosition } = member;
  const portrait = useRef<HTMLDivElement>(null);
  const layout = layouts[place.columns];
  const stands = place.columns > 2;
  const column = columnOf(place);

  // The content policy keeps styles out of the HTML; until the scripts arrive the middle is kept.
  useEffect(() => {
    if (objectPosition) portrait.current?.style.setProperty('--kept', objectPosition);
  }, [objectPosition]);

  return (
    <li
      className={`group grid grid-cols-[45%_1fr] items-end desktop:grid-cols-[32%_1fr] desktop:grid-rows-[auto_1fr] desktop:items-start ${layout?.item} ${stands ? 'wide:grid-cols-1 wide:grid-rows-[auto_auto_1fr] wide:items-stretch' : 'wide:grid-rows-[1fr_auto] wide:items-end'}`}
    >
      <div
        className={`overflow-clip bg-navy desktop:row-span-2 ${stands ? 'wide:row-span-1' : ''}`}
        ref={portrait}
      >
        <Picture
          className="aspect-3/4 w-full object-cover [object-position:var(--kept,50%_50%)] transition-transform duration-900 ease-out-expo group-hover:scale-[1.04]"
          eager={number === 1}
          picture={picture}
          sizes={`(max-width: 768px) 45vw, (max-width: 1080px) 32vw, ${layout?.sizes}`}
        />
      </div>
      <div
        className={`flex flex-col gap-3.5 pl-5 pr-(--gutter) max-wide:pt-4 wide:gap-4 wide:pt-8 ${stands ? column : besidePortrait}`}
      >
        <MayaNumeral value={number} />
        <h2 className={`text-h4 ${stands ? 'wide:min-h-[2.1em]' : ''}`}>{role}</h2>
        <ul aria-label="Habilidades" className="text-sm font-semibold">
          {skills.map((skill) => (
            <li className="border-t border-line py-1.5 wide:py-2" key={skill}>
              {skill}
            </li>
          ))}
        </ul>
      </div>
      <p
        className={`pt-4 pr-(--gutter) pb-8 text-sm text-text-2 max-desktop:col-span-2 max-wide:border-b max-wide:border-line max-desktop:pl-(--gutter) desktop:pl-5 ${stands ? column : besidePortrait}`}
      >
        {description}
      </p>
    </li>
  );
}
