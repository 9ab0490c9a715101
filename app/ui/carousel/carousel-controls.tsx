import { Icon } from '../icon.tsx';
import { MayaNumeral } from '../maya-numeral.tsx';
import { MotionControl } from '../motion-control.tsx';
import type { CarouselState } from './use-carousel.ts';

interface CarouselControlsProps {
  carousel: CarouselState;
  previous: string;
  next: string;
  className?: string;
}

/** The greatest number that the index mark can draw. */
const greatestNumeral = 19;

/** Pause, back, on, and the count in figures and in dots. They come with the scripts. */
export function CarouselControls({ carousel, previous, next, className }: CarouselControlsProps) {
  const { active, count, focus, quiet, step, turns } = carousel;
  if (quiet) return null;
  return (
    <div className={`flex flex-wrap items-center gap-3 not-scripted:hidden ${className ?? ''}`}>
      {turns && <MotionControl />}
      <div className="flex items-center gap-3" {...focus}>
        <button
          aria-label={previous}
          className="icon-button"
          onClick={() => step(-1)}
          type="button"
        >
          <Icon name="arrowLeft" />
        </button>
        <button aria-label={next} className="icon-button" onClick={() => step(1)} type="button">
          <Icon name="arrowRight" />
        </button>
      </div>
      <p className="text-index flex items-center gap-3 pl-2">
        <span className="min-w-[2.9em]">
          <b className="font-bold">{active + 1}</b> / {count}
        </span>
        <span aria-hidden="true" className="grid w-9 justify-items-start">
          {count <= greatestNumeral && <MayaNumeral value={active + 1} />}
        </span>
      </p>
    </div>
  );
}
