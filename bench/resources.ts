/**
 * Runs in every process of a measured build (`NODE_OPTIONS=--import`): when it ends, it adds a line with what it took
 * to the file that `RESOURCES_FILE` names.
 */
import { appendFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

const { RESOURCES_FILE } = process.env;

if (RESOURCES_FILE && isMainThread) {
  process.on('exit', () => {
    appendFileSync(RESOURCES_FILE, `${JSON.stringify(process.resourceUsage())}\n`);
  });
}
