import { useEffect, useRef } from 'react';
import { pausedMotion } from '../browser/preferences.ts';
import { useOnScreen } from '../browser/visibility.ts';
import { focusProps, focusStyles } from './focus.tsx';

declare module 'react' {
  interface VideoHTMLAttributes<T> {
    /** New in HTML and not yet in React's types. */
    loading?: 'eager' | 'lazy' | undefined;
  }
}

interface FilmSource {
  label: string;
  /**
   * A picture, shown until it plays: in AVIF in the width that fits, else one for all. Its addresses are made at build:
   * the code that makes those of other pictures is too much script for the first view.
   */
  poster: { srcSet?: string; src: string; width: number; height: number };
  /** What stays in view where it is cut. */
  focus?: string;
  sources: { src: string; type: string }[];
  /** Heard, with controls and at its own proportions. */
  sound?: boolean;
  /** The address of its captions. */
  captions?: string;
}

interface FilmProps {
  film: FilmSource;
  /** The width that the layout gives it, as the `sizes` attribute says it. */
  sizes: string;
  /** In view at load: its poster is fetched at once, and it plays before the scripts are there. */
  eager?: boolean;
  /** Gives it its size, and is positioned. */
  className: string;
}

/**
 * §2.6 Runs in the page as text, behind the film in the first view, which does not wait for React: it plays when the page
 * has loaded. If it is refused, React will say so.
 */
function playWhenLoaded() {
  const film = document.currentScript?.previousElementSibling;
  if (!(film instanceof HTMLVideoElement)) return;
  const play = () => {
    if (document.documentElement.classList.contains('motion-paused')) return;
    const { top, bottom } = film.getBoundingClientRect();
    if (bottom < 0 || top > innerHeight) return;
    film.muted = true;
    film.play().catch(() => {});
  };
  addEventListener('load', () => requestAnimationFrame(() => setTimeout(play)));
}

/** Nothing in the browser: the script that stands in the page has run. */
const playScript = import.meta.env.SSR ? `(${playWhenLoaded})()` : '';

/**
 * §1.2 A film in front of its poster, which is a picture of the width that fits (§10.5). Without sound it is a muted
 * loop that plays while it is on screen and motion is not paused. It has `preload="none"` and no `autoplay`: whoever
 * asked for less motion or less data downloads no video.
 */
export function Film({ film, sizes, eager = false, className }: FilmProps) {
  const { poster, focus, label, sources, sound, captions } = film;
  const video = useRef<HTMLVideoElement>(null);
  const onScreen = useOnScreen(video);
  const paused = pausedMotion.use();

  useEffect(() => {
    const element = video.current;
    if (!element || sound) return;
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
  }, [onScreen, paused, sound]);

  const { srcSet, ...image } = poster;
  const loading = eager ? 'eager' : 'lazy';
  const shape = `absolute inset-0 size-full ${sound ? 'object-contain' : 'object-cover'}`;
  return (
    <div className={className}>
      {focusStyles(focus)}
      {/* Browsers paint what has controls over what is behind it. */}
      {!sound && (
        <picture>
          {srcSet && <source sizes={sizes} srcSet={srcSet} type="image/avif" />}
          <img
            {...image}
            {...focusProps(focus)}
            alt=""
            // A pixel larger all around: browsers round its size, and would count the film as a larger paint, seconds later.
            className="absolute -inset-px size-[calc(100%+2px)] max-w-none object-cover"
            // In view it is painted with the words around it, not a frame later, when the film may be there.
            decoding={eager ? 'sync' : 'async'}
            fetchPriority={eager ? 'high' : undefined}
            loading={loading}
          />
        </picture>
      )}
      <video
        {...focusProps(focus)}
        aria-label={label}
        className={shape}
        controls={sound}
        disablePictureInPicture={!sound}
        loading={loading}
        loop={!sound}
        muted={!sound}
        playsInline
        poster={sound ? image.src : undefined}
        preload="none"
        ref={video}
      >
        {sources.map(({ src, type }) => (
          <source key={src} src={src} type={type} />
        ))}
        {captions && <track default kind="captions" src={captions} srcLang="es" />}
      </video>
      {eager && !import.meta.env.DEV && <script suppressHydrationWarning>{playScript}</script>}
    </div>
  );
}
