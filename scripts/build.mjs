/** `npm run build`: installs what is missing and builds, whether or not anything has changed. */
import { build, install } from './bootstrap.mjs';

process.chdir(new URL('..', import.meta.url).pathname);
install();
build({ evenIfCurrent: true });
