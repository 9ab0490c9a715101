import type { ReactNode } from 'react';
import { Icon, iconNames } from '../../ui/icon.tsx';
import { GrecaThread } from '../../ui/threads/greca-thread.tsx';
import { HeroRing } from '../../ui/threads/hero-ring.tsx';
import { MayaNumeral } from '../../ui/threads/maya-numeral.tsx';
import { PercentThread } from '../../ui/threads/percent-thread.tsx';
import { ValueThread } from '../../ui/threads/value-thread.tsx';
import { VolcanoThread } from '../../ui/threads/volcano-thread.tsx';
import { WordThread } from '../../ui/threads/word-thread.tsx';
import { Specimen, Specimens } from './specimen.tsx';

const numerals = Array.from({ length: 19 }, (_, index) => index + 1);
const threads: Record<string, ReactNode> = {
  'value: equipo': <ValueThread name="equipo" />,
  'value: diseno': <ValueThread name="diseno" />,
  'value: calidad': <ValueThread name="calidad" />,
  'percent: 10': <PercentThread value={10} />,
  'percent: 25': <PercentThread value={25} />,
  volcano: <VolcanoThread />,
  'hero ring': <HeroRing />,
};

export function DrawingSpecimens() {
  return (
    <Specimens name="drawings">
      <div className="gallery-row">
        {iconNames.map((name) => (
          <Specimen caption={name} key={name}>
            <Icon name={name} />
          </Specimen>
        ))}
      </div>
      <div className="gallery-row">
        {numerals.map((value) => (
          <Specimen caption={String(value)} key={value}>
            <MayaNumeral value={value} />
          </Specimen>
        ))}
      </div>
      <div className="gallery-grid">
        {Object.entries(threads).map(([name, thread]) => (
          <Specimen caption={name} key={name}>
            <div className="gallery-drawing">{thread}</div>
          </Specimen>
        ))}
      </div>
      <div className="gallery-screen">
        <GrecaThread />
        <div className="gallery-drawing">
          <WordThread />
        </div>
      </div>
    </Specimens>
  );
}
