import type { Video } from '../../../content/load/videos.ts';
import { Film } from '../../ui/film.tsx';
import { MotionToggle } from '../../ui/preference-toggles.tsx';

const shapes = {
  wide: { className: 'relative aspect-8/5 max-h-[90svh] w-full', sizes: '100vw' },
  square: {
    className: 'relative aspect-square w-full',
    sizes: '(max-width: 599px) 92vw, (max-width: 1080px) 31vw, 25vw',
  },
} as const;

/** A looping video with the control that stops it. */
export function TeamVideo({ video, shape }: { video: Video; shape: keyof typeof shapes }) {
  return (
    <div className="surface-dark relative overflow-clip">
      <Film {...shapes[shape]} film={video} />
      {!video.sound && <MotionToggle className="absolute right-4 bottom-4 bg-ink" />}
    </div>
  );
}
