import type { Content } from './load-content.ts';
import { type Picture, pictureOf } from './pictures.ts';

/** A picture that the content names; `check-references` has already proved that it exists. */
export function picture(content: Content, source: { id: string; alt: string }): Picture {
  const found = pictureOf(content.media, source);
  if (!found) throw new Error(`content/media.json has no picture "${source.id}"`);
  return found;
}
