import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { HydrationPart, lazySection } from '../../browser/hydration.tsx';
import { PageStyles } from '../../browser/page-styles.tsx';
import { Closing } from '../../sections/closing.tsx';
import { ProjectSheet, projectSheetLinks } from '../../sections/project-sheet.tsx';
import { pageAt } from '../../seo/page-head.server.ts';
import { projectsContent } from './projects.server.ts';
import { ServiceFilter } from './service-filter.tsx';

export { headTags as meta } from '../../seo/page-head.ts';

const ProjectList = lazySection(async () => (await import('./project-list.tsx')).ProjectList);

export function loader({ request }: LoaderFunctionArgs) {
  const { head, site } = pageAt(request, 'projects');
  const { heading, intro, closing } = site.pages.projects;
  return { head, heading, intro, closing, ...projectsContent(site) };
}

export const links = projectSheetLinks;

/** §2.21 All projects, by service. */
export default function ProjectsPage() {
  const { head, heading, intro, closing, filters, list, ...content } =
    useLoaderData<typeof loader>();
  return (
    <>
      <ProjectSheet />
      <PageStyles id={head.canonical} text={content.styles} />
      <section className="section wrap pt-[calc(var(--header)+clamp(2.5rem,6vw,6rem))]">
        <HydrationPart>
          <h1 className="text-h1">{heading}</h1>
          <p className="text-lede mt-8 max-w-[46ch]">{intro}</p>
          <ServiceFilter filters={filters} />
        </HydrationPart>
        <ProjectList projects={list} />
      </section>
      <HydrationPart>
        <Closing content={closing} />
      </HydrationPart>
    </>
  );
}
