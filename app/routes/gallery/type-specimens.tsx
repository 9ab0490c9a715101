import { MeasuredLine } from '../../ui/measured-line.tsx';
import { setToOneMeasure } from '../../ui/measured-lines.ts';
import { RichText } from '../../ui/rich-text.tsx';
import { Specimen, Specimens } from './specimen.tsx';

const voices = [
  'text-h1',
  'text-h2',
  'text-h2-small',
  'text-h3',
  'text-h4',
  'text-lede',
  'text-figure',
  'text-index',
];

const prose =
  '<p>Texto corrido con <a href="#type">una liga</a>.</p><h3>Un título</h3><ul><li>Uno</li><li>Otro</li></ul>';

export function TypeSpecimens() {
  const { measure, tracking, lines } = setToOneMeasure(['Marca', 'Páginas y tiendas']);
  return (
    <Specimens name="type">
      {voices.map((voice) => (
        <Specimen caption={voice} key={voice}>
          <p className={voice}>Avanza 1,980</p>
        </Specimen>
      ))}
      <div className="gallery-grid gallery-wide">
        <Specimen caption="lines of one measure">
          {lines.map((line) => (
            <MeasuredLine key={line.text} line={line} measure={measure} tracking={tracking} />
          ))}
        </Specimen>
        <Specimen caption="prose">
          <RichText className="prose" html={prose} />
        </Specimen>
      </div>
    </Specimens>
  );
}
