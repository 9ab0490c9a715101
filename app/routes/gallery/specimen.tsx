import type { ReactNode } from 'react';

interface SpecimensProps {
  /** Names the section, and the test's picture of it. */
  name: string;
  children: ReactNode;
}

/** A section of the gallery; the test takes one picture of each. */
export function Specimens({ name, children }: SpecimensProps) {
  return (
    <section aria-labelledby={name} className="wrap gallery-section" data-specimens={name}>
      <h2 className="text-h3" id={name}>
        {name}
      </h2>
      {children}
    </section>
  );
}

/** One thing in one state, and what both are called. */
export function Specimen({ caption, children }: { caption: string; children: ReactNode }) {
  return (
    <figure className="gallery-specimen">
      <div lang="es-MX">{children}</div>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}

/** What pointer and keyboard do to a control. The test forces these states by `data-forced`. */
const forcedStates = ['rest', 'hover', 'focus-visible', 'active'] as const;

/** A control at rest, hovered, focused and pressed, side by side. */
export function ForcedStates({ children }: { children: ReactNode }) {
  return forcedStates.map((state) => (
    <figure className="gallery-specimen" data-forced={state} key={state}>
      <div lang="es-MX">{children}</div>
      <figcaption>{state}</figcaption>
    </figure>
  ));
}
