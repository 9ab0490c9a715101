import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { NotFound } from '../../sections/not-found.tsx';
import { pageAt } from '../../seo/page-head.server.ts';

export { headTags as meta } from '../../seo/page-head.ts';

export function loader({ request }: LoaderFunctionArgs) {
  const { head, site } = pageAt(request, 'not-found');
  const { heading, text } = site.pages.notFound;
  return { head, heading, text };
}

export default function NotFoundPage() {
  return <NotFound content={useLoaderData<typeof loader>()} />;
}
