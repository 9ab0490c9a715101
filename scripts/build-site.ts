/**
 * The build itself: originals → pictures and films, content → checked → pages, the server's snapshot, precompressed files.
 * `--uncompressed` leaves the last out, which are the longest part and which no page needs.
 */
import { spawnSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { mailLook } from '../content/load/brand-colors.ts';
import { ContentError, listProblems } from '../content/load/problem.ts';
import { site } from '../content/load/site.ts';
import { priceListOf } from '../domain/catalogue/catalogue.ts';
import { compressFolder } from './build/compress.ts';
import { keepCriticalCss } from './build/critical-css.ts';
import { headersFile } from './build/headers-file.ts';
import { inlineDrawings } from './build/inline-drawings.ts';
import { machineFiles } from './build/machine-files.ts';
import { writeHostedEditor } from './editor/hosted-editor.ts';
import { makeMedia, mediaFolders } from './media/make-media.ts';

const client = 'build/client';
const { uncompressed } = parseArgs({ options: { uncompressed: { type: 'boolean' } } }).values;

const { EDITOR_BACKEND } = process.env;

// Only what is missing is made. What cannot be used stops the build where the content names it.
const { problems } = await makeMedia(mediaFolders);
if (problems.length > 0) console.error(listProblems(problems, 'es'));

try {
  site();
} catch (error) {
  if (!(error instanceof ContentError)) throw error;
  console.error(error.message);
  process.exit(1);
}

rmSync('build', { recursive: true, force: true });
const bundler = spawnSync(process.execPath, ['node_modules/@react-router/dev/bin.cjs', 'build'], {
  // Every page would be a line: only what goes wrong is worth reading.
  stdio: ['ignore', process.env.VERBOSE ? 'inherit' : 'ignore', 'inherit'],
  // Else a test runner's NODE_ENV would put React's development build into the scripts.
  env: { ...process.env, NODE_ENV: 'production' },
});
if (bundler.status !== 0) process.exit(bundler.status ?? 1);

const { site: facts, brand, catalogue } = site();
writeFileSync('build/site.json', JSON.stringify({ ...facts, look: mailLook(brand) }));
writeFileSync('build/catalogue.json', JSON.stringify(priceListOf(catalogue)));
// Only pages of the table are served; unknown addresses have pages of their own.
rmSync(`${client}/__spa-fallback.html`);
rmSync('build/server', { recursive: true, force: true });
for (const [name, text] of Object.entries(machineFiles(site()))) {
  writeFileSync(`${client}/${name}`, text);
}
keepCriticalCss(client);
inlineDrawings(client);
if (EDITOR_BACKEND) writeHostedEditor(client, EDITOR_BACKEND);
writeFileSync(`${client}/_headers`, headersFile(client));
if (!uncompressed) await compressFolder(client);
