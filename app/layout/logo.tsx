import { Link } from 'react-router';
import { useSiteData } from './site-data.ts';

export function Logo({ onClick }: { onClick?: () => void }) {
  const { site, logo } = useSiteData();
  return (
    <Link
      aria-label={`${site.brand}, inicio`}
      className="flex items-center gap-3 text-[1.4rem] leading-none font-bold tracking-[-0.045em] [font-stretch:125%] desktop:text-[1.625rem]"
      onClick={onClick}
      to="/"
    >
      <span
        aria-hidden="true"
        className="size-9 desktop:size-[2.625rem] [&>svg]:size-full"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the agency's own mark, from content
        dangerouslySetInnerHTML={{ __html: logo }}
      />
      <span>{site.brand}</span>
    </Link>
  );
}
