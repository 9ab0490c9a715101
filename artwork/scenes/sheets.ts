import type { Artwork } from './artwork.ts';
import { fontFaces } from './typefaces.ts';

const style =
  '*{box-sizing:border-box;margin:0}html,body{background:transparent}svg{display:block}' +
  '.sheet{position:relative;overflow:hidden;margin-bottom:8px}.sheet>*{position:absolute}';

/** A page with all prints of a project, each in an element whose id is its name. */
export async function sheetsPage(
  { prints, typefaces }: Pick<Artwork, 'prints' | 'typefaces'>,
  address: (file: string) => Promise<string>,
): Promise<string> {
  const sheets = Object.entries(prints).map(
    ([name, { width, height, style: own, html }]) =>
      `<div class="sheet" id="${name}" style="width:${width}px;height:${height}px;${own}">${html}</div>`,
  );
  const faces = await fontFaces(typefaces, address);
  return `<!doctype html><meta charset="utf-8"><style>${faces}${style}</style>${sheets.join('')}`;
}
