import { useSiteData } from '../layout/site-data.ts';

/** How the CV reaches the agency: `{email}` in the content's words becomes a link. */
export function CvHint({ text }: { text: string }) {
  const { site } = useSiteData();
  const [before, after] = text.split('{email}');
  return (
    <p className="border-l-[5px] border-warm pl-4.5 text-sm text-text-2 desktop:col-span-2">
      <strong className="block text-text">CV</strong>
      {before}
      {after !== undefined && (
        <a
          className="underline underline-offset-4 hover:text-accent-text"
          href={`mailto:${site.email}`}
        >
          {site.email}
        </a>
      )}
      {after}
    </p>
  );
}
