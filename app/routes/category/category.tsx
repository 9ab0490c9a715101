import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { HydrationPart, lazySection } from '../../browser/hydration.tsx';
import { pageAt } from '../../seo/page-head.server.ts';
import { Banner } from './banner.tsx';
import { categoryContent } from './category.server.ts';

export { headTags as meta } from '../../seo/page-head.ts';

const CategorySections = lazySection(
  async () => (await import('./category-sections.tsx')).CategorySections,
);

export function loader({ request }: LoaderFunctionArgs) {
  const { head, page, site } = pageAt(request, 'category');
  return { head, category: categoryContent(site, page.slug) };
}

/** §2.16 Category page; a new category is a new selection. */
export default function CategoryPage() {
  const { category } = useLoaderData<typeof loader>();
  return (
    <>
      <HydrationPart>
        <Banner content={category.banner} />
      </HydrationPart>
      <CategorySections category={category} key={category.slug} />
    </>
  );
}
