import { MayaNumeral } from '../../ui/maya-numeral.tsx';
import { Picture } from '../../ui/picture.tsx';
import type { AboutContent } from './about.server.ts';

/** §2.14 The team: the portraits side by side as one frieze, whole at every width; then a column of words for each. */
export function Team({ members }: { members: AboutContent['team'] }) {
  return (
    <section aria-label="Equipo" className="overflow-clip">
      <div className="frieze surface-dark relative isolate grid grid-cols-5">
        {members.map(({ picture, role }) => (
          <Picture className="w-full" eager key={role} picture={picture} sizes="20vw" />
        ))}
      </div>
      <ul className="relative [--page-margin:calc(max(0px,(100vw-107.5rem)/2)+var(--gutter))] grid gap-y-10 pt-8 pb-(--section) max-wide:px-(--gutter) desktop:max-wide:grid-cols-2 desktop:max-wide:gap-x-(--gap) wide:grid-cols-5 wide:pt-0">
        {members.map(({ role, skills, description }, index) => (
          <li
            className="flex flex-col gap-4 wide:border-l wide:border-line wide:px-[clamp(1rem,1.6vw,1.75rem)] wide:py-8 wide:first:border-l-0 wide:first:pl-(--page-margin) wide:last:pr-(--page-margin)"
            key={role}
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
