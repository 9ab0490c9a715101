import { SRGBColorSpace, type Texture, TextureLoader } from 'three';
import { catalogue } from './catalogue.ts';
import { type Exposure, expose } from './studio/exposure.ts';

/** What runs inside the browser: `takePicture` is called from outside. */

export interface Order extends Exposure {
  readonly slug: string;
  readonly view: string;
  /** The project's prints by name, as data URLs. */
  readonly prints: Readonly<Record<string, string>>;
}

declare global {
  interface Window {
    takePicture: (order: Order) => Promise<string>;
  }
}

async function texture(url: string): Promise<Texture> {
  const loaded = await new TextureLoader().loadAsync(url);
  loaded.colorSpace = SRGBColorSpace;
  loaded.anisotropy = 8;
  return loaded;
}

/** Answers a PNG as a data URL. */
window.takePicture = async ({ slug, view, prints, ...exposure }) => {
  const textures = new Map<string, Texture>();
  for (const [name, url] of Object.entries(prints)) textures.set(name, await texture(url));
  const shot = catalogue[slug]?.views[view]?.shoot((name) => {
    const found = textures.get(name);
    if (!found) throw new Error(`${slug} has no print "${name}"`);
    return found;
  });
  if (!shot) throw new Error(`${slug} has no view "${view}"`);
  return expose(shot, exposure);
};
