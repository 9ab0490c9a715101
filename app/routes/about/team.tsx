import { useEffect, useRef } from 'react';
import { MayaNumeral } from '../../ui/maya-numeral.tsx';
import { Picture } from '../../ui/picture.tsx';
import type { AboutContent } from './about.server.ts';

type Member = AboutContent['team'][number];

/** §2.14 The team: five portraits as one frieze, from edge to edge of the page. */
export function Team({ members }: { members: Member[] }) {
  return (
    <section aria-label="Equipo" className="overflow-clip">
      <ul className="grid wide:grid-cols-5">
        {members.map((member, index) => (
          <TeamMember key={member.role} member={member} number={index + 1} />
        ))}
      </ul>
    </section>
  );
}

/** From 1081 px the words hang below their portrait as a column between hairlines. */
const column =
  'wide:border-l wide:border-line wide:px-[clamp(1rem,1.6vw,1.75rem)] wide:[li:first-child>&]:border-l-0 wide:[li:first-child>&]:pl-(--gutter)';

function TeamMember({ member, number }: { member: Member; number: number }) {
  const { role, skills, description, picture, objectPosition } = member;
  const portrait = useRef<HTMLDivElement>(null);

  // The content policy keeps styles out of the HTML; until the scripts arrive the middle is kept.
  useEffect(() => {
    if (objectPosition) portrait.current?.style.setProperty('--kept', objectPosition);
  }, [objectPosition]);

  return (
    <li className="group grid grid-cols-[45%_1fr] items-end desktop:max-wide:grid-cols-[32%_1fr] desktop:max-wide:grid-rows-[auto_1fr] desktop:max-wide:items-start wide:grid-cols-1 wide:grid-rows-[auto_auto_1fr] wide:items-stretch">
      <div className="overflow-clip bg-navy desktop:max-wide:row-span-2" ref={portrait}>
        <Picture
          className="aspect-3/4 w-full object-cover [object-position:var(--kept,50%_50%)] transition-transform duration-900 ease-out-expo group-hover:scale-[1.04]"
          eager={number === 1}
          picture={picture}
          sizes="(max-width: 768px) 45vw, (max-width: 1080px) 32vw, 20vw"
        />
      </div>
      <div
        className={`flex flex-col gap-3.5 pl-5 max-wide:pt-4 max-wide:pr-(--gutter) wide:gap-4 wide:pt-8 ${column}`}
      >
        <MayaNumeral value={number} />
        <h2 className="text-h4 wide:min-h-[2.1em]">{role}</h2>
        <ul aria-label="Habilidades" className="text-sm font-semibold">
          {skills.map((skill) => (
            <li className="border-t border-line py-1.5 wide:py-2" key={skill}>
              {skill}
            </li>
          ))}
        </ul>
      </div>
      <p
        className={`text-sm text-text-2 max-desktop:col-span-2 max-wide:border-b max-wide:border-line max-wide:pr-(--gutter) max-desktop:pl-(--gutter) desktop:max-wide:pl-5 max-wide:pt-4 max-wide:pb-8 wide:pt-4 wide:pb-8 ${column}`}
      >
        {description}
      </p>
    </li>
  );
}
