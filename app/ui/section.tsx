import type { ComponentProps } from 'react';
import { MayaNumeral } from './maya-numeral.tsx';

/** What a section shows, and its number on the page. */
export interface SectionProps<Content> {
  content: Content;
  number: number;
}

type SectionFrameProps = SectionIndexProps &
  Omit<ComponentProps<'section'>, keyof SectionIndexProps>;

/** A section under its index, as wide as the text. */
export function Section({ number, label, children, ...section }: SectionFrameProps) {
  return (
    <section className="section" {...section}>
      <div className="wrap">
        <SectionIndex label={label} number={number} />
        {children}
      </div>
    </section>
  );
}

interface SectionIndexProps {
  number: number;
  label: string;
}

/** Above a section's heading: its number on the page, its name, and a line to the page's edge. */
export function SectionIndex({ number, label }: SectionIndexProps) {
  return (
    <p className="section-index relative mb-12 flex items-center gap-4.5 text-xs text-text-2 max-desktop:mb-8">
      <MayaNumeral value={number} />
      <span className="flex-none">{label}</span>
      <SteppedFret />
    </p>
  );
}

/** It has no viewBox: one unit is one pixel at every width, so that the hairline stays sharp. */
function SteppedFret() {
  return (
    <svg
      className="min-w-0 flex-1 overflow-visible"
      width="100%"
      height={28}
      fill="none"
      stroke="var(--line-strong)"
      strokeWidth={1.25}
      aria-hidden="true"
    >
      <path d="M0 27.4H12V20.4H19V13.4H26V6.4H33V.6H61V20.4H44V11H51.5M61 27.4H4000" />
    </svg>
  );
}
