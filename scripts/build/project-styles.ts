import type { Plugin } from 'vite';
import { fitTitle, measureInk, type TitleFit } from '../../content/load/fit-text.ts';
import { type Site, site } from '../../content/load/site.ts';

/**
 * The size at which a title's width is chosen, in hundredths of the measure: on phones names are
 * condensed to stay large.
 */
const targetSize = { wide: 21, narrow: 34 };

/** How fitted titles are set: weight, and tracking in em: open letters stand closer than condensed ones. */
const titleWeight = 600;
const trackingAt = (stretch: number) => Number((-0.014 - (stretch - 62) * 0.00055).toFixed(4));

/**
 * Writes what the content says of a project's look (its colours, the fit of its title) behind the
 * rules of `projects.css`: one cacheable file, because the content policy allows no inline styles.
 */
export function projectStyles(): Plugin {
  return {
    name: 'project-styles',
    enforce: 'pre',
    transform: {
      // The stylesheet itself, as Vite asks for it behind `?url`: when building, and in development.
      filter: { id: /\/app\/styles\/projects\.css(?:\?(?:transform-only|direct|inline))?$/ },
      handler: async (rules) => `${rules}\n@layer components {\n${await projectRules(site())}\n}\n`,
    },
  };
}

async function projectRules({ projects }: Site): Promise<string> {
  const caseStudies = projects.filter((project) => !project.sample);
  const inkAt = await measureInk(
    caseStudies.map(({ title }) => title),
    { weight: titleWeight, trackingAt },
  );
  const rules = caseStudies.map(({ slug, title, palette }) => {
    const ink = (stretch: number) => inkAt(title, stretch);
    return `.project-${slug} {${[
      `--project-background:${palette.background}`,
      `--project-text:${palette.text}`,
      `--caption-background:${palette.captionBackground}`,
      `--caption-text:${palette.captionText}`,
      ...palette.swatches.map((color, index) => `--swatch-${index + 1}:${color}`),
      ...fitProperties('wide', fitTitle(ink, targetSize.wide)),
      ...fitProperties('narrow', fitTitle(ink, targetSize.narrow)),
    ].join(';')}}`;
  });
  return [`.fitted {font-weight:${titleWeight}}`, ...rules].join('\n');
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
