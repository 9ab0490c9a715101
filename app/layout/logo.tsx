import type { LinkProps } from 'react-router';
import { Drawing } from '../ui/drawing.tsx';
import { Link } from '../ui/link.tsx';
import { useSiteData } from './site-data.ts';

export function Logo(link: Pick<LinkProps, 'onClick' | 'replace'>) {
  const { site, logo } = useSiteData();
  return (
    <Link
      aria-label={`${site.brand}, inicio`}
      className="flex items-center gap-3 text-[1.4rem] leading-none font-semibold tracking-[-0.045em] [font-stretch:125%] desktop:text-[1.625rem]"
      to="/"
      {...link}
    >
      <Drawing
        className="contents [&>svg]:h-9 [&>svg]:max-w-[42vw] desktop:[&>svg]:h-[2.625rem]"
        svg={logo}
      />
    </Link>
  );
}
