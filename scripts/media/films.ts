import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { MediaError } from './media-error.ts';

const run = promisify(execFile);

/** Longer side in pixels, and frames a second, that a film has at most. */
const max = { side: 1280, rate: 30 };

/** What is common to both encodings: one track of pictures, one of sound where there is one, nothing of the camera's. */
const streams = '-map 0:v:0 -map 0:a:0? -map_metadata -1 -map_chapters -1 -ac 2 -pix_fmt yuv420p';
const encodings = {
  webm: '-c:v libvpx-vp9 -crf 36 -b:v 0 -row-mt 1 -deadline good -cpu-used 3 -g 240 -c:a libopus -b:a 80k',
  mp4: '-c:v libx264 -preset slow -crf 26 -profile:v high -movflags +faststart -c:a aac -b:a 96k',
} as const;

/** Part of the names of what is made: another recipe makes other files. */
export const filmRecipe = { max, streams, encodings };

/** Films recorded with a large range of brightness (HDR) get the colours of ordinary screens. */
const toneMapping =
  'zscale=t=linear:npl=100,format=gbrpf32le,zscale=p=bt709,tonemap=hable:desat=0,zscale=t=bt709:m=bt709:r=tv';

/** Length in seconds, and the filters that this film needs. */
async function probe(file: string) {
  // Asked for nothing else ffmpeg describes the film, and ends with an error.
  const { stderr } = await run(await ffmpegPath(), ['-hide_banner', '-i', file]).catch(
    (error: Error & { stderr: string }) => error,
  );
  const picture = /Stream #0.*: Video: .*/.exec(stderr)?.[0];
  const [hours, minutes, seconds] = /Duration: (\d+):(\d+):([\d.]+)/.exec(stderr)?.slice(1) ?? [];
  if (!picture || seconds === undefined) {
    throw new MediaError('el video no se puede abrir: expórtalo otra vez como MP4');
  }
  const colours = /smpte2084|arib-std-b67/.test(picture) ? [toneMapping] : [];
  const rate = Number(/([\d.]+) fps/.exec(picture)?.[1]);
  return {
    seconds: Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds),
    colours,
    rate: rate > max.rate + 1 ? [`fps=${max.rate}`] : [],
  };
}

/** §3.5 Both encodings of a film, upright and at most 1280 px long, and its length in seconds. */
export async function encodeFilm(file: string) {
  const { seconds, colours, rate } = await probe(file);
  const scale = `min(1\\,${max.side}/max(iw\\,ih))`;
  const size = `scale=trunc(iw*${scale}/2)*2:trunc(ih*${scale}/2)*2`;
  const filters = [...colours, size, 'setsar=1', ...rate].join();
  const encode = async (ending: keyof typeof encodings) => {
    const folder = await mkdtemp(join(tmpdir(), 'film-'));
    const made = join(folder, `film.${ending}`);
    const recipe = `${streams} ${encodings[ending]}`.split(' ');
    try {
      await ffmpeg(['-i', file, '-vf', filters, ...recipe, made]);
      return await readFile(made);
    } finally {
      await rm(folder, { recursive: true });
    }
  };
  return { seconds, webm: () => encode('webm'), mp4: () => encode('mp4') };
}

/** The first frame of a film, upright, as PNG. */
export async function firstFrame(file: string): Promise<Buffer> {
  const { colours } = await probe(file);
  const filters = colours.length > 0 ? ['-vf', colours.join()] : [];
  return ffmpeg(['-i', file, ...filters, '-frames:v', '1', '-f', 'image2pipe', '-c:v', 'png', '-']);
}

async function ffmpeg(args: string[]): Promise<Buffer> {
  const options = { encoding: 'buffer', maxBuffer: 256 * 1024 * 1024 } as const;
  const quiet = ['-hide_banner', '-loglevel', 'error', '-nostdin', '-y'];
  const { stdout } = await run(await ffmpegPath(), [...quiet, ...args], options).catch(
    ({ stderr }: { stderr?: Buffer }) => {
      const [reason] = String(stderr ?? '')
        .trim()
        .split('\n');
      throw new MediaError(`el video no se puede convertir (ffmpeg dice: ${reason})`);
    },
  );
  return stdout;
}

let found: Promise<string> | undefined;

/** The machine's own ffmpeg, which is newer, else the one among the packages. */
function ffmpegPath(): Promise<string> {
  found ??= run('ffmpeg', ['-version']).then(
    () => 'ffmpeg',
    () =>
      import('@ffmpeg-installer/ffmpeg').then(
        ({ path }) => path,
        () => {
          throw new MediaError(
            'para los videos falta ffmpeg: instálalo (Windows: winget install ffmpeg; macOS: brew install ffmpeg; Linux: apt install ffmpeg) y vuelve a correr npm run media',
          );
        },
      ),
  );
  return found;
}
