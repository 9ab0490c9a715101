import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Blob, Face } from 'harfbuzzjs';
import subsetFont from 'subset-font';
import type { BrandFile } from '../schemas/brand.ts';

type Range = readonly [from: number, to: number];

/** A font file and what it covers of the weights and widths that the styles use. */
export interface Cut {
  file: string;
  /** All further axes of the file keep their default. */
  axes: Record<string, number | { min: number; max: number; default: number }>;
  weights: Range;
  /** In percent. */
  widths: Range;
}

/** Heavier letters come from another master of many typefaces, which is as much again. */
const weightRange: Range = [400, 600];
const widthRange: Range = [62, 125];
/** Where a semi-bold font of its own takes over. */
const boldFrom = 550;

/** Of a Fontsource package the first that it has: letters of Spanish, with as many axes as there are. */
const packaged = [
  ['standard-normal'],
  ['wdth-normal'],
  ['wght-normal'],
  ['400-normal', '600-normal'],
  ['400-normal', '700-normal'],
  ['400-normal'],
];

/** The files of a typeface, the regular one first; none where something is missing. */
export function typefaceFiles(typeface: BrandFile['typeface'], root = 'content'): string[] {
  const { package: name = '', files } = typeface;
  const wanted = files
    ? [files.map((file) => join(root, 'brand/fonts', file))]
    : packaged.map((ends) =>
        ends.map((end) => `node_modules/${name}/files/${name.split('/')[1]}-latin-${end}.woff2`),
      );
  return wanted.find((paths) => paths.every((path) => globSync(path).length > 0)) ?? [];
}

/** What each file covers: a variable font all of it, two fonts a part each. */
export async function typefaceCuts(typeface: BrandFile['typeface']): Promise<Cut[]> {
  const files = typefaceFiles(typeface);
  return Promise.all(
    files.map(async (file, index) => {
      const sfnt = await subsetFont(await readFile(file), ' ', { targetFormat: 'truetype' });
      const infos = new Face(new Blob(sfnt)).getAxisInfos();
      const covered = (tag: string, [from, to]: Range, otherwise: Range): Range => {
        const axis = infos[tag];
        return axis ? [Math.max(from, axis.min), Math.min(to, axis.max)] : otherwise;
      };
      const part: Range =
        files.length === 1
          ? weightRange
          : index === 0
            ? [weightRange[0], boldFrom - 1]
            : [boldFrom, weightRange[1]];
      const weights = covered('wght', part, part);
      const widths = covered('wdth', widthRange, [100, 100]);
      const ranged = { wght: weights, wdth: widths };
      const axes = Object.fromEntries(
        Object.values(infos).map(({ tag, default: value }) => {
          const [min, max] = tag === 'wght' || tag === 'wdth' ? ranged[tag] : [value, value];
          const normal = tag === 'wght' ? min : Math.min(Math.max(100, min), max);
          return [tag, min === max ? min : { min, max, default: normal }];
        }),
      );
      return { file, axes, weights, widths };
    }),
  );
}
