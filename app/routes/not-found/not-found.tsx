import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { notFoundPage } from '../../sections/not-found.server.ts';
import { NotFound } from '../../sections/not-found.tsx';
import { pageAt } from '../../seo/page-head.server.ts';
import { headTags } from '../../seo/page-head.ts';

export function loader({ request }: LoaderFunctionArgs) {
  return notFoundPage(pageAt(request, 'not-found'));
}

export const meta = headTags;

export default function NotFoundPage() {
  return <NotFound content={useLoaderData<typeof loader>().notFound} />;
}
