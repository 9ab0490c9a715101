import { type DrawnFilm, wide } from '../film.ts';
import { box, fill, type Point, place, polyline, short } from '../shapes.ts';
import { city, traffic } from './city.ts';
import { asphalt, yellow } from './colours.ts';
import { device } from './device.ts';
import { camera, driven, pointAt, route, seconds, tile, tileEnd, tileStart } from './route.ts';

/**
 * Drivers: an arrow drives through yellow streets and draws its route; the phone says each turn
 * before it comes. The city repeats, so that the shift never ends.
 */

const tilt = -13;

function frame(time: number): string {
  const progress = driven(time);
  const { point, heading } = pointAt(progress);
  const [x, y] = camera(time);
  const loops = Math.floor(progress);
  const here = tileStart + Math.floor((progress - loops) * (tileEnd - tileStart));
  const trail: Point[] = [
    ...route
      .slice(Math.max(0, here - 620), here + 1)
      .map(([px, py]): Point => [px + loops * tile.width, py - loops * tile.height]),
    point,
  ];
  let tiles = '';
  for (let column = -2; column <= 2; column++) {
    for (let row = -2; row <= 2; row++) {
      const [tx, ty] = [
        (Math.floor(x / tile.width) + column) * tile.width,
        (Math.floor(y / tile.height) + row) * tile.height,
      ];
      const away = Math.hypot(tx + tile.width / 2 - x, ty - tile.height / 2 - y);
      if (away < 1750) tiles += place(city + traffic(time), tx, ty);
    }
  }
  const arrow = place(
    `<path fill="${asphalt}" d="M-52 -76L98 0L-52 76L-24 0Z"/>`,
    point[0],
    point[1],
    (heading * 180) / Math.PI,
  );
  return (
    fill(yellow, box(0, 0, 1280, 800)) +
    `<g transform="translate(430 410) rotate(${tilt}) scale(.86) translate(${short(-x)} ${short(-y)})">` +
    tiles +
    `<path fill="none" stroke="${asphalt}" stroke-width="34" stroke-linejoin="round" d="${polyline(trail)}"/>` +
    arrow +
    '</g>' +
    device(time)
  );
}

export const drivers: DrawnFilm = { id: 'projects/drivers/film-1', ...wide, seconds, frame };
