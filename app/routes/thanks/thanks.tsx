import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { lazySection } from '../../browser/hydration.tsx';
import { contactContent } from '../../sections/contact/contact.server.ts';
import { pageAt } from '../../seo/page-head.server.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';

export { headTags as meta } from '../../seo/page-head.ts';

const SentPackage = lazySection(async () => (await import('./sent-package.tsx')).SentPackage);

export function loader({ request }: LoaderFunctionArgs) {
  const { head, site } = pageAt(request, 'thanks');
  const { heading, text } = site.pages.thanks;
  const { priceList, afterSending } = contactContent(site);
  return { head, heading, text, sent: { priceList, afterSending } };
}

/** Where a form sent without scripts ends. */
export default function ThanksPage() {
  const { heading, text, sent } = useLoaderData<typeof loader>();
  return (
    <>
      <Notice code="Va" heading={heading} text={text}>
        <ButtonLink to="/">Volver al inicio</ButtonLink>
      </Notice>
      <SentPackage content={sent} />
    </>
  );
}
