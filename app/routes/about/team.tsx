import { useEffect, useRef } from 'react';
import { Picture } from '../../ui/picture.tsx';
import { MayaNumeral } from '../../ui/threads/maya-numeral.tsx';
import type { AboutContent } from './about.server.ts';

type Member = AboutContent['team'][number];

/** §2 The team: five portraits as one frieze, from edge to edge of the page. */
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

function TeamMember({ member, number }: { member: Member; number: number }) {
  const { role, skills, description, picture, objectPosition } = member;
  const portrait = useRef<HTMLDivElement>(null);

  // The content policy keeps styles out of the HTML; until the scripts arrive the middle is kept.
  useEffect(() => {
    if (objectPosition) portrait.current?.style.setProperty('--kept', objectPosition);
  }, [objectPosition]);

  return (
    <li className="group grid grid-cols-[2fr_3fr] wide:grid-cols-1 wide:grid-rows-[auto_1fr]">
      <div className="overflow-clip bg-night" ref={portrait}>
        <Picture
          className="aspect-3/4 size-full object-cover [object-position:var(--kept,50%_50%)] transition-transform duration-900 ease-open group-hover:scale-[1.04]"
          eager={number <= 2}
          picture={picture}
          sizes="(max-width: 1080px) 40vw, 20vw"
        />
      </div>
      <div className="flex flex-col gap-4 border-b border-line p-(--gutter) wide:border-b-0 wide:border-l wide:px-[clamp(1rem,1.6vw,1.75rem)] wide:py-8 wide:[li:first-child>&]:border-l-0 wide:[li:first-child>&]:pl-(--gutter)">
        <MayaNumeral value={number} />
        <h2 className="voice-h4 wide:min-h-[2.1em]">{role}</h2>
        <ul aria-label="Habilidades" className="text-sm font-semibold">
          {skills.map((skill) => (
            <li className="border-t border-line py-2" key={skill}>
              {skill}
            </li>
          ))}
        </ul>
        <p className="text-sm text-text-2">{description}</p>
      </div>
    </li>
  );
}
