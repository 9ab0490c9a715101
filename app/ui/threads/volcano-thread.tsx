import { type Corner, lines } from './bundle.ts';
import { Strands } from './strands.tsx';

const slope: readonly Corner[] = [
  [2, 252],
  [2, 206],
  [40, 206],
  [40, 164],
  [78, 164],
  [78, 122],
  [112, 122],
  [112, 66],
  [176, 66],
  [176, 92],
  [224, 92],
  [224, 66],
  [288, 66],
  [288, 122],
  [322, 122],
  [322, 164],
  [360, 164],
  [360, 206],
  [398, 206],
  [398, 252],
];

const paths = lines({ corners: slope, count: 4, pitch: 8.4, from: 'edge' });

/** The Nevado de Toluca, in steps, with its crater and the sun above. */
export function VolcanoThread() {
  return (
    <svg
      viewBox="0 8 400 244"
      fill="none"
      stroke="currentColor"
      strokeWidth={3.4}
      aria-hidden="true"
    >
      <Strands paths={paths} />
      <circle cx={200} cy={34} r={22} fill="var(--warm)" stroke="none" />
    </svg>
  );
}
