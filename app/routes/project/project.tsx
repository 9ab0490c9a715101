import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { headTags } from '../../seo/head-tags.ts';
import { pageAt } from '../../seo/page-at.ts';
import { pageHead } from '../../seo/page-head.server.ts';
import projectStyles from '../../styles/projects.css?url';
import { late } from '../../ui/late/late.tsx';
import { Opening } from './opening.tsx';
import { metaDescription, projectContent } from './project.server.ts';

const CaseStudy = late(async () => (await import('./case-study.tsx')).CaseStudy);

export function loader({ request }: LoaderFunctionArgs) {
  const { page, site } = pageAt(request, 'project');
  const slug = page.slug ?? '';
  return {
    head: pageHead(site, page, metaDescription(site, slug)),
    project: projectContent(site, slug),
  };
}

export const links = () => [{ rel: 'stylesheet', href: projectStyles }];

export const meta = headTags;

/** §2 Project detail page; the next project is a page of its own. */
export default function ProjectPage() {
  const { project } = useLoaderData<typeof loader>();
  const { slug } = project;
  return (
    <div className={`project-${slug}`} key={slug}>
      <Opening project={project} />
      <CaseStudy project={project} />
    </div>
  );
}
