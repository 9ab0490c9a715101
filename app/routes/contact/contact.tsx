import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { lazySection } from '../../browser/hydration.tsx';
import { contactContent } from '../../sections/contact/contact.server.ts';
import { pageAt, pageHead } from '../../seo/page-head.server.ts';
import { headTags } from '../../seo/page-head.ts';

const Contact = lazySection(
  async () => (await import('../../sections/contact/contact.tsx')).Contact,
);

export function loader({ request }: LoaderFunctionArgs) {
  const { page, site } = pageAt(request, 'contact');
  return {
    head: pageHead(site, page, site.pages.contact.meta.description),
    contact: contactContent(site),
  };
}

export const meta = headTags;

export default function ContactPage() {
  const { contact } = useLoaderData<typeof loader>();
  return (
    <div className="pt-(--header)">
      <Contact content={contact} headingLevel={1} number={1} />
    </div>
  );
}
