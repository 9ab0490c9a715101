import { contrastOf } from '../../../content/schemas/contrast.ts';
import type { Tokens } from '../../styles/colour-grounds.ts';
import type { GalleryContent } from './gallery.server.ts';
import { Specimens } from './specimen.tsx';

export function ColourSpecimens({ grounds }: Pick<GalleryContent, 'grounds'>) {
  return (
    <Specimens name="colours">
      {Object.entries(grounds).map(([name, tokens]) => (
        <Ground key={name} name={name} tokens={tokens} />
      ))}
    </Specimens>
  );
}

/** The tokens as they are on one ground, with their contrast against it. */
function Ground({ name, tokens }: { name: string; tokens: Tokens }) {
  const { bg = '', text = '' } = tokens;
  return (
    <div style={{ background: bg, color: text }}>
      <h3 className="gallery-tokens">{name}</h3>
      <ul className="gallery-tokens">
        {Object.entries(tokens).map(([token, color]) => (
          <li key={token}>
            <div className="gallery-swatch" style={{ background: color }} />
            {token}
            <br />
            {color} · {contrastOf(color, bg).toFixed(1)}
          </li>
        ))}
      </ul>
    </div>
  );
}
