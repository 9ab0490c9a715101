import { MayaNumeral } from '../../ui/maya-numeral.tsx';
import type { ProcessStep } from './services.server.ts';

/** §9 Width of the progress bar: step / last × 100 %. */
const progressWidths = ['w-1/5', 'w-2/5', 'w-3/5', 'w-4/5', 'w-full'] as const;

const barColors = { primary: 'bg-accent', secondary: 'bg-warm-text' } as const;

interface ProcessStepListProps {
  steps: ProcessStep[];
  position: number;
  onSelect: (position: number) => void;
}

/** The progress bar and, from 769 px, the list of steps: the bar ends where the step's column ends. */
export function ProcessStepList({ steps, position, onSelect }: ProcessStepListProps) {
  const accent = steps[position]?.accentColor ?? 'primary';
  return (
    <div className="mt-[clamp(2.5rem,5vw,5rem)] mb-10 max-desktop:mb-6 not-scripted:hidden">
      <div aria-hidden="true" className="h-1.5 bg-line">
        <div
          className={`h-full transition-[width,background-color] duration-500 ${progressWidths[position]} ${barColors[accent]}`}
        />
      </div>
      <ol className="grid grid-cols-5 max-desktop:hidden">
        {steps.map(({ title }, index) => (
          <li key={title}>
            <button
              aria-current={index === position ? 'step' : undefined}
              className="flex min-h-24 w-full flex-col items-start gap-3 py-5 pr-5 text-left max-wide:pr-2 max-wide:text-sm leading-tight text-text-2 transition-colors duration-160 hover:text-accent-text aria-[current=step]:text-text aria-[current=step]:font-[640]"
              onClick={() => onSelect(index)}
              type="button"
            >
              <MayaNumeral value={index + 1} />
              {title}
            </button>
          </li>
        ))}
      </ol>
    </div>
  );
}
