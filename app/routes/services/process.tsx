import { type RefObject, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../ui/button.tsx';
import { MayaNumeral } from '../../ui/maya-numeral.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Section, type SectionProps } from '../../ui/section.tsx';
import type { ServicesContent, ProcessStep as Step } from './services.server.ts';

/** §4.7 Process carousel: one step at a time. Without scripts all of them stand one after another. */
export function Process({ content, number }: SectionProps<ServicesContent['process']>) {
  const { heading, intro, steps } = content;
  const [position, setPosition] = useState(0);
  const lastHeading = useRef<HTMLHeadingElement>(null);
  const last = steps.length - 1;

  function next() {
    flushSync(() => setPosition(Math.min(position + 1, last)));
    // The button is gone on the last step: the focus goes to the step that is now shown.
    if (position + 1 === last) lastHeading.current?.focus();
  }

  return (
    <Section
      className="section overflow-clip border-y border-line bg-surface [--button-base:var(--surface)]"
      id="proceso"
      label="Proceso"
      number={number}
    >
      <div className="grid-12 items-end gap-y-6">
        <h2 className="text-h2 reveal-width col-span-12 wide:col-span-9">{heading}</h2>
        <p className="text-lede col-span-12 max-w-[30ch] wide:col-span-3">{intro}</p>
      </div>
      <ProcessStepList onSelect={setPosition} position={position} steps={steps} />
      <div className="grid not-scripted:mt-16">
        <div className="z-1 flex min-h-11 justify-between gap-4 not-scripted:hidden max-desktop:mb-8 desktop:grid-12 desktop:col-start-1 desktop:row-start-1 desktop:self-end">
          <div className="contents desktop:col-span-5 desktop:col-start-8 desktop:flex desktop:justify-between desktop:border-t desktop:border-line desktop:pt-6 desktop:ml-(--gap)">
            <Button
              aria-disabled={position === 0}
              onClick={() => setPosition(Math.max(position - 1, 0))}
              size="tight"
              variant="secondary"
            >
              Atrás
            </Button>
            {position < last && (
              <Button icon="arrowRight" onClick={next} size="tight">
                Siguiente
              </Button>
            )}
          </div>
        </div>
        <ol className="grid not-scripted:gap-16 desktop:col-start-1 desktop:row-start-1">
          {steps.map((step, index) => (
            <ProcessStep
              headingRef={index === last ? lastHeading : undefined}
              key={step.title}
              label={index === last ? 'ÚLTIMO PASO' : `PASO ${index + 1} DE ${steps.length}`}
              shown={index === position}
              step={step}
            />
          ))}
        </ol>
      </div>
      <p className="sr-only" role="status">
        Se muestra: {steps[position]?.title}
      </p>
    </Section>
  );
}

/** Where columns are too narrow for a step's title, its number stands there alone. */
function titleClass(count: number): string | undefined {
  if (count > 7) return 'sr-only';
  return count > 5 ? 'max-wide:sr-only' : undefined;
}

/**
 * The progress bar and, from 769 px, the list of steps: the bar (§9.1: step / last × 100 %) ends where the step's
 * column ends. It is SVG, because the content policy forbids inline `style`.
 */
function ProcessStepList(props: {
  steps: Step[];
  position: number;
  onSelect: (position: number) => void;
}) {
  const { steps, position, onSelect } = props;
  const accent = steps[position]?.accentColor ?? 'primary';
  return (
    <div className="mt-[clamp(2.5rem,5vw,5rem)] mb-10 max-desktop:mb-6 not-scripted:hidden">
      <svg aria-hidden="true" className="block h-1.5 w-full bg-line">
        <rect
          className={`transition-[width,fill] duration-500 ${accents[accent].fill}`}
          height="100%"
          width={`${(100 * (position + 1)) / steps.length}%`}
        />
      </svg>
      <ol className="grid auto-cols-fr grid-flow-col max-desktop:hidden">
        {steps.map(({ title, description }, index) => (
          <li key={title}>
            <button
              aria-current={index === position ? 'step' : undefined}
              className="flex min-h-24 w-full wide:min-h-28 flex-col items-start gap-3 py-5 pr-5 text-left max-wide:pr-2 max-wide:text-sm leading-tight text-text-2 transition-colors duration-160 hover:text-accent-text aria-[current=step]:text-text aria-[current=step]:font-semibold"
              onClick={() => onSelect(index)}
              type="button"
            >
              <MayaNumeral value={index + 1} />
              <span className={titleClass(steps.length)}>{title}</span>
            </button>
            {steps.length <= 5 && (
              <p className="pr-6 text-sm text-text-2 max-wide:hidden">{description}</p>
            )}
          </li>
        ))}
      </ol>
    </div>
  );
}

const accents = {
  primary: { text: 'text-accent-text', mark: 'bg-accent', fill: 'fill-accent' },
  secondary: { text: 'text-warm-text', mark: 'bg-warm-text', fill: 'fill-warm-text' },
} as const;

/** With scripts the steps lie on one another, so that the tallest keeps the page from jumping. */
function ProcessStep(props: {
  step: Step;
  label: string;
  shown: boolean;
  headingRef: RefObject<HTMLHeadingElement | null> | undefined;
}) {
  const { step, label, shown, headingRef } = props;
  const { title, description, details, accentColor, picture } = step;
  const accent = accents[accentColor];
  const head = (
    <>
      <p className={`text-index ${accent.text}`}>{label}</p>
      <h3 className="text-h3 mt-4" ref={headingRef} tabIndex={-1}>
        {title}
      </h3>
      <p className="text-lede mt-5 scripted:wide:hidden">{description}</p>
    </>
  );
  return (
    <li
      className={`grid-12 gap-y-8 scripted:col-start-1 scripted:row-start-1 ${
        shown
          ? 'scripted:transition-opacity scripted:duration-500'
          : 'scripted:invisible scripted:opacity-0'
      }`}
    >
      {picture ? (
        <div className="col-span-12 -mx-(--gutter) bg-ink desktop:col-span-7 desktop:mr-0">
          <Picture
            className="aspect-4/3 size-full object-cover"
            picture={picture}
            sizes="(max-width: 768px) 100vw, 58vw"
          />
        </div>
      ) : (
        <div className="col-span-12 desktop:col-span-7">{head}</div>
      )}
      <div className="col-span-12 desktop:col-span-5 desktop:col-start-8 desktop:pl-(--gap) scripted:desktop:pb-28">
        {picture && head}
        <ul className={picture ? 'mt-7' : 'border-t border-line'}>
          {details.map((detail) => (
            <li className="flex gap-3.5 border-b border-line py-3 leading-snug" key={detail}>
              <span
                aria-hidden="true"
                className={`mt-1.5 size-2 flex-none rotate-45 ${accent.mark}`}
              />
              {detail}
            </li>
          ))}
        </ul>
      </div>
    </li>
  );
}
