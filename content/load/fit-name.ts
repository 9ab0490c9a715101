import { fitTitle, type LineSet, measureInk, setToOneMeasure, type TitleFit } from './fit-text.ts';

const weight = 600;

/** In em: a longer line of the headline would be small on the narrowest phones. */
const maxLineLength = 8;

/** §2.6 The headline's lines at one width; one that would be too long becomes several. */
export async function fitHeadline(texts: string[]): Promise<LineSet> {
  const { inkOf, widths } = await measureInk(texts, { weight, trackingAt: () => -0.036 });
  const lengthOf = (text: string) => inkOf(text, widths[0]).width;
  const lines = texts.flatMap((text) =>
    balanced(text.split(' '), Math.ceil(lengthOf(text) / maxLineLength), lengthOf),
  );
  return setToOneMeasure(lines);
}

/** §2.12 The name below the footer, as wide as the page; a short one no larger than its place. */
export async function fitFooterName(brand: string): Promise<TitleFit> {
  const trackingAt = () => -0.06;
  const { inkOf, widths } = await measureInk([brand], { weight, trackingAt });
  const fit = fitTitle((stretch) => inkOf(brand, stretch), 12, widths);
  return { ...fit, size: Math.min(fit.size, 24) };
}

/** The name beside the logo: its lines, one above the other. */
export interface NameFit {
  lines: string[];
  /** `font-stretch`, in percent. */
  stretch: number;
  /** `font-size`, in rem. */
  size: number;
}

/** What a phone's header leaves beside logo and controls, and its height, in rem. */
const place = { width: 6, height: 2.75 };
/** In rem: the usual size, and the one that a name is condensed and broken for. */
const nameSize = { usual: 1.4, wanted: 1 };
/** In characters: longer words have no place to break, and are cut for the eye alone. */
const maxWordLength = 16;

/** In em: words that are not wide stand too close to be told apart with the tracking of those that are. */
export const nameTracking = (stretch: number) => (stretch > 100 ? -0.045 : 0);

/** §2.2 The name in the header, as wide and in as few lines as fit; null where it fits as it is. */
export async function fitHeaderName(brand: string): Promise<NameFit | null> {
  const { inkOf, widths } = await measureInk([brand], { weight, trackingAt: nameTracking });
  const [narrowest, widest] = widths;
  const lengthAt = (stretch: number) => (text: string) => inkOf(text, stretch).length;
  if (lengthAt(widest)(brand) * nameSize.usual <= place.width) return null;
  const words = brand.split(' ').flatMap((word) => {
    const pieces = Math.ceil(word.length / maxWordLength);
    return word.match(new RegExp(`.{1,${Math.ceil(word.length / pieces)}}`, 'gu')) ?? [];
  });
  const fits = [widest, 100, 75, narrowest]
    .filter((stretch) => stretch >= narrowest && stretch <= widest)
    .flatMap((stretch) =>
      [1, 2, 3].map((count) => {
        const lines = balanced(words, count, lengthAt(stretch));
        const longest = Math.max(...lines.map(lengthAt(stretch)));
        const size = Math.min(nameSize.usual, place.height / lines.length, place.width / longest);
        return { lines, stretch, size: Math.floor(size * 100) / 100 };
      }),
    );
  const [largest] = fits.toSorted((a, b) => b.size - a.size);
  return fits.find(({ size }) => size >= nameSize.wanted) ?? largest ?? null;
}

/** Words in at most `count` lines, the longest of which is as short as can be. */
export function balanced(
  words: string[],
  count: number,
  lengthOf: (line: string) => number,
): string[] {
  const longest = (lines: string[]) => Math.max(...lines.map(lengthOf));
  if (count <= 1) return [words.join(' ')];
  return words
    .map((_, index) => words.length - index)
    .map((end) => {
      const rest = words.slice(end);
      const line = words.slice(0, end).join(' ');
      return rest.length > 0 ? [line, ...balanced(rest, count - 1, lengthOf)] : [line];
    })
    .reduce((best, lines) => (longest(lines) < longest(best) ? lines : best));
}
