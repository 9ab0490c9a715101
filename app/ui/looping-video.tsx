import { useEffect, useRef } from 'react';
import { pausedMotion } from '../visit/motion.ts';
import { useOnScreen } from '../visit/use-near.ts';

interface LoopingVideoProps {
  sources: { src: string; type: string }[];
  /** Equal to the first frame. */
  poster: string;
  label: string;
  /** Intrinsic width, and height unless another is given, in pixels. */
  size: number;
  height?: number;
  className?: string;
}

/**
 * A muted loop that plays while it is on screen and motion is wanted. The HTML says `preload="none"`
 * and no `autoplay`: whoever asked for less motion or less data downloads no video at all.
 */
export function LoopingVideo(props: LoopingVideoProps) {
  const { sources, poster, label, size, height = size, className } = props;
  const video = useRef<HTMLVideoElement>(null);
  const onScreen = useOnScreen(video);
  const paused = pausedMotion.use();

  useEffect(() => {
    const element = video.current;
    if (!element) return;
    if (onScreen && !paused && !wantsLessData()) {
      // React leaves `muted` out of the HTML; browsers only let muted videos play unasked.
      element.muted = true;
      element.play().catch(() => {
        // Refused (low-power mode): the poster stands, and the control can start it.
      });
    } else {
      element.pause();
    }
  }, [onScreen, paused]);

  return (
    <div className={className}>
      <video
        aria-label={label}
        className="size-full object-cover"
        disablePictureInPicture
        height={height}
        loop
        muted
        playsInline
        poster={poster}
        preload="none"
        ref={video}
        width={size}
      >
        {sources.map(({ src, type }) => (
          <source key={src} src={src} type={type} />
        ))}
      </video>
    </div>
  );
}

function wantsLessData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
