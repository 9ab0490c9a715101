import { useLanguageOf } from '../../layout/site-data.ts';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { Picture } from '../../ui/picture.tsx';
import { SharedElement } from '../../ui/shared-element.tsx';
import type { ProjectPageContent } from './project.server.ts';

/** §2.19 The next project, in its own colours; its name, as wide as the page, is the link. */
export function NextProject({ next, previous }: Pick<ProjectPageContent, 'next' | 'previous'>) {
  const languageOf = useLanguageOf();
  return (
    <nav
      aria-label="Más proyectos"
      className={`project-${next.slug} project-surface overflow-clip pt-8`}
    >
      <div className="wrap flex justify-end">
        <Link className="text-link text-sm" to={previous.to}>
          <Icon name="arrowLeft" />
          <span>
            Proyecto anterior: <span lang={languageOf(previous.title)}>{previous.title}</span>
          </span>
        </Link>
      </div>
      <Link className="group block pt-[clamp(2.5rem,6vw,6rem)] -outline-offset-4" to={next.to}>
        <div className="wrap">
          <p className="flex items-center gap-3 text-sm font-semibold">
            Siguiente proyecto
            <Icon
              className="transition-[translate] duration-420 ease-out-expo group-hover:translate-x-1"
              name="arrowRight"
            />
          </p>
          <div className="@container mt-7">
            <SharedElement name={`title-${next.slug}`}>
              <h2 className="fitted" lang={languageOf(next.title)}>
                {next.title}
              </h2>
            </SharedElement>
          </div>
          <p className="mt-7 text-lg">{next.subtitle}</p>
        </div>
        <SharedElement name={`picture-${next.slug}`}>
          <div className="reveal-clip mt-[clamp(2rem,4vw,4rem)] aspect-2/1 max-h-[90svh] w-full">
            <Picture
              className="size-full object-cover transition-[scale] duration-900 ease-out-expo group-hover:scale-[1.03]"
              picture={next.picture}
              sizes="100vw"
            />
          </div>
        </SharedElement>
      </Link>
    </nav>
  );
}
