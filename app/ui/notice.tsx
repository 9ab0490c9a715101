import type { ReactNode } from 'react';
import { HydrationPart } from '../browser/hydration.tsx';

/** A page with one message and the links that lead on from it. */
export function Notice(props: {
  code: string;
  heading: string;
  text: string;
  children?: ReactNode;
}) {
  const { code, heading, text, children } = props;
  return (
    <HydrationPart>
      <section className="section wrap grid min-h-[80svh] content-center gap-8 pt-[calc(var(--header)+3rem)]">
        <p
          aria-hidden="true"
          className="text-[min(38vw,24rem)] font-semibold [font-stretch:125%] leading-[0.72] tracking-[-0.07em] text-accent"
        >
          {code}
        </p>
        <h1 className="text-h2-small">{heading}</h1>
        <p className="text-lede max-w-[38ch]">{text}</p>
        {children && <div className="flex flex-wrap gap-4">{children}</div>}
      </section>
    </HydrationPart>
  );
}
