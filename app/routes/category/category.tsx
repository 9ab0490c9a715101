import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { lazySection } from '../../browser/hydration.tsx';
import { pageAt, pageHead } from '../../seo/page-head.server.ts';
import { headTags } from '../../seo/page-head.ts';
import { Banner } from './banner.tsx';
import { categoryContent } from './category.server.ts';

const CategorySections = lazySection(
  async () => (await import('./category-sections.tsx')).CategorySections,
);

export function loader({ request }: LoaderFunctionArgs) {
  const { page, site } = pageAt(request, 'category');
  const { meta, ...category } = categoryContent(site, page.slug ?? '');
  return { head: pageHead(site, page, meta.description), category };
}

export const meta = headTags;

/** §2.16 Category page; a new category is a new selection. */
export default function CategoryPage() {
  const { category } = useLoaderData<typeof loader>();
  return (
    <>
      <Banner content={category.banner} />
      <CategorySections category={category} key={category.slug} />
    </>
  );
}
