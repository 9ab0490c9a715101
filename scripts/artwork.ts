/**
 * `npm run artwork` redraws everything that has a generator; `npm run artwork -- pool` the pictures
 * of one project, `… pool/key` one of them, `… pool --draft` rough ones to look at. The films have
 * a command of their own, because they need ffmpeg. At last the site's files are made of what is new.
 */
import { spawnSync } from 'node:child_process';
import { findChromium } from './browsers.mjs';

const everything = [
  'artwork/threads/build.ts',
  'artwork/threads/build-marks.ts',
  'artwork/threads/portraits/build.ts',
  'scripts/icons.ts',
  'artwork/social/build.ts',
];
const scenes = 'artwork/scenes/build.ts';

const args = process.argv.slice(2);
const oneScene = args.some((arg) => !arg.startsWith('--'));
const onlyToLookAt = args.includes('--draft') || args.includes('--prints');
const env = { ...process.env, CHROMIUM_PATH: findChromium() };

for (const script of [
  ...(oneScene || onlyToLookAt ? [] : everything),
  scenes,
  ...(onlyToLookAt ? [] : ['scripts/pictures.ts']),
]) {
  const { status } = spawnSync(process.execPath, [script, ...(script === scenes ? args : [])], {
    stdio: 'inherit',
    env,
  });
  if (status !== 0) process.exit(status ?? 1);
}
