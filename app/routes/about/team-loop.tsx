import { LoopingVideo } from '../../ui/looping-video.tsx';
import { MotionControl } from '../../ui/motion-control.tsx';
import type { AboutContent } from './about.server.ts';

interface TeamLoopProps {
  video: NonNullable<AboutContent['join']['video']>;
  className: string;
}

/** A loop and the control that stops it. */
export function TeamLoop({ video, className }: TeamLoopProps) {
  return (
    <div className="night relative overflow-clip">
      <LoopingVideo className={className} size={1280} {...video} />
      <MotionControl className="absolute right-4 bottom-4 bg-night" />
    </div>
  );
}
