import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { pageAt, pageHead } from '../../seo/page-head.server.ts';
import { headTags } from '../../seo/page-head.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';

export function loader({ request }: LoaderFunctionArgs) {
  const { page, site } = pageAt(request, 'unknown-category');
  const { meta } = site.pages.notFound;
  return { head: pageHead(site, page, meta.description), heading: page.title };
}

export const meta = headTags;

/** §8.5 A category that does not exist. */
export default function UnknownCategoryPage() {
  const { heading } = useLoaderData<typeof loader>();
  return (
    <Notice
      code="404"
      heading={heading}
      text="Puede que haya cambiado de nombre. En Soluciones están todas las que ofrecemos hoy."
    >
      <ButtonLink to="/soluciones">Volver a Soluciones</ButtonLink>
    </Notice>
  );
}
