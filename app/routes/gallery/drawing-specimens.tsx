import { Drawing } from '../../ui/drawing.tsx';
import { Icon, iconNames } from '../../ui/icon.tsx';
import { MayaNumeral } from '../../ui/maya-numeral.tsx';
import { SteppedFret } from '../../ui/section-index.tsx';
import type { GalleryContent } from './gallery.server.ts';
import { Specimen, Specimens } from './specimen.tsx';

const numerals = Array.from({ length: 19 }, (_, index) => index + 1);

export function DrawingSpecimens({ drawings, word }: Pick<GalleryContent, 'drawings' | 'word'>) {
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
        {Object.entries(drawings).map(([name, svg]) => (
          <Specimen caption={name} key={name}>
            <Drawing className="gallery-drawing" svg={svg ?? ''} />
          </Specimen>
        ))}
      </div>
      <div className="gallery-screen">
        <SteppedFret />
        <Drawing className="gallery-drawing" svg={word ?? ''} />
      </div>
    </Specimens>
  );
}
