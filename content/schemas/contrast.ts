import { say } from './words.ts';

/** The contrast that WCAG 2.2 AA wants of text. */
export const readable = 4.5;

/** Why a colour is refused on a ground, which is named by its key. */
export const unreadable = (ground: string) =>
  say(
    `este color no se lee bien sobre ${ground}: elige uno más claro o más oscuro (contraste de 4.5 o más)`,
    `this colour is hard to read on ${ground}: choose a lighter or a darker one (a contrast of at least 4.5)`,
  );

/** Relative luminance of a colour `#RRGGBB`, as WCAG 2.2 defines it. */
function luminanceOf(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast of two colours `#RRGGBB`, from 1 (none) to 21 (black on white). */
export function contrastOf(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}
