import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { mediaId } from '../schemas/field-types.ts';
import type { Path } from './read-file.ts';

/** A picture or film that a content file names, and what it says of it. */
export interface MediaMention {
  path: Path;
  id: string;
  isVideo: boolean;
  focus: string | undefined;
  sound: boolean;
}

const videoKeys = new Set(['videos', 'extra', 'film']);

/** Every `{ id, alt }`, wherever it stands; a video says so, or stands where only videos may. */
export function* mediaIn(
  value: unknown,
  path: Path = [],
  onlyVideos = false,
): Generator<MediaMention> {
  if (typeof value !== 'object' || value === null) return;
  const { id, type, focus, sound } = value as Record<string, unknown>;
  // Other ids are numbers.
  if (typeof id === 'string') {
    yield {
      path: [...path, 'id'],
      id: mediaId(id),
      isVideo: onlyVideos || type === 'video',
      focus: typeof focus === 'string' ? focus : undefined,
      sound: sound === true,
    };
  }
  for (const [key, child] of Object.entries(value)) {
    yield* mediaIn(child, [...path, key], onlyVideos || videoKeys.has(key));
  }
}

/** The picture of each project with a page below `data`, by its slug: the one that a shared link shows. */
export function projectPictures(data: string): Map<string, MediaMention> {
  const names = globSync('projects/*.yaml', { cwd: data }).sort();
  return new Map(
    names.flatMap((name) => {
      const slug = /([^/\\]+)\.yaml$/.exec(name)?.[1] ?? '';
      const project = yamlIn(join(data, name));
      const mentions = [...mediaIn(project)];
      const picture = mentions.find(({ path }) => path.join('.') === 'image.id');
      return picture && !isSample(project) ? [[slug, picture] as const] : [];
    }),
  );
}

/** Samples have no page, and so no link to share. */
function isSample(project: unknown): boolean {
  return typeof project === 'object' && project !== null && 'sample' in project && !!project.sample;
}

/** What the content check finds wrong with a file is no matter here. */
function yamlIn(file: string): unknown {
  try {
    return parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
