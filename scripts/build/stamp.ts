import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';

/** Where the build says of which sources it was made; `npm start` compares. */
export function writeBuildStamp(): void {
  const stamp = execFileSync(process.execPath, ['scripts/sources-stamp.mjs'], { encoding: 'utf8' });
  writeFileSync('build/stamp', stamp);
}
