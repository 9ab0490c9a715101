/** Every typeface that a client may have: family, file without extension, and what it can do. */

interface File {
  /** Below `artwork`, without extension. */
  readonly file: string;
  readonly style?: 'italic';
  /** Range of the width axis. */
  readonly stretch?: string;
}

const own = (name: string) => `scenes/fonts/${name}`;
const shared = (name: string) => `films/fonts/${name}`;

export const typefaces = {
  Anybody: [{ file: shared('anybody-latin-standard-normal'), stretch: '50% 150%' }],
  Archivo: [
    {
      file: '../node_modules/@fontsource-variable/archivo/files/archivo-latin-standard-normal',
      stretch: '62% 125%',
    },
  ],
  'Big Shoulders Display': [{ file: shared('big-shoulders-display-latin-wght-normal') }],
  'Bodoni Moda': [
    { file: shared('bodoni-moda-latin-standard-normal') },
    { file: shared('bodoni-moda-latin-standard-italic'), style: 'italic' },
  ],
  'Bricolage Grotesque': [
    { file: own('bricolage-grotesque-latin-standard-normal'), stretch: '75% 100%' },
  ],
  Caprasimo: [{ file: own('caprasimo-latin-400-normal') }],
  'Familjen Grotesk': [{ file: own('familjen-grotesk-latin-wght-normal') }],
  Fraunces: [{ file: own('fraunces-latin-full-normal') }],
  Gabarito: [{ file: own('gabarito-latin-wght-normal') }],
  'Hanken Grotesk': [{ file: shared('hanken-grotesk-latin-wght-normal') }],
  'Instrument Sans': [{ file: own('instrument-sans-latin-standard-normal'), stretch: '75% 100%' }],
  'Instrument Serif': [
    { file: own('instrument-serif-latin-400-normal') },
    { file: own('instrument-serif-latin-400-italic'), style: 'italic' },
  ],
  'JetBrains Mono': [{ file: own('jetbrains-mono-latin-wght-normal') }],
  'League Spartan': [{ file: own('league-spartan-latin-wght-normal') }],
  Lexend: [{ file: own('lexend-latin-wght-normal') }],
  'Martian Mono': [{ file: own('martian-mono-latin-standard-normal'), stretch: '75% 112.5%' }],
  Rubik: [{ file: shared('rubik-latin-wght-normal') }],
  Shrikhand: [{ file: own('shrikhand-latin-400-normal') }],
  'Young Serif': [{ file: own('young-serif-latin-400-normal') }],
} as const satisfies Record<string, readonly File[]>;

export type Typeface = keyof typeof typefaces;

/** Typefaces with no axis of weight: the browser must not embolden them. */
const oneWeight = /latin-400-/;

/** `@font-face` rules for some typefaces; `address` turns a file below `artwork` into a URL. */
export async function fontFaces(
  families: readonly Typeface[],
  address: (file: string) => Promise<string>,
): Promise<string> {
  const rules = families.flatMap((family) =>
    typefaces[family].map(async (face: File) => {
      const weight = oneWeight.test(face.file) ? 400 : '100 900';
      const stretch = face.stretch ? `font-stretch:${face.stretch};` : '';
      const source = await address(`${face.file}.woff2`);
      return `@font-face{font-family:'${family}';font-weight:${weight};font-style:${face.style ?? 'normal'};${stretch}src:url(${source})}`;
    }),
  );
  return (await Promise.all(rules)).join('');
}
