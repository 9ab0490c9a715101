import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { lazySection } from '../../browser/hydration.tsx';
import { pageAt, pageHead } from '../../seo/page-head.server.ts';
import { headTags } from '../../seo/page-head.ts';
import { aboutContent } from './about.server.ts';
import { Opening } from './opening.tsx';

const Team = lazySection(async () => (await import('./team.tsx')).Team);
const Strengths = lazySection(async () => (await import('./strengths.tsx')).Strengths);
const Join = lazySection(async () => (await import('./join.tsx')).Join);

export function loader({ request }: LoaderFunctionArgs) {
  const { page, site } = pageAt(request, 'about');
  return {
    head: pageHead(site, page, site.pages.about.meta.description),
    ...aboutContent(site),
  };
}

export const meta = headTags;

/** §2 About page. */
export default function AboutPage() {
  const { heading, introHtml, team, strengths, join } = useLoaderData<typeof loader>();
  return (
    <>
      <Opening heading={heading} introHtml={introHtml} />
      <Team members={team} />
      <Strengths content={strengths} number={1} />
      <Join content={join} number={2} />
    </>
  );
}
