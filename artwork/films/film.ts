import { join } from 'node:path';

/** What a film is: a picture for every moment. Nothing in it may depend on anything but the time. */

export const framesPerSecond = 30;

interface Moving {
  /** Below `content/public/media`, without extension: the id that content files use. */
  readonly id: string;
  readonly width: number;
  readonly height: number;
  readonly seconds: number;
}

/** Every film is a loop: its last moment looks as its first one. */
export interface DrawnFilm extends Moving {
  /** The inside of an `<svg>` at `time` seconds. */
  readonly frame: (time: number) => string;
}

/** A square whose light is traced pixel by pixel. */
export interface TracedFilm extends Moving {
  /** sRGB at `time` seconds, three numbers of 16 bits a pixel, `size` pixels a side. */
  trace(time: number, size: number): Uint16Array;
}

export type Film = DrawnFilm | TracedFilm;

/** When the frames are, in seconds. */
export const moments = ({ seconds }: Film) =>
  Array.from({ length: Math.round(seconds * framesPerSecond) }, (_, i) => i / framesPerSecond);

/** Where the encoder looks for a frame. */
export const framePath = (folder: string, index: number) =>
  join(folder, `${String(index).padStart(4, '0')}.png`);

/** The shape that projects' films and the team's film share. */
export const wide = { width: 1280, height: 800 } as const;

/** Families as the drawings name them, and the files below `fonts/`. */
export const typefaces = [
  { family: 'Anybody', file: 'anybody-latin-standard-normal', stretch: '50% 150%' },
  { family: 'Big Shoulders', file: 'big-shoulders-display-latin-wght-normal' },
  { family: 'Bodoni', file: 'bodoni-moda-latin-standard-normal' },
  { family: 'Bodoni', file: 'bodoni-moda-latin-standard-italic', style: 'italic' },
  { family: 'Hanken', file: 'hanken-grotesk-latin-wght-normal' },
  { family: 'Rubik', file: 'rubik-latin-wght-normal' },
] as const;
