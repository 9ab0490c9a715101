import { GrecaThread } from './threads/greca-thread.tsx';
import { MayaNumeral } from './threads/maya-numeral.tsx';

/** How a section begins: its place in the count, its name, and the thread that leaves the page. */
export function SectionIndex({ number, label }: { number: number; label: string }) {
  return (
    <p className="mb-12 flex items-center gap-4.5 text-xs text-text-2 max-desktop:mb-8">
      <MayaNumeral value={number} />
      <span className="flex-none">{label}</span>
      <GrecaThread />
    </p>
  );
}
