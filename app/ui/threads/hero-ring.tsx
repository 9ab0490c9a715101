import { short } from './short.ts';

const centre = 300;
const days = 20;
const ticksPerDay = 5;
/** The seventeenth of the twenty days is Ollin, movement. */
const ollin = 16;

function mark(turn: number, from: number, to: number): string {
  const angle = turn * 2 * Math.PI;
  const at = (radius: number) =>
    `${short(centre + radius * Math.sin(angle))} ${short(centre - radius * Math.cos(angle))}`;
  return `M${at(from)}L${at(to)}`;
}

const steps = Array.from({ length: days * ticksPerDay }, (_, step) => step);
const isDay = (step: number) => step % ticksPerDay === 0;
const turnOf = (step: number) => step / steps.length;

const ticks = steps
  .filter((step) => !isDay(step))
  .map((step) => mark(turnOf(step), 270, 278))
  .join('');
const marks = steps
  .filter((step) => isDay(step) && step / ticksPerDay !== ollin)
  .map((step) => mark(turnOf(step), 270, 292))
  .join('');

/**
 * The ring around the hero's disc: a mark for each of twenty days, the day of movement lit. It turns
 * until that stands in its place.
 */
export function HeroRing() {
  return (
    <svg className="turns-in size-full" viewBox="0 0 600 600" fill="none" aria-hidden="true">
      <path d={ticks} stroke="var(--line-strong)" strokeWidth={1.2} />
      <path d={marks} stroke="var(--accent)" strokeWidth={2} />
      <path d={mark(ollin / days, 270, 300)} stroke="var(--warm)" strokeWidth={7} />
    </svg>
  );
}
