import { existsSync, readFileSync } from 'node:fs';
import { slugify } from '../../domain/site/site-table.ts';

/**
 * `content/brand/drawings/{name}.svg` as text, to stand in the page's HTML: it takes its colours from
 * there (`currentColor`, `--accent`, `--warm`). Null where the brand has no such drawing.
 */
export function brandDrawing(name: string): string | null {
  return brandFile(`drawings/${name}.svg`);
}

/** A file below `content/brand` as text; null where there is none. */
export function brandFile(name: string): string | null {
  const file = `content/brand/${name}`;
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
}

/** The brand's name, drawn. Its file is named after it, so that another name is never drawn as this one. */
export function wordDrawing(brand: string): string | null {
  return brandDrawing(`word-${slugify(brand)}`);
}

/** Empty room around a line of figures, for the half of a stroke that leaves its box. */
const margin = 4;

/**
 * A whole number of per cent (§2.10), set in the brand's drawn figures: `bold` where each of its digits has
 * a bold cut, else `regular`. The box of a figure holds the room on its right. Null where one is missing.
 */
export function percentDrawing(percent: number): string | null {
  for (const cut of ['bold', 'regular']) {
    const names = [...String(percent)].map((digit) => `${cut}/${digit}`);
    const figures = [...names, 'sign'].map((name) => figureOf(brandDrawing(`percent/${name}`)));
    const [first] = figures;
    if (!first || figures.some((figure) => figure === null)) continue;
    let x = 0;
    const set = figures.map((figure) => {
      const placed = `<g transform="translate(${x})">${figure?.lines}</g>`;
      x += figure?.width ?? 0;
      return placed;
    });
    const box = [-margin, -margin, x + 2 * margin, first.height + 2 * margin];
    return `<svg viewBox="${box.join(' ')}">${set.join('')}</svg>`;
  }
  return null;
}

function figureOf(svg: string | null) {
  const [, width, height, lines] =
    /viewBox="0 0 (\d+) (\d+)"[^>]*>([\s\S]*)<\/svg>/.exec(svg ?? '') ?? [];
  return lines === undefined ? null : { width: Number(width), height: Number(height), lines };
}
