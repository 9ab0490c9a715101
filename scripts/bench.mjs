/**
 * `npm run bench`: installs what the measurements need and takes them. Lighthouse is a quarter of all
 * installed files, so that it has a package.json of its own: who only starts or tests the site does
 * without.
 */
import { install, node, run } from './bootstrap.mjs';

process.chdir(new URL('..', import.meta.url).pathname);
install();
install('bench');
run(node, ['bench/bench.ts', ...process.argv.slice(2)]);
