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
      <section className="section wrap grid-12 min-h-[80svh] content-center gap-y-8 pt-[calc(var(--header)+3rem)]">
        <p
          aria-hidden="true"
          className={`col-span-12 -ml-[0.015em] font-semibold [font-stretch:125%] leading-[0.72] tracking-[-0.07em] text-accent ${code.length > 3 ? 'text-[26vw]' : 'text-[min(42vw,64svh)]'}`}
        >
          {code}
        </p>
        <h1 className="text-h2-small col-span-12 wide:col-span-7">{heading}</h1>
        <div className="col-span-12 grid content-start gap-8 wide:col-span-5">
          <p className="text-lede max-w-[38ch]">{text}</p>
          {children && <div className="flex flex-wrap gap-4">{children}</div>}
        </div>
      </section>
    </HydrationPart>
  );
}
