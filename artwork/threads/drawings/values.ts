import { box, type Corner, turned } from '../../../app/ui/threads/bundle.ts';
import { eye, over, through, under } from '../drawing.ts';

const loop = (degrees: number) => ({
  corners: turned(box(200, 265, 800, 370, 185), degrees, 600, 450),
  count: 6,
  closed: true,
  from: 'edge' as const,
});

const crossing = (x: number, y: number) => `M${x} ${y - 120}l120 120-120 120-120-120Z`;

/** Two round loops, linked: a team. */
export const linkedLoops = [
  under(loop(45)),
  over(loop(-45)),
  through('a', crossing(600, 255) + crossing(600, 645), over(loop(45))),
  eye(600, 450, 44),
];

const climb: readonly Corner[] = [
  [90, 980],
  [90, 800],
  [250, 800],
  [250, 620],
  [410, 620],
  [410, 440],
  [570, 440],
  [570, 90],
  [1100, 90],
  [1100, 760],
  [720, 760],
  [720, 420],
];

/** The stepped fret: a design that starts from the ground. */
export const steppedFret = [under({ corners: climb, count: 6, from: 'edge' }), eye(910, 440, 44)];

/** Arches within arches: what is well built. */
export const nestedArches = [
  under({
    corners: [
      [250, 980],
      [250, 60, 350],
      [950, 60, 350],
      [950, 980],
    ],
    count: 13,
    from: 'edge',
  }),
  eye(600, 800, 44),
];
