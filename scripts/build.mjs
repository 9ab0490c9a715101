/** `npm run build`: builds the site, whether or not anything has changed. It installs nothing. */
import { existsSync } from 'node:fs';
import { build, node } from './bootstrap.mjs';

if (!existsSync(node)) {
  console.error('Nothing is installed yet: run "npm ci", or "npm start", which does both.');
  process.exit(1);
}
build({ evenIfCurrent: true });
