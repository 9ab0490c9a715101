import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { HydrationPart, lazySection } from '../../browser/hydration.tsx';
import { pageAt } from '../../seo/page-head.server.ts';
import { RichText } from '../../ui/rich-text.tsx';
import { type AboutContent, aboutContent } from './about.server.ts';

export { headTags as meta } from '../../seo/page-head.ts';

const Team = lazySection(async () => (await import('./team.tsx')).Team);
const Strengths = lazySection(async () => (await import('./strengths.tsx')).Strengths);
const Join = lazySection(async () => (await import('./join.tsx')).Join);

export function loader({ request }: LoaderFunctionArgs) {
  const { head, site } = pageAt(request, 'about');
  return { head, ...aboutContent(site) };
}

/** §2.14 About page. */
export default function AboutPage() {
  const { opening, team, strengths, join } = useLoaderData<typeof loader>();
  return (
    <>
      <HydrationPart>
        <Opening content={opening} />
      </HydrationPart>
      <Team members={team} />
      <Strengths content={strengths} number={1} />
      <Join content={join} number={2} />
    </>
  );
}

function Opening({ content }: { content: AboutContent['opening'] }) {
  const { heading, introHtml } = content;
  return (
    <section className="wrap grid-12 items-end gap-y-8 pt-[calc(var(--header)+clamp(2.5rem,4.5vw,4.5rem))] pb-[clamp(2.5rem,4vw,4rem)]">
      <h1 className="-ml-[0.05em] col-span-12 text-[clamp(2.6rem,7vw,8rem)] leading-[0.88] font-semibold tracking-[-0.05em] [font-stretch:112%] text-balance wide:col-span-8">
        {heading}
      </h1>
      <RichText
        className="prose col-span-12 max-w-[62ch] text-sm text-text-2 wide:col-span-4"
        html={introHtml}
      />
    </section>
  );
}
