import { Picture } from '../../ui/picture.tsx';
import { Clip } from './clip.tsx';
import type { MediaContent } from './project.server.ts';

/** §2 Secondary image: it leaves by the right edge; lines in the project's colours lead to it. */
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
        <Clip clip={media.clip} />
      )}
    </div>
  );
}
