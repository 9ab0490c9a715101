import { Picture } from '../../ui/picture.tsx';
import { SharedElement } from '../../ui/shared-element.tsx';
import { Clip } from './clip.tsx';
import type { ProjectContent } from './project.server.ts';

/** §2 Main media, edge to edge, and the caption in the project's own colours. */
export function MainMedia({ project }: { project: ProjectContent }) {
  const { slug, main, portrait, caption, summary } = project;
  return (
    <figure>
      <SharedElement name={`picture-${slug}`}>
        <div className="overflow-clip bg-navy">
          {main.type === 'img' ? (
            <Picture
              className="max-h-[max(100svh,56.25vw)] w-full object-cover"
              eager
              narrow={{ picture: portrait, sizes: '100vw' }}
              picture={main.picture}
              sizes="100vw"
            />
          ) : (
            <Clip clip={main.clip} />
          )}
        </div>
      </SharedElement>
      <figcaption className="project-caption">
        <div className="wrap grid-12 gap-y-5 py-[clamp(2.5rem,5vw,5rem)]">
          <p className="col-span-12 max-w-[32em] text-sm desktop:col-span-4">{caption}</p>
          <p className="col-span-12 max-w-[24em] text-[clamp(1.5rem,1.1rem+1.7vw,2.75rem)] leading-[1.12] font-[560] tracking-[-0.02em] text-pretty desktop:col-span-8 wide:col-start-5">
            {summary}
          </p>
        </div>
      </figcaption>
    </figure>
  );
}
