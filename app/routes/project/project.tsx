import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { HydrationPart, lazySection } from '../../browser/hydration.tsx';
import { PageStyles } from '../../browser/page-styles.tsx';
import { PageLayout } from '../../layout/page-layout.tsx';
import { ProjectBar } from '../../layout/project-bar.tsx';
import { NotFound } from '../../sections/not-found.tsx';
import { ProjectSheet, projectSheetLinks } from '../../sections/project-sheet.tsx';
import { projectStyles as stylesOf } from '../../sections/project-styles.server.ts';
import { pageAt } from '../../seo/page-head.server.ts';
import { Opening } from './opening.tsx';
import { projectContent } from './project.server.ts';
import { worldStyles } from './world.server.ts';

export { headTags as meta } from '../../seo/page-head.ts';

const CaseStudy = lazySection(async () => (await import('./case-study.tsx')).CaseStudy);

export async function loader({ request }: LoaderFunctionArgs) {
  const { head, page, site } = pageAt(request, 'project', 'not-found');
  if (page.slug) {
    const project = projectContent(site, page.slug);
    const colours = await stylesOf(site, [project.slug, project.next.slug]);
    const { text, keyframes } = worldStyles(site, page.slug);
    return { head, project, styles: { text: colours + text, keyframes } };
  }
  const { heading, text } = site.pages.notFound;
  return { head, notFound: { heading, text } };
}

export const links = projectSheetLinks;

const bar = (
  <HydrationPart>
    <ProjectBar />
  </HydrationPart>
);

/** §2.4 Project layout and detail page, under a bar of its own; the next project is a page of its own. */
export default function ProjectPage() {
  const { project, styles, notFound } = useLoaderData<typeof loader>();
  if (!project)
    return (
      <PageLayout>
        <NotFound content={notFound} />
      </PageLayout>
    );
  const { slug } = project;
  return (
    <PageLayout bar={bar}>
      <ProjectSheet />
      <PageStyles id={project.slug} {...styles} />
      <div className={`project-${slug} ${project.scene ? 'world' : ''}`} key={slug}>
        <HydrationPart>
          <Opening project={project} />
        </HydrationPart>
        <CaseStudy project={project} />
      </div>
    </PageLayout>
  );
}
