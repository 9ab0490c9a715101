import { useEffect, useRef } from 'react';
import { pausedMotion } from '../browser/preferences.ts';
import { useOnScreen } from '../browser/visibility.ts';

declare module 'react' {
  interface VideoHTMLAttributes<T> {
    /** New in HTML and not yet in React's types; without it a poster is fetched however far away. */
    loading?: 'eager' | 'lazy' | undefined;
  }
}

interface LoopingVideoProps {
  sources: { src: string; type: string }[];
  /** Equal to the first frame. */
  poster: string;
  label: string;
  /** Intrinsic width, and height unless another is given, in pixels. */
  size: number;
  height?: number;
  /** In view at load: the poster is fetched at once. Every other video is lazy. */
  eager?: boolean;
  className?: string;
}

/**
 * A muted loop that plays while it is on screen and motion is not paused. It has `preload="none"` and no
 * `autoplay`: whoever asked for less motion or less data downloads no video.
 */
export function LoopingVideo(props: LoopingVideoProps) {
  const { sources, poster, label, size, height = size, eager = false, className } = props;
  const video = useRef<HTMLVideoElement>(null);
  const onScreen = useOnScreen(video);
  const paused = pausedMotion.use();

  useEffect(() => {
    const element = video.current;
    if (!element) return;
    if (onScreen && !paused) {
      // Browsers only let muted videos play unasked, and go by the property.
      element.muted = true;
      element.play().catch((error: unknown) => {
        // Refused (low-power mode): the poster stays, and the toggle says so and can start it. A pause
        // before the start ends here, too, as another error.
        const refused = error instanceof DOMException && error.name === 'NotAllowedError';
        if (refused) pausedMotion.setTransient(true);
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
        loading={eager ? 'eager' : 'lazy'}
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
