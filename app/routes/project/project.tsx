import type { LoaderFunctionArgs } from 'react-router';
import { pageAt } from '../../seo/page-at.ts';
import { headTags, pageHead } from '../../seo/page-head.ts';

export function loader({ request }: LoaderFunctionArgs) {
  const { page, site } = pageAt(request, 'project');
  return { head: pageHead(site.site, page, page.title), title: page.title };
}

export const meta = headTags;

export default function ProjectPage() {
  return <h1>Project</h1>;
}
