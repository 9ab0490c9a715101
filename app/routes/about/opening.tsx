import { RichText } from '../../ui/rich-text.tsx';

/** Who is speaking. The portraits follow at once, still in view. */
export function Opening({ heading, introHtml }: { heading: string; introHtml: string }) {
  return (
    <section className="wrap grid-12 items-end gap-y-8 pt-[calc(var(--header)+clamp(2.5rem,4.5vw,4.5rem))] pb-[clamp(2.5rem,4vw,4rem)]">
      <h1 className="-ml-[0.05em] col-span-12 text-[clamp(2.6rem,7vw,8rem)] leading-[0.88] font-[640] tracking-[-0.05em] [font-stretch:112%] text-balance wide:col-span-8">
        {heading}
      </h1>
      <RichText
        className="prose col-span-12 max-w-[62ch] text-sm text-text-2 wide:col-span-4"
        html={introHtml}
      />
    </section>
  );
}
