import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { renderMarkdown } from '../../../content/load/render-markdown.ts';
import { HydrationPart } from '../../browser/hydration.tsx';
import { pageAt } from '../../seo/page-head.server.ts';
import { RichText } from '../../ui/rich-text.tsx';

export { headTags as meta } from '../../seo/page-head.ts';

export function loader({ request }: LoaderFunctionArgs) {
  const { head, site } = pageAt(request, 'privacy');
  const { heading, body } = site.pages.privacy;
  return { head, heading, html: renderMarkdown(body) };
}

export default function PrivacyPage() {
  const { heading, html } = useLoaderData<typeof loader>();
  return (
    <HydrationPart>
      <section className="section wrap grid-12 gap-y-12 pt-[calc(var(--header)+4rem)]">
        <h1 className="text-h2-small col-span-12 self-start wide:sticky wide:top-[calc(var(--header)+4rem)] wide:col-span-5">
          {heading}
        </h1>
        <RichText className="prose col-span-12 max-w-[68ch] wide:col-span-7" html={html} />
      </section>
    </HydrationPart>
  );
}
