import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { picture } from '../../../content/load/pictures.ts';
import { categoryPath } from '../../../domain/site/site-table.ts';
import { HydrationPart, lazySection } from '../../browser/hydration.tsx';
import { Closing } from '../../sections/closing.tsx';
import { pageAt } from '../../seo/page-head.server.ts';

export { headTags as meta } from '../../seo/page-head.ts';

const SolutionGrid = lazySection(async () => (await import('./solution-grid.tsx')).SolutionGrid);

export function loader({ request }: LoaderFunctionArgs) {
  const { head, site } = pageAt(request, 'solutions');
  const { heading, intro, closing } = site.pages.solutions;
  return {
    head,
    heading,
    intro,
    closing,
    solutions: site.categories
      .filter(({ listed }) => listed)
      .map(({ slug, name, description, image }) => ({
        name,
        description,
        to: categoryPath(slug),
        picture: picture(site, image),
      })),
  };
}

/** §2.15 Solutions grid. */
export default function SolutionsPage() {
  const { heading, intro, solutions, closing } = useLoaderData<typeof loader>();
  return (
    <>
      <section className="section wrap pt-[calc(var(--header)+clamp(2.5rem,6vw,6rem))]">
        <HydrationPart>
          <h1 className="text-h1">{heading}</h1>
          <p className="text-lede mt-8 max-w-[46ch]">{intro}</p>
        </HydrationPart>
        <SolutionGrid solutions={solutions} />
      </section>
      <HydrationPart>
        <Closing content={closing} />
      </HydrationPart>
    </>
  );
}
