import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { HydrationPart, lazySection } from '../../browser/hydration.tsx';
import { contactContent } from '../../sections/contact/contact.server.ts';
import { pageAt } from '../../seo/page-head.server.ts';
import { ServiceIndex } from './service-index.tsx';
import { servicesContent } from './services.server.ts';

export { headTags as meta } from '../../seo/page-head.ts';

const ServiceGroup = lazySection(async () => (await import('./service-group.tsx')).ServiceGroup);
const Process = lazySection(async () => (await import('./process.tsx')).Process);
const Pricing = lazySection(async () => (await import('./pricing.tsx')).Pricing);
const Contact = lazySection(
  async () => (await import('../../sections/contact/contact.tsx')).Contact,
);

export async function loader({ request }: LoaderFunctionArgs) {
  const { head, page, site } = pageAt(request, 'services');
  return { head, ...(await servicesContent(site, page.path)), contact: contactContent(site) };
}

/** §2.13 Services page. */
export default function ServicesPage() {
  const { index, groups, process, pricing, contact } = useLoaderData<typeof loader>();
  return (
    <>
      <HydrationPart>
        <ServiceIndex content={index} />
      </HydrationPart>
      {groups.map((group, place) => (
        <ServiceGroup content={group} key={group.anchor} number={place + 1} />
      ))}
      <Process content={process} number={groups.length + 1} />
      <Pricing content={pricing} number={groups.length + 2} />
      <Contact content={contact} headingLevel={2} number={groups.length + 3} />
    </>
  );
}
