import type { Video } from '../../../content/load/videos.ts';
import { Film } from '../../ui/film.tsx';
import { Picture } from '../../ui/picture.tsx';
import { MotionToggle } from '../../ui/preference-toggles.tsx';
import { SharedElement } from '../../ui/shared-element.tsx';
import type { MediaContent, ProjectPageContent } from './project.server.ts';

/** §2.19 Main media, edge to edge, and the caption in the project's own colours. */
export function MainMedia({ project }: { project: ProjectPageContent }) {
  const { slug, main, portrait, caption, summary } = project;
  return (
    <figure>
      <SharedElement name={`picture-${slug}`}>
        <div className="overflow-clip bg-ink">
          {main.type === 'img' ? (
            <Picture
              className="max-h-[max(100svh,56.25vw)] w-full object-cover"
              eager
              // Less than it takes: on phones of less than two pixels to the point the picture of 640 px is enough, which
              // is a third lighter than the next.
              narrow={{ picture: portrait, sizes: '88vw' }}
              picture={main.picture}
              sizes="100vw"
            />
          ) : (
            <Clip sizes="100vw" video={main.video} />
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

/** §2.19 Secondary image, beside lines in the project's colours. */
export function SecondaryMedia({ media, swatches }: { media: MediaContent; swatches: string[] }) {
  return (
    <div className="grid overflow-clip desktop:grid-cols-[minmax(0,2.4fr)_minmax(0,9.6fr)]">
      <div
        aria-hidden="true"
        className="flex flex-col gap-1.5 self-end pb-[clamp(1rem,5vw,5rem)] max-desktop:pb-0"
      >
        {swatches.map((swatch) => (
          <span className={`${swatch} h-2 desktop:h-3`} key={swatch} />
        ))}
      </div>
      {media.type === 'img' ? (
        <Picture
          className="w-full"
          picture={media.picture}
          sizes="(max-width: 768px) 100vw, 80vw"
        />
      ) : (
        <Clip sizes="(max-width: 768px) 100vw, 80vw" video={media.video} />
      )}
    </div>
  );
}

/** Two to a row, one of them twice as wide as the other, by turns; an odd last one fills its row. */
const place =
  'desktop:col-span-8 desktop:nth-[4n+2]:col-span-4 desktop:nth-[4n+2]:self-end desktop:nth-[4n+3]:col-span-4 desktop:last:odd:col-span-12';

/** §2.19 Extra videos: one is shown large, several in a grid. */
export function Clips({ clips }: { clips: Video[] }) {
  if (clips.length === 0) return null;
  return (
    <section className="wrap pt-(--section) print:hidden">
      <div className="mb-8 flex items-end justify-between gap-6">
        <h2 className="text-h3">En movimiento</h2>
        {clips.some(({ sound }) => !sound) && <MotionToggle className="not-scripted:hidden" />}
      </div>
      <ul className="grid-12 gap-y-(--gap)">
        {clips.map((clip) => (
          <li className={`col-span-12 ${place}`} key={clip.label}>
            <Clip sizes={`(max-width: 768px) 92vw, ${clips.length > 1 ? 62 : 92}vw`} video={clip} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** One of the project's videos; without scripts browsers add controls to a loop, too. */
function Clip({ video, sizes }: { video: Video; sizes: string }) {
  return (
    <Film
      className="relative aspect-video w-full overflow-clip bg-ink"
      film={video}
      sizes={sizes}
    />
  );
}
