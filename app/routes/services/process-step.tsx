import type { RefObject } from 'react';
import { Picture } from '../../ui/picture.tsx';
import type { ProcessStep as Step } from './services.server.ts';

const accents = {
  primary: { text: 'text-accent-text', mark: 'bg-accent' },
  secondary: { text: 'text-warm-text', mark: 'bg-warm-text' },
} as const;

interface ProcessStepProps {
  step: Step;
  /** 'PASO n DE 5'. */
  label: string;
  shown: boolean;
  headingRef: RefObject<HTMLHeadingElement | null> | undefined;
}

/** With scripts the steps lie on one another, so that the tallest keeps the page from jumping. */
export function ProcessStep({ step, label, shown, headingRef }: ProcessStepProps) {
  const { title, description, details, accentColor, picture } = step;
  const accent = accents[accentColor];
  return (
    <li
      className={`grid-12 gap-y-8 scripted:col-start-1 scripted:row-start-1 ${
        shown
          ? 'scripted:transition-opacity scripted:duration-500'
          : 'scripted:invisible scripted:opacity-0'
      }`}
    >
      <div className="col-span-12 -mx-(--gutter) bg-navy desktop:col-span-7 desktop:mr-0">
        <Picture
          className="aspect-4/3 size-full object-cover"
          picture={picture}
          sizes="(max-width: 768px) 100vw, 58vw"
        />
      </div>
      <div className="col-span-12 desktop:col-span-5 desktop:col-start-8 desktop:pl-(--gap) scripted:desktop:pb-28">
        <p className={`text-index ${accent.text}`}>{label}</p>
        <h3 className="text-h3 mt-4" ref={headingRef} tabIndex={-1}>
          {title}
        </h3>
        <p className="text-lede mt-5">{description}</p>
        <ul className="mt-7">
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
