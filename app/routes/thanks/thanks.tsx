import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { pageAt, pageHead } from '../../seo/page-head.server.ts';
import { headTags } from '../../seo/page-head.ts';
import { fillIn } from '../../seo/placeholders.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';

export function loader({ request }: LoaderFunctionArgs) {
  const { page, site } = pageAt(request, 'thanks');
  const { heading, text, meta } = site.pages.thanks;
  return {
    head: pageHead(site, page, meta.description),
    heading,
    text: fillIn(text, site.site),
  };
}

export const meta = headTags;

/** Where a form sent without scripts ends. */
export default function ThanksPage() {
  const { heading, text } = useLoaderData<typeof loader>();
  return (
    <Notice code="Va" heading={heading} text={text}>
      <ButtonLink to="/">Volver al inicio</ButtonLink>
    </Notice>
  );
}
