import type { Light } from '../../artwork.ts';

const sun = { from: [-5, 8, 5.5], strength: 2.9, size: 0.4, colour: '#fff7ea' } as const;

/** For things that lie on a table. */
export const onTable: Light = { sun, sky: { strength: 1.15 }, fill: { strength: 0.25 }, reach: 7 };

/** For things that stand before a wall. */
export const inRoom: Light = {
  ...onTable,
  sun: { ...sun, at: [0, 1, 0] },
  sky: { strength: 1.2, up: [0, 0.6, 0.8] },
  reach: 7.5,
};
