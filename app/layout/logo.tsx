import { Link, type LinkProps } from 'react-router';
import { Drawing } from '../ui/drawing.tsx';
import { useSiteData } from './site-data.ts';

export function Logo(link: Pick<LinkProps, 'onClick' | 'replace'>) {
  const { site, logo, wordmark, name } = useSiteData();
  return (
    <Link
      aria-label={`${site.brand}, inicio`}
      className="flex items-center gap-3 text-[1.4rem] leading-none font-semibold tracking-[-0.045em] [font-stretch:125%] desktop:text-[1.625rem]"
      to="/"
      {...link}
    >
      {wordmark ? (
        <Drawing
          className="[&>svg]:h-9 [&>svg]:max-w-[min(16rem,42vw)] desktop:[&>svg]:h-[2.625rem]"
          svg={wordmark}
        />
      ) : (
        <>
          <Drawing className="size-9 desktop:size-[2.625rem] [&>svg]:size-full" svg={logo} />
          <span className="logo-name">
            {name
              ? name.map((line) => (
                  <span className="block whitespace-nowrap" key={line}>
                    {line}
                  </span>
                ))
              : site.brand}
          </span>
        </>
      )}
    </Link>
  );
}
