import type { PointerEvent, ReactNode } from 'react';
import { Picture } from '../../ui/picture.tsx';
import sheet from './world.css?inline';
import sheetFile from './world.css?url';
import type { SceneContent } from './world.server.ts';

type Layer = SceneContent['layers'][number];

/**
 * §2.23 World: the layers of a scene that stands still on the screen while one scrolls through it. Its
 * stylesheet is part of the prerendered page, and a file where the page is reached within the site.
 */
export function Scene({ scene }: { scene: SceneContent }) {
  return (
    <>
      {import.meta.env.SSR ? (
        <style href={sheetFile} precedence="default">
          {sheet}
        </style>
      ) : (
        <link href={sheetFile} precedence="default" rel="stylesheet" />
      )}
      <div className="scene">
        <div className="stage" onPointerLeave={rest} onPointerMove={follow}>
          <p className="sr-only">{scene.description}</p>
          <div aria-hidden="true">
            {scene.layers.map((layer, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the layers of a scene never change
              <SceneLayer index={index} key={index} layer={layer} />
            ))}
          </div>
        </div>
      </div>
    </>
  );
}

/** Where the mouse is, from -1 to 1 from the middle of the screen; what follows it is in the styles. */
function follow({ currentTarget, clientX, clientY, pointerType }: PointerEvent<HTMLElement>) {
  if (pointerType !== 'mouse') return;
  currentTarget.style.setProperty('--mouse-x', `${(2 * clientX) / innerWidth - 1}`);
  currentTarget.style.setProperty('--mouse-y', `${(2 * clientY) / innerHeight - 1}`);
}

function rest({ currentTarget }: PointerEvent<HTMLElement>) {
  currentTarget.style.removeProperty('--mouse-x');
  currentTarget.style.removeProperty('--mouse-y');
}

function SceneLayer({ layer, index }: { layer: Layer; index: number }) {
  const { text, picture, film, width, windows } = layer;
  const kind = text ? 'layer-text' : width ? 'layer-sized' : 'layer-whole';
  let content: ReactNode =
    text ?? (picture && <Picture picture={picture} sizes={width ?? '100vmax'} />);
  for (const window of [...windows].reverse()) {
    content = <div className={`window window-${index}-${window}`}>{content}</div>;
  }
  return (
    <div className={`layer ${kind} ${film ? 'layer-film' : ''} layer-${index}`}>{content}</div>
  );
}
