import { useId } from 'react';
import { box, type Corner, lines, parallel } from './bundle.ts';
import { Strands } from './strands.tsx';

type ValueName = 'equipo' | 'diseno' | 'calidad';

const pitch = 9.6;
const loop = lines({
  corners: box(-158, -74, 316, 148, 74),
  closed: true,
  count: 6,
  pitch,
  from: 'edge',
});

/** The two of the four crossings at which a loop passes under the other, as holes in a pane. */
const pane = (side: 1 | -1) =>
  parallel(box(-200, -200, 400, 400), 0, true) +
  [1, -1]
    .map((end) => parallel(box(50 * end - 30, 50 * end * side - 30, 60, 60), 0, true))
    .join('');

function LinkedLoops() {
  const id = useId();
  return (
    <g transform="translate(200 170) rotate(45)">
      <clipPath id={`${id}a`}>
        <path clipRule="evenodd" d={pane(1)} />
      </clipPath>
      <clipPath id={`${id}b`}>
        <path clipRule="evenodd" d={pane(-1)} />
      </clipPath>
      <g clipPath={`url(#${id}a)`}>
        <Strands paths={loop} />
      </g>
      <g clipPath={`url(#${id}b)`}>
        <g transform="rotate(90)">
          <Strands paths={loop} />
        </g>
      </g>
    </g>
  );
}

const fret: readonly Corner[] = [
  [14, 336],
  [14, 264],
  [70, 264],
  [70, 192],
  [126, 192],
  [126, 120],
  [182, 120],
  [182, 8],
  [388, 8],
  [388, 262],
  [252, 262],
  [252, 128],
];

const arch: readonly Corner[] = [
  [50, 336],
  [50, 14, 150],
  [350, 14, 150],
  [350, 336],
];

const fretLines = lines({ corners: fret, count: 6, pitch, from: 'edge' });
const archLines = lines({ corners: arch, count: 12, pitch, from: 'edge' });

const eyes = { equipo: [200, 170], diseno: [320, 134], calidad: [200, 318] } as const;

/** The drawing of a value card (§2): a team of linked loops, a stepped fret, arches within arches. */
export function ValueThread({ name }: { readonly name: ValueName }) {
  const [x, y] = eyes[name];
  return (
    <svg
      className="weaves"
      viewBox="0 0 400 340"
      fill="none"
      stroke="currentColor"
      strokeWidth={3.4}
      aria-hidden="true"
    >
      {name === 'equipo' && <LinkedLoops />}
      {name === 'diseno' && <Strands paths={fretLines} />}
      {name === 'calidad' && <Strands paths={archLines} />}
      <circle cx={x} cy={y} r={11} fill="var(--warm)" stroke="none" />
    </svg>
  );
}
