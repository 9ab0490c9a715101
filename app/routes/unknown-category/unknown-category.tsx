import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { pageAt } from '../../seo/page-head.server.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';

export { headTags as meta } from '../../seo/page-head.ts';

export function loader({ request }: LoaderFunctionArgs) {
  const { head, page } = pageAt(request, 'unknown-category');
  return { head, heading: page.title };
}

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
