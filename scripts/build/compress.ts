import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

const texts = '**/*.{html,data,js,css,svg,json,xml,txt,webmanifest,ico}';
/** In bytes: a smaller file gains nothing that a reader would notice. */
const minSize = 512;

/** Writes `.br` and `.gz` beside every text file, once and at the highest level. */
export async function compressFolder(folder: string): Promise<void> {
  const files = globSync(texts, { cwd: folder }).values();
  // As many at once as Node compresses at once: what waits should not stand in memory.
  const worker = async () => {
    for (const file of files) await compress(join(folder, file));
  };
  await Promise.all([worker(), worker(), worker(), worker()]);
}

async function compress(file: string): Promise<void> {
  const bytes = await readFile(file);
  if (bytes.length < minSize) return;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  await writeFile(`${file}.br`, await brotli(bytes, { params }));
  await writeFile(`${file}.gz`, await deflate(bytes, { level: constants.Z_BEST_COMPRESSION }));
}
