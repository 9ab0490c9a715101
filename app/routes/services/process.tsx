import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../ui/button.tsx';
import { SectionIndex } from '../../ui/section-index.tsx';
import { ProcessStep } from './process-step.tsx';
import { ProcessStepList } from './process-step-list.tsx';
import type { ServicesContent } from './services.server.ts';

interface ProcessProps {
  content: ServicesContent['process'];
  number: number;
}

/** §4 Process carousel: one step at a time. Without scripts all of them stand one after another. */
export function Process({ content, number }: ProcessProps) {
  const { heading, intro, steps } = content;
  const [position, setPosition] = useState(0);
  const lastHeading = useRef<HTMLHeadingElement>(null);
  const last = steps.length - 1;

  function next() {
    flushSync(() => setPosition(Math.min(position + 1, last)));
    // The button is gone on the last step: the focus goes where the eyes go.
    if (position + 1 === last) lastHeading.current?.focus();
  }

  return (
    <section
      className="section mt-(--section) overflow-clip border-y border-line bg-surface [--button-base:var(--surface)]"
      id="proceso"
    >
      <div className="wrap">
        <SectionIndex label="Proceso" number={number} />
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
      </div>
    </section>
  );
}
