import { resolve } from 'node:path';

/** The folder whose `build/` and `server/` are tested: another copy of the project, or this one. */
export const siteRoot = resolve(process.env.SITE_ROOT || '.');
