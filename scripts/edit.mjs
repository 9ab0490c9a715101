/** `npm run edit`: installs what is missing, then starts the editor. */
import { install, node, run } from './bootstrap.mjs';

install();
run(node, ['--conditions=development', 'scripts/edit.ts', ...process.argv.slice(2)]);
