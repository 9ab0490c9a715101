import { LoopingVideo } from '../../ui/looping-video.tsx';
import type { ClipContent } from './project.server.ts';

/** One of the project's videos, a muted loop; without scripts browsers add controls of their own. */
export function Clip({ clip }: { clip: ClipContent }) {
  const { id, alt } = clip;
  const file = `/media/${id}`;
  return (
    <LoopingVideo
      className="aspect-video w-full overflow-clip bg-navy"
      height={720}
      label={alt}
      poster={`${file}-poster.webp`}
      size={1280}
      sources={[
        { src: `${file}.webm`, type: 'video/webm' },
        { src: `${file}.mp4`, type: 'video/mp4' },
      ]}
    />
  );
}
