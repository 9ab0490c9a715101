import type { CatalogueItem } from '../catalogue/catalogue.ts';

/**
 * Figures as weavers note them, under their names: `#` is a thread that lies on top. A chart is the left half of
 * its figure and, where its last row is empty, the upper half, too. The large ones are for plans and services.
 */
const large = columns(`
estrellas pájaros rombos peines mariposas olas grecas cruces milpas
##.....# ....##.. #.....## ######## ....###. ######.. .####### ##....## .......#
#.....## ....###. .....##. .#.#.#.# ...####. .######. .#.....# #....##. ......##
.....### .#..##.. ....##.. .#.#.#.# ..##.##. ..###### .#.###.# ....##.. ..##..##
...##### .##.##.# ...##..# ...#.#.# .##.###. ...##### .#.#...# ...###.. ..####.#
...####. .#####.. ..##..## ...#.#.# ###.##.. #...#### ##.##### ..#####. ....##.#
..####.. .#####.# .##..##. #....#.# #######. ##...### ##...... .##.#### ##...###
.####..# ..###..# ##..##.. ##...#.# .#####.# ###...## ####.... ##...### ####...#
####..## ...#...# #..##..# ###....# ......## ####...# ######.. #.....## ..###..#
........ ...#..## ........ ........ ........ ........ ........ ........ ....##.#
........ ..##.### ........ ........ ........ ........ ........ ........ .....###
`);
const small = columns(`
cadenas celosías relojes ojos semillas almenas
...# ##.. #### #..# ...# ##..
..## .##. .### ..## .##. ##..
.##. ..## ..## .##. .##. ####
##.. #..# ...# ##.# .#.# ..##
.... .... .... .... .... ....
`);
/** Frames a figure, from outside to inside: the more a thing costs, the more of these lines. */
const frame = '#### .... ##.. .... #### .### ..## ...# .... ##.#'.split(' ');
const kinds: CatalogueItem['type'][] = ['plan', 'servicio', 'addon', 'bonus'];
/** Plain lines above each band and below the last, where there is room for figures. */
export const margin = 3;

/** A thing as a band of the cloth; lengths in threads. */
export interface Band {
  id: string;
  type: CatalogueItem['type'];
  /** In Spanish, for the text alternative: `grecas por Profesional`. */
  label: string;
  top: number;
  height: number;
  /** Its strokes, as the data of one SVG path that begins at the band's first line. */
  path: string;
}

/**
 * §4.12 The cloth of a package, from top to bottom: the same items make the same cloth, in whatever order they
 * were chosen. Kind, category and price decide a band's figure and height; neighbours differ.
 * @param threads its width: a multiple of 32, so that figures are whole; with fewer, bands are plain stripes
 */
export function weave(items: readonly CatalogueItem[], threads: number) {
  const isStriped = threads < 32;
  let height = margin;
  let previous = '';
  const bands = [...items].sort(byKind).map(({ id, name, type, price, categoryId }): Band => {
    const isLarge = kinds.indexOf(type) < 2;
    const figures = isLarge ? large : small;
    const wanted = hash(isLarge ? categoryId : id);
    const [figure = '', ...chart] =
      [0, 1]
        .map((next) => figures[(wanted + next) % figures.length] ?? [])
        .find(([title]) => title !== previous) ?? [];
    previous = figure;
    // About 2 for 100 dollars, 7 for 1,000; a price that is text counts as 900.
    const level = Math.round(2 * Math.log2(1 + (typeof price === 'number' ? price : 900) / 100));
    const lines = isStriped
      ? Array(type === 'bonus' ? 1 : 2 + (level >> 2)).fill('#')
      : linesOf(chart, type === 'bonus', level);
    const top = height;
    height += lines.length + (isStriped ? 1 : margin);
    const path = lines.map((line, y) => strokes(line, y, threads / 2)).join('');
    return { id, type, label: `${figure} por ${name}`, top, height: lines.length, path };
  });
  return { height, bands };
}

/** A figure in its frame; a bonus has the upper half alone. */
function linesOf(chart: string[], isBonus: boolean, level: number): string[] {
  const rows = chart.filter((row) => row.includes('#'));
  const isHalf = rows.length < chart.length && !isBonus;
  const figure = isHalf ? [...rows, ...[...rows].reverse()] : rows;
  const above = [...frame.slice(0, 1 + level), '.'];
  return [...above, ...figure.flatMap((row) => [row, row]), ...[...above].reverse()];
}

/** One line of so many columns: a half and its mirror image, again and again. */
function strokes(half: string, y: number, columns: number): string {
  const line = (half + [...half].reverse().join('')).repeat(columns / half.length / 2);
  let x = 0;
  const runs = Array.from(line.matchAll(/#+/g), ({ 0: run, index }) => {
    const step = `m${2 * index - x} 0h${2 * run.length - 1}`;
    x = 2 * (index + run.length) - 1;
    return step;
  });
  return runs.length > 0 ? `M0 ${y}${runs.join('')}` : '';
}

function byKind(a: CatalogueItem, b: CatalogueItem): number {
  return kinds.indexOf(a.type) - kinds.indexOf(b.type) || (a.id < b.id ? -1 : 1);
}

/** Gives each category and add-on that ships a figure of its own. */
function hash(text: string): number {
  let sum = 0;
  for (const sign of text) sum = (sum * 8305 + sign.charCodeAt(0)) % 9973;
  return sum;
}

/** Charts from columns of text, each with its name in front. */
function columns(table: string): string[][] {
  const rows = table
    .trim()
    .split('\n')
    .map((row) => row.split(/ +/));
  return (rows[0] ?? []).map((_, column) => rows.map((row) => row[column] ?? ''));
}
