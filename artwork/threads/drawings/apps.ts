import { box } from '../../../app/ui/threads/bundle.ts';
import { eye, over, plain, through, under } from '../drawing.ts';

const phone = (x: number, y: number, width: number, height: number) => ({
  corners: box(x, y, width, height, 92),
  count: 4,
  closed: true,
  from: 'edge' as const,
});

const first = phone(240, 20, 460, 740);
const second = phone(490, 150, 460, 740);

/** Two phones, linked; the eye is where their screens meet. */
export const linkedPhones = [
  under(first),
  over(second),
  through('a', 'M460 660H580V790H460Z', over(first)),
  plain('M420 122H520M670 790H770M216 210V330M974 330V430'),
  eye(595, 455, 34),
];

const screen = (index: number) => phone(110 + 220 * index, -90 + 150 * index, 390, 700);

/** Where the foot of a phone comes out above the one that follows. */
const foot = (index: number) => `M${312 + 220 * index} ${525 + 150 * index}h96v100h-96Z`;

/** Phones in a chain that goes down the page like a stair. */
export const phoneChain = [
  under(screen(0)),
  over(screen(1)),
  through('a', foot(0), over(screen(0))),
  over(screen(2)),
  through('b', foot(1), over(screen(1))),
  eye(780, 330, 36),
];
