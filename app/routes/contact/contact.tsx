import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { lazySection } from '../../browser/hydration.tsx';
import { contactContent } from '../../sections/contact/contact.server.ts';
import { pageAt } from '../../seo/page-head.server.ts';

export { headTags as meta } from '../../seo/page-head.ts';

const Contact = lazySection(
  async () => (await import('../../sections/contact/contact.tsx')).Contact,
);

export function loader({ request }: LoaderFunctionArgs) {
  const { head, site } = pageAt(request, 'contact');
  return { head, contact: contactContent(site) };
}

export default function ContactPage() {
  const { contact } = useLoaderData<typeof loader>();
  return (
    <div className="pt-(--header)">
      <Contact content={contact} headingLevel={1} number={1} />
    </div>
  );
}
