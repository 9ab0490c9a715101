import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { listOriginals, type Original } from '../../content/load/media-files.ts';
import { projectPictures } from '../../content/load/media-in.ts';
import {
  filmKey,
  type MediaManifest,
  posterId,
  readManifest,
} from '../../content/load/pictures.ts';
import { type ContentProblem, problem } from '../../content/load/problem.ts';
import { encodeFilm, filmRecipe, firstFrame } from './films.ts';
import { decodeHeic, isHeic } from './heic.ts';
import { MediaError } from './media-error.ts';
import { hashOf, openOutput, writeWhole } from './output.ts';
import { makeDrawing, makePicture, makeSocial, type PictureSource } from './pictures.ts';

export interface MediaFolders {
  originals: string;
  /** The content files: they say which picture a project shows, and where its focus is. */
  data: string;
  media: string;
  manifest: string;
}

export const mediaFolders: MediaFolders = {
  originals: 'content/originals',
  data: 'content/data',
  media: 'content/public/media',
  manifest: 'content/media.json',
};

/**
 * §3.5 Makes what is missing of everything that the site shows of the originals, deletes what is made of none, and
 * writes the manifest. An original that cannot be used is a problem and holds up no other.
 */
export async function makeMedia(folders: MediaFolders) {
  const before = manifestBefore(folders.manifest);
  const manifest: MediaManifest = {};
  const output = openOutput(folders.media);
  const { originals } = listOriginals(folders.originals);
  const problems: ContentProblem[] = [];
  const sources = new Map<string, PictureSource>();

  const enterPicture = async (source: PictureSource) => {
    manifest[source.id] = await makePicture(source, output, before[source.id]);
    sources.set(source.id, source);
  };

  for (const original of originals.filter(({ kind }) => kind === 'picture')) {
    await tell(original, problems, async () => {
      const { id, file } = original;
      const bytes = await readFile(file);
      const read = async () => (isHeic(bytes) ? decodeHeic(bytes) : bytes);
      const source = { id, digest: bytes, read };
      if (/\.svg$/i.test(file)) {
        manifest[id] = await makeDrawing(id, bytes, output);
        sources.set(id, source);
      }
      // Cards are for shared links only: no page shows them, in no other size.
      else if (id.startsWith('social/')) manifest[id] = await makeSocial(source, output);
      else await enterPicture(source);
    });
  }

  const films = Map.groupBy(
    originals.filter(({ kind }) => kind === 'film'),
    ({ id }) => id,
  );
  const captions = new Map(
    originals.filter(({ kind }) => kind === 'captions').map(({ id, file }) => [id, file]),
  );
  for (const [id, files] of films) {
    const [first] = files;
    if (!first) continue;
    await tell(first, problems, async () => {
      const film = await makeFilm(id, files, before[filmKey(id)]);
      if (!manifest[posterId(id)]) {
        const read = () => firstFrame(first.file);
        await enterPicture({ id: posterId(id), digest: film.digest, read });
      }
      const said = captions.get(id);
      const text = said && (await readFile(said));
      const captionsHash = text && hashOf(text, {});
      if (text) await output.keep(`${id}.${captionsHash}.vtt`, async () => text);
      const { hash, seconds } = film;
      manifest[filmKey(id)] = { hash, seconds, ...(captionsHash && { captions: captionsHash }) };
    });
  }

  /** Both encodings; where the originals are both, they stay as they are. */
  async function makeFilm(id: string, files: Original[], known?: MediaManifest[string]) {
    const digests = await Promise.all(files.map(({ file }) => digestOf(file)));
    const digest = digests.join();
    const isPair = files.length > 1;
    const hash = hashOf(digest, isPair ? {} : filmRecipe);
    const names = (['webm', 'mp4'] as const).map((ending) => `${id}.${hash}.${ending}`);
    const isKnown = known && 'seconds' in known && known.hash === hash;
    if (isKnown && output.keepAll(names)) return { digest, hash, seconds: known.seconds };
    const { seconds, webm, mp4 } = await encodeFilm(files[0]?.file ?? '');
    const own = (ending: string) => files.find(({ file }) => file.toLowerCase().endsWith(ending));
    for (const [ending, encode] of Object.entries({ webm, mp4 })) {
      const ready = isPair && own(ending);
      await output.keep(`${id}.${hash}.${ending}`, ready ? () => readFile(ready.file) : encode);
    }
    return { digest, hash, seconds };
  }

  for (const [slug, { id, focus }] of projectPictures(folders.data)) {
    const source = sources.get(id);
    if (!source) continue;
    const card = { ...source, id: `social/${slug}` };
    manifest[card.id] = await makeSocial(card, output, focus);
  }

  const deleted = await output.deleteOthers();
  const json = manifestText(manifest);
  const text = await readFile(folders.manifest, 'utf8').catch(() => '');
  if (json !== text) await writeWhole(folders.manifest, json);
  return { manifest, written: output.written, deleted, problems };
}

/** Says of an original why it cannot be used, and goes on. */
async function tell({ file }: Original, problems: ContentProblem[], make: () => Promise<void>) {
  try {
    await make();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const message = error instanceof MediaError ? reason : `no se puede usar (${reason})`;
    problems.push(problem({ file }, message));
  }
}

function manifestBefore(file: string): MediaManifest {
  try {
    return readManifest(file);
  } catch {
    return {};
  }
}

/** Films are too large to be held in memory. */
async function digestOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}

/** Sorted, with short arrays on one line as the formatter wants them. */
function manifestText(manifest: MediaManifest): string {
  const ids = Object.keys(manifest).sort();
  const sorted = Object.fromEntries(ids.map((id) => [id, manifest[id]]));
  const json = JSON.stringify(sorted, null, 2);
  return `${json.replace(/\[\s+([\d,\s]+?)\s+\]/g, (_, list: string) => `[${list.replace(/\s+/g, ' ')}]`)}\n`;
}
