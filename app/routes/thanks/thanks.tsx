import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { pageAt } from '../../seo/page-head.server.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';

export { headTags as meta } from '../../seo/page-head.ts';

export function loader({ request }: LoaderFunctionArgs) {
  const { head, site } = pageAt(request, 'thanks');
  const { heading, text } = site.pages.thanks;
  return { head, heading, text };
}

/** Where a form sent without scripts ends. */
export default function ThanksPage() {
  const { heading, text } = useLoaderData<typeof loader>();
  return (
    <Notice code="Va" heading={heading} text={text}>
      <ButtonLink to="/">Volver al inicio</ButtonLink>
    </Notice>
  );
}
