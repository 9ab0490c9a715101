import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { InlineStyles, lazySection, linkedStyles } from '../../browser/hydration.tsx';
import { PageLayout } from '../../layout/page-layout.tsx';
import { ProjectBar } from '../../layout/project-bar.tsx';
import { notFoundPage } from '../../sections/not-found.server.ts';
import { NotFound } from '../../sections/not-found.tsx';
import { pageAt, pageHead } from '../../seo/page-head.server.ts';
import { headTags } from '../../seo/page-head.ts';
import projectStyles from '../../styles/projects.css?inline';
import projectStylesFile from '../../styles/projects.css?url';
import { Opening } from './opening.tsx';
import { projectContent } from './project.server.ts';

const CaseStudy = lazySection(async () => (await import('./case-study.tsx')).CaseStudy);

export function loader({ request }: LoaderFunctionArgs) {
  const { page, site } = pageAt(request, 'project', 'not-found');
  if (page.kind === 'not-found') return notFoundPage({ page, site });
  const { metaDescription, ...project } = projectContent(site, page.slug ?? '');
  return { head: pageHead(site, page, metaDescription), project };
}

export const links = () => linkedStyles(projectStylesFile);

const styles = import.meta.env.SSR ? projectStyles : '';

export const meta = headTags;

/** §2.4 Project layout and detail page, under a bar of its own; the next project is a page of its own. */
export default function ProjectPage() {
  const data = useLoaderData<typeof loader>();
  if ('notFound' in data) {
    return (
      <PageLayout>
        <NotFound content={data.notFound} />
      </PageLayout>
    );
  }
  const { project } = data;
  const { slug } = project;
  return (
    <PageLayout bar={<ProjectBar />}>
      <InlineStyles href={projectStylesFile} text={styles} />
      <div className={`project-${slug}`} key={slug}>
        <Opening project={project} />
        <CaseStudy project={project} />
      </div>
    </PageLayout>
  );
}
