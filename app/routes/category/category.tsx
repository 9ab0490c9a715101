import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { lazySection } from '../../browser/hydration.tsx';
import { pageAt, pageHead } from '../../seo/page-head.server.ts';
import { headTags } from '../../seo/page-head.ts';
import { Banner } from './banner.tsx';
import { categoryContent } from './category.server.ts';

const PackageBuilder = lazySection(
  async () => (await import('./package-builder.tsx')).PackageBuilder,
);

export function loader({ request }: LoaderFunctionArgs) {
  const { page, site } = pageAt(request, 'category');
  const slug = page.slug ?? '';
  const { meta } = site.categories.find((category) => category.slug === slug) ?? {};
  return {
    head: pageHead(site, page, meta?.description ?? ''),
    category: categoryContent(site, slug),
  };
}

export const meta = headTags;

/** §2 Category page; a new category is a new selection. */
export default function CategoryPage() {
  const { category } = useLoaderData<typeof loader>();
  return (
    <>
      <Banner category={category} />
      <PackageBuilder category={category} key={category.slug} />
    </>
  );
}
