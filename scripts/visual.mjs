/**
 * `npm run visual [-- -g name]`: takes the references of `tests/visual` anew, where they no longer match,
 * and makes them small. Look at the changed ones before committing them.
 */
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { build, node } from './bootstrap.mjs';
import { findChromium } from './programs.mjs';

const references = 'tests/visual/references';
/** Few colours and no dither: flat surfaces stay flat, and the comparison forgives the rest. */
const palette = { palette: true, colours: 64, dither: 0, effort: 10 };

build();
const { status } = spawnSync(
  node,
  [
    'node_modules/@playwright/test/cli.js',
    'test',
    '--project=visual',
    '--update-snapshots=changed',
    ...process.argv.slice(2),
  ],
  { stdio: 'inherit', env: { ...process.env, CHROMIUM_PATH: findChromium() } },
);

for (const name of readdirSync(references)) {
  const file = join(references, name);
  const picture = await readFile(file);
  if ((await sharp(picture).metadata()).isPalette) continue;
  await writeFile(file, await sharp(picture).png(palette).toBuffer());
}
process.exitCode = status ?? 1;
