/** What a film is: a drawing for every moment. Nothing in it may depend on anything but the time. */

export const framesPerSecond = 30;

export interface Film {
  /** Below `content/public/media`, without extension: the id that content files use. */
  readonly id: string;
  readonly width: number;
  readonly height: number;
  readonly seconds: number;
  /**
   * The inside of an `<svg>` at `time` seconds. Every film is a loop: `frame(seconds)` draws the
   * same as `frame(0)`.
   */
  readonly frame: (time: number) => string;
}

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
