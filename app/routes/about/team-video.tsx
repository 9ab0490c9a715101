import type { Video } from '../../../content/load/videos.ts';
import { LoopingVideo } from '../../ui/looping-video.tsx';
import { MotionToggle } from '../../ui/preference-toggles.tsx';

const shapes = {
  wide: { className: 'aspect-8/5 max-h-[90svh] w-full', size: 1280, height: 800 },
  square: { className: 'aspect-square w-full', size: 800, height: 800 },
} as const;

/** A looping video with the control that stops it. */
export function TeamVideo({ video, shape }: { video: Video; shape: keyof typeof shapes }) {
  return (
    <div className="surface-dark relative overflow-clip">
      <LoopingVideo {...shapes[shape]} {...video} />
      <MotionToggle className="absolute right-4 bottom-4 bg-navy" />
    </div>
  );
}
