import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { headTags } from '../../seo/head-tags.ts';
import { pageAt } from '../../seo/page-at.ts';
import { pageHead } from '../../seo/page-head.server.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';

export function loader({ request }: LoaderFunctionArgs) {
  const { page, site } = pageAt(request, 'not-found');
  const { heading, text, meta } = site.pages.notFound;
  return { head: pageHead(site, page, meta.description), heading, text };
}

export const meta = headTags;

export default function NotFoundPage() {
  const { heading, text } = useLoaderData<typeof loader>();
  return (
    <Notice code="404" heading={heading} text={text}>
      <ButtonLink to="/">Volver al inicio</ButtonLink>
      <ButtonLink to="/servicios" variant="secondary">
        Todas las soluciones
      </ButtonLink>
    </Notice>
  );
}
