import { type Corner, circles, lines } from './bundle.ts';
import { Strands } from './strands.tsx';

const count = 7;
const pitch = 17;

/** Far beyond the widest screen: the page's edge cuts it. */
const away = 4000;

const letter = (...corners: readonly Corner[]) => lines({ corners, count, pitch, from: 'edge' });

const l = (x: number) => letter([x + 232, 296], [x, 296], [x, 0]);

const word = [
  ...circles(150, 150, 146, count, pitch),
  ...l(330),
  ...l(592),
  ...letter([854, 300], [854, 0]),
  ...letter([1007, 300], [1007, 4, 146], [1299, 4, 146], [1299, 194], [away, 194]),
];

/**
 * The word OLLIN, whose last letter runs on to the right. It belongs to the default brand; the
 * viewport cuts it at the last letter's foot, and what stands around it decides how far it shows.
 */
export function WordThread() {
  return (
    <svg
      viewBox="0 -4 1440 308"
      overflow="visible"
      fill="none"
      stroke="currentColor"
      strokeWidth={7.5}
      aria-hidden="true"
    >
      <Strands paths={word} />
      <circle cx={150} cy={150} r={18} fill="var(--warm)" stroke="none" />
    </svg>
  );
}
