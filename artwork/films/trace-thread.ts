import { workerData } from 'node:worker_threads';
import sharp from 'sharp';
import { catalogue } from './catalogue.ts';
import { framePath, moments } from './film.ts';
import type { Share } from './trace.ts';

const { name, folder, size, first, step } = workerData as Share;
const film = catalogue[name];
if (!film || !('trace' in film)) throw new Error(`"${name}" is no traced film`);

for (const [index, time] of moments(film).entries()) {
  if (index % step !== first) continue;
  const raw = { width: size, height: size, channels: 3 } as const;
  await sharp(film.trace(time, size), { raw })
    .toColourspace('rgb16')
    .png()
    .toFile(framePath(folder, index));
}
