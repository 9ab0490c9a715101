import { useLanguageOf } from '../../layout/site-data.ts';
import { FilmCredits } from '../../ui/film-credits.tsx';
import { Link } from '../../ui/link.tsx';
import { Picture } from '../../ui/picture.tsx';
import { SharedElement } from '../../ui/shared-element.tsx';
import type { ProjectsContent } from './projects.server.ts';

type Project = ProjectsContent['list'][number];

export function ProjectList({ projects }: { projects: Project[] }) {
  return (
    <ul className="project-list grid-12 mt-[clamp(2.5rem,4.5vw,4.5rem)]">
      {projects.map((project, index) => (
        <ProjectCard eager={index === 0} key={project.slug} project={project} />
      ))}
    </ul>
  );
}

/** §2.21 One project: its picture, its name, for whom and where, and what was done. */
function ProjectCard({ project, eager }: { project: Project; eager: boolean }) {
  const { slug, title, client, location, year, services, places, to, picture } = project;
  const languageOf = useLanguageOf();
  const credits = [
    { role: 'en', names: [location] },
    { role: 'año', names: [year] },
    { role: 'servicios', names: services },
  ];
  return (
    <li className="project-card group" data-places={places}>
      <SharedElement name={`picture-${slug}`}>
        <div className="project-picture self-end bg-ink max-desktop:-mx-(--gutter)">
          <Picture
            className="size-full object-cover transition-[scale] duration-900 ease-out-expo group-hover:scale-[1.03]"
            eager={eager}
            picture={picture}
            // Browsers take `auto` of lazy pictures alone. Less than it takes on phones, as on a project's page.
            sizes={`${eager ? '' : 'auto, '}(max-width: 768px) 88vw, 58vw`}
          />
        </div>
      </SharedElement>
      <div className="pt-5 pb-[clamp(3rem,6vw,6.5rem)]">
        <h2 className="project-name">
          <Link className="after:absolute after:inset-0" lang={languageOf(title)} to={to}>
            {title}
          </Link>
        </h2>
        <p className="mt-3 max-w-[32em]">{client}</p>
        <FilmCredits className="mt-2" credits={credits} />
      </div>
    </li>
  );
}
