import { expect, test } from 'vitest';
import { inRows } from './rows.ts';

test.each([
  [1, 5, [1]],
  [5, 5, [5]],
  [6, 5, [3, 3]],
  [7, 5, [3, 4]],
  [9, 5, [4, 5]],
  [11, 5, [3, 4, 4]],
  [12, 5, [4, 4, 4]],
  [4, 3, [2, 2]],
  [5, 3, [2, 3]],
])('§3.7 Flexible shapes: %i things stand in rows of at most %i: %j', (count, most, rows) => {
  const places = inRows(count, most);
  expect(places).toHaveLength(count);
  expect(places.filter(({ isFirst }) => isFirst).map(({ columns }) => columns)).toEqual(rows);
  expect(places.filter(({ isLast }) => isLast)).toHaveLength(rows.length);
  expect(places.at(-1)).toMatchObject({ isLast: true });
});
