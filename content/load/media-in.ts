import type { Path } from './read-file.ts';

export interface MediaMention {
  path: Path;
  id: string;
  isVideo: boolean;
}

const videoKeys = new Set(['videos', 'extra', 'film']);

/** Every `{ id, alt }`, wherever it stands; a video says so, or stands where only videos may. */
export function* mediaIn(
  value: unknown,
  path: Path = [],
  onlyVideos = false,
): Generator<MediaMention> {
  if (typeof value !== 'object' || value === null) return;
  const { id, type } = value as { id?: unknown; type?: unknown };
  // Other ids are numbers.
  if (typeof id === 'string') {
    yield { path: [...path, 'id'], id, isVideo: onlyVideos || type === 'video' };
  }
  for (const [key, child] of Object.entries(value)) {
    yield* mediaIn(child, [...path, key], onlyVideos || videoKeys.has(key));
  }
}

/** A video is two encodings, for every browser there is, and its first frame as a picture. */
export function filesOfVideo(id: string): string[] {
  return [`${id}.webm`, `${id}.mp4`, `${id}-poster.webp`];
}

/** The id of a file below `folder`: its path without ending. */
export function mediaId(file: string): string {
  return file.replaceAll('\\', '/').replace(/\.[^./]+$/, '');
}
