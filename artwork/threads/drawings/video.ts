import { circles } from '../../../app/ui/threads/bundle.ts';
import { short } from '../../../app/ui/threads/short.ts';
import { eye, pitch, plain, under } from '../drawing.ts';

/** Six blades, each drawn by lines parallel to its edge, from the edge of the next to the rim. */
function iris(x: number, y: number, opening: number, rim: number): string {
  let path = '';
  for (let blade = 0; blade < 6; blade++) {
    const angle = (blade * Math.PI) / 3 + 0.2;
    const cosine = Math.cos(angle);
    const sine = Math.sin(angle);
    for (let away = opening; away < rim - pitch; away += pitch) {
      const from = (opening - pitch - away / 2) / Math.sin(Math.PI / 3);
      const to = -Math.sqrt(rim * rim - away * away);
      if (from - to < pitch) continue;
      const at = (along: number) =>
        `${short(x + away * cosine - along * sine)} ${short(y + away * sine + along * cosine)}`;
      path += `M${at(from)}L${at(to)}`;
    }
  }
  return path;
}

/** The iris of a lens, wide as the sheet. */
export const lensIris = [
  plain(iris(740, 440, 130, 490)),
  plain(...circles(740, 440, 560, 3, pitch)),
  eye(740, 440, 56),
];

const echo = (x: number) =>
  under({
    corners: [
      [x, -70],
      [x + 520, 450],
      [x, 970],
    ],
    count: 4,
  });

/** The sign for play, and its echoes that leave by the edge. */
export const play = [
  under({
    corners: [
      [90, -70],
      [610, 450],
      [90, 970],
    ],
    count: 7,
    from: 'edge',
    closed: true,
  }),
  echo(260),
  echo(450),
  echo(640),
  eye(305, 450, 60),
];
