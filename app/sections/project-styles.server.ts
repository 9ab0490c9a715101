import { balanced } from '../../content/load/fit-name.ts';
import { fitTitle, measureInk, type TitleFit } from '../../content/load/fit-text.ts';
import type { Site } from '../../content/load/site.ts';

/**
 * The size at which a title's width is chosen, in hundredths of the measure: on phones names are
 * condensed to stay large.
 */
const targetSize = { wide: 21, narrow: 34 };

/** In hundredths of the measure: a title that would be smaller on phones takes several lines there. */
const smallest = 11;

/** How fitted titles are set: weight, and tracking in em: open letters stand closer than condensed ones. */
const titleWeight = 600;
const trackingAt = (stretch: number) => Number((-0.014 - (stretch - 62) * 0.00055).toFixed(4));

const withColours = ({ projects }: Site) => projects.filter((project) => !project.sample);

type InkOf = Awaited<ReturnType<typeof measureInk>>['inkOf'];

/** All titles share one face of the typeface, which takes longer to make than to measure with. */
let measured: ReturnType<typeof measureInk> | undefined;

/** Of each project: its page, the one before and the data of both ask for them. */
const rulesOf = new Map<string, string>();

/**
 * §2.19 What the content says of the look of some projects (colours, the fit of the title), for
 * `PageStyles`: a page holds the rules of the projects that it shows.
 */
export async function projectStyles(site: Site, slugs: readonly string[]): Promise<string> {
  measured ??= measureInk(
    withColours(site).map(({ title }) => title),
    { weight: titleWeight, trackingAt },
  );
  const { inkOf, widths } = await measured;
  const rules = withColours(site)
    .filter(({ slug }) => slugs.includes(slug))
    .map(({ slug, title, palette }) => {
      const known = rulesOf.get(slug);
      if (known) return known;
      const ink = (stretch: number) => inkOf(title, stretch);
      const rule = `.project-${slug} {${[
        `--project-background:${palette.background}`,
        `--project-text:${palette.text}`,
        `--caption-background:${palette.captionBackground}`,
        `--caption-text:${palette.captionText}`,
        ...palette.swatches.map((color, index) => `--swatch-${index + 1}:${color}`),
        ...fitProperties('wide', fitTitle(ink, targetSize.wide, widths)),
        ...narrowProperties(title, inkOf, widths),
      ].join(';')}}`;
      rulesOf.set(slug, rule);
      return rule;
    });
  return ['@layer components {', `.fitted {font-weight:${titleWeight}}`, ...rules, '}'].join('\n');
}

/**
 * §2.7 The colours of projects as slides, for `PageStyles`: each one's swatches, and the ground that the section takes from the
 * one in view, apart: the document holds the ground of the first alone.
 */
export function slideStyles(site: Site, slugs: readonly string[]): string {
  const rules = withColours(site)
    .filter(({ slug }) => slugs.includes(slug))
    .map(({ slug, palette: { background, text, swatches } }) => {
      const colors = swatches.map((color, index) => `--swatch-${index + 1}:${color}`);
      return `.ground-${slug} {--project-background:${background};--project-text:${text}}
.project-${slug} {${colors.join(';')}}`;
    });
  return ['@layer components {', ...rules, '}'].join('\n');
}

function narrowProperties(title: string, inkOf: InkOf, widths: readonly [number, number]) {
  const lengthOf = (line: string) => inkOf(line, widths[0]).width;
  const fits = [1, 2, 3, 4].map((count) => {
    const lines = balanced(title.split(' '), count, lengthOf);
    const [longest = ''] = lines.toSorted((a, b) => lengthOf(b) - lengthOf(a));
    const fit = fitTitle((stretch) => inkOf(longest, stretch), targetSize.narrow, widths);
    return { fit, isOne: lines.length === 1 };
  });
  const { fit, isOne } = fits.find(({ fit: { size } }) => size >= smallest) ??
    fits.toSorted((a, b) => b.fit.size - a.fit.size)[0] ?? { fit: undefined, isOne: true };
  if (!fit) return [];
  if (isOne) return fitProperties('narrow', fit);
  // Slightly smaller, so that the browser breaks where it was measured.
  const wrapped = { ...fit, size: Number((fit.size * 0.98).toFixed(2)), start: 0 };
  return [...fitProperties('narrow', wrapped), '--narrow-wrap:normal', '--narrow-leading:1'];
}

function fitProperties(form: 'wide' | 'narrow', { stretch, size, start, drop }: TitleFit) {
  return [
    `--${form}-stretch:${stretch}%`,
    `--${form}-tracking:${trackingAt(stretch)}em`,
    `--${form}-size:${size}cqw`,
    `--${form}-start:${start}em`,
    `--${form}-drop:${drop}em`,
  ];
}
