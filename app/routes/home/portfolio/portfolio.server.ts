import type { WithSlug } from '../../../../content/load/load-content.ts';
import { picture } from '../../../../content/load/pictures.ts';
import { renderMarkdown } from '../../../../content/load/render-markdown.ts';
import type { Site } from '../../../../content/load/site.ts';
import type { CaseStudyFile } from '../../../../content/schemas/project.ts';
import { projectPath } from '../../../../domain/site/site-table.ts';

type CaseStudy = WithSlug<CaseStudyFile>;

/** §2.7 Portfolio section: the projects of the carousel, in the order of their ids. */
export function portfolioContent(site: Site) {
  return {
    ...site.pages.home.portfolio,
    slides: site.projects
      .filter((project) => !project.sample)
      .flatMap((project) =>
        project.portfolio?.inCarousel ? [{ project, ...project.portfolio }] : [],
      )
      .toSorted((a, b) => a.id - b.id)
      .map(({ project, line }) => slideOf(site, project, line)),
  };
}

function slideOf(site: Site, project: CaseStudy, line: string) {
  const { slug, title, page } = project;
  return {
    slug,
    title,
    line,
    picture: picture(site, project.image),
    portrait: picture(site, project.mobileImage),
    /** Null: it has no page of its own and opens in place. */
    to: page.ownAddress ? projectPath(slug) : null,
    detail: page.ownAddress ? null : detailOf(project),
  };
}

/** §4.5 The in-page detail view of a project without a page. */
function detailOf({ client, location, services, page }: CaseStudy) {
  return {
    facts: [
      { label: 'Cliente', value: client },
      { label: 'Lugar', value: location },
      { label: 'Servicios', value: services.join(', ') },
    ],
    html: renderMarkdown(page.description),
    chapters: [
      { heading: 'Desafío', text: page.challenge },
      { heading: 'Solución', text: page.solution },
      { heading: 'Resultado', text: page.result },
    ],
  };
}

export type PortfolioContent = ReturnType<typeof portfolioContent>;
export type SlideContent = PortfolioContent['slides'][number];
export type DetailContent = ReturnType<typeof detailOf>;
