import { join } from 'node:path';

/** For the environment of a process that tests start many times: it is compiled once. */
export const compileCache = {
  NODE_COMPILE_CACHE: join(import.meta.dirname, '../../node_modules/.cache/node'),
};
