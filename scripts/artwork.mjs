/**
 * `npm run artwork` redraws everything that has a generator; `npm run artwork -- pool` the pictures
 * of one project, `… pool/key` one of them, `… pool --draft` rough ones to look at. The films have
 * a command of their own, because they need ffmpeg. At last the site's files are made of what is new.
 */
import { node, run } from './bootstrap.mjs';
import { findChromium } from './browsers.mjs';

const everything = [
  'artwork/threads/build.ts',
  'artwork/threads/build-marks.ts',
  'artwork/threads/portraits/build.ts',
  'scripts/icons.ts',
  'artwork/social/build.ts',
];

const args = process.argv.slice(2);
const oneScene = args.some((arg) => !arg.startsWith('--'));
const onlyToLookAt = args.includes('--draft') || args.includes('--prints');
const env = { CHROMIUM_PATH: findChromium() };

if (!oneScene && !onlyToLookAt) {
  for (const script of everything) run(node, [script], { env });
}
run(node, ['artwork/scenes/build.ts', ...args], { env });
if (!onlyToLookAt) run(node, ['scripts/pictures.ts']);
