import { brandDrawing, percentDrawing } from '../../../content/load/brand-drawings.ts';
import { fitHeadline } from '../../../content/load/fit-name.ts';
import { picture } from '../../../content/load/pictures.ts';
import { renderMarkdown } from '../../../content/load/render-markdown.ts';
import type { Site } from '../../../content/load/site.ts';
import { video } from '../../../content/load/videos.ts';
import { categoryPath, projectPath } from '../../../domain/site/site-table.ts';
import { portfolioContent } from './portfolio/portfolio.server.ts';

/** The words and pictures of the home page, ready to be shown. */
export async function homeContent(site: Site) {
  const { home } = site.pages;
  const { offer } = site.site;
  return {
    hero: {
      lines: (await fitHeadline(home.hero.lines)).lines.map(({ text }) => text),
      tagline: home.hero.tagline,
      ring: brandDrawing('hero'),
      video: site.brand.film && video(site, site.brand.film),
      strip: site.categories
        .filter(({ listed }) => listed)
        .slice(0, 4)
        .map(({ shortName, slug }) => ({ label: shortName, to: categoryPath(slug) })),
    },
    portfolio: portfolioContent(site),
    showcase: home.showcase && {
      heading: home.showcase.heading,
      html: renderMarkdown(home.showcase.text),
      facts: home.showcase.facts,
      to: projectPath(home.showcase.project),
      pictures: home.showcase.pictures.map((source) => picture(site, source)),
    },
    values: {
      heading: home.values.heading,
      cards: home.values.cards.map(({ drawing, ...card }) => ({
        ...card,
        drawing: drawing && brandDrawing(drawing),
      })),
    },
    offer: offer && {
      ...offer,
      /** Null where the brand has no figures of its own. */
      drawing: percentDrawing(offer.percent),
      endedAtBuild: Date.now() >= Date.parse(offer.validUntil),
    },
  };
}

type HomeContent = Awaited<ReturnType<typeof homeContent>>;
export type HeroContent = HomeContent['hero'];
export type ShowcaseContent = NonNullable<HomeContent['showcase']>;
export type ValuesContent = HomeContent['values'];
export type OfferContent = NonNullable<HomeContent['offer']>;
