/**
 * `npm run bench [-- --runs=5] [--pages=/,/about]`: how fast the built pages are, each beside its
 * floor (the same page without scripts, videos and canvas, from the same server in the same run).
 * Prints a table and keeps it in bench/results, with date and machine. Times depend on the machine
 * and on what else it does; the ratios are what counts.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, totalmem } from 'node:os';
import { parseArgs } from 'node:util';
import { site } from '../content/load/site.ts';
import { chooseTheme, openBrowser, type Theme } from './browser.ts';
import { buildWithFloor, floorOf } from './floor.ts';
import { judge, measureSpeed, type Speed, type Verdict } from './page-speed.ts';
import { startServer } from './server.ts';

interface Row {
  path: string;
  theme: Theme;
  verdict: Verdict;
  page: Speed;
  floor: Speed;
}

/** One page of every kind. The two kinds that answer 404 are no pages to Lighthouse. */
function pageTypes(): string[] {
  const seen = new Set<string>();
  return site()
    .table.filter(({ kind, path, canonical }) => {
      const first = path === canonical && !seen.has(kind) && !path.endsWith('/404');
      seen.add(kind);
      return first;
    })
    .map(({ path }) => path);
}

const { values } = parseArgs({
  options: { runs: { type: 'string', default: '5' }, pages: { type: 'string' } },
});
const runs = Number(values.runs);
if (!Number.isInteger(runs) || runs < 1) throw new Error('--runs wants a whole number from 1');
const paths = values.pages?.split(',') ?? pageTypes();

const folder = await buildWithFloor(paths);
const server = await startServer(folder);
const browser = await openBrowser();
const rows: Row[] = [];
try {
  for (const theme of ['dark', 'light'] as const) {
    await chooseTheme(browser, server.origin, theme);
    for (const path of paths) {
      const address = server.origin + path;
      const row = {
        path,
        theme,
        verdict: await judge(browser.port, address),
        page: await measureSpeed(browser.port, address, runs),
        floor: await measureSpeed(browser.port, server.origin + floorOf(path), runs),
      };
      rows.push(row);
      console.info(tableRow(row));
      for (const audit of row.verdict.failing) console.info(`    ${audit}`);
    }
  }
} finally {
  await browser.close();
  await server.stop();
  rmSync(folder, { recursive: true });
}
writeResults();

function tableRow({ path, theme, verdict, page, floor }: Row): string {
  const scores = Object.values(verdict.scores).join(' / ');
  const pair = (pick: (speed: Speed) => number) =>
    `${Math.round(pick(page))} (${Math.round(pick(floor))})`;
  const bytes = Object.entries(page.bytes).map(
    ([type, size]) => `${type} ${Math.ceil(size / 1024)}`,
  );
  return `| ${[
    path,
    theme,
    scores,
    pair(({ fcp }) => fcp),
    pair(({ lcp }) => lcp),
    (page.lcp / floor.lcp).toFixed(2),
    pair(({ tbt }) => tbt),
    page.cls.toFixed(3),
    bytes.join(', '),
  ].join(' | ')} |`;
}

function writeResults() {
  const categories = Object.keys(rows[0]?.verdict.scores ?? {}).join(' / ');
  const date = new Date().toISOString();
  const load = loadavg()[0]?.toFixed(1);
  const memory = Math.round(totalmem() / 2 ** 30);
  const text = [
    `# Pages and their floors, ${date.slice(0, 10)}`,
    '',
    `${cpus().length} × ${cpus()[0]?.model}, ${memory} GiB, load ${load} at the end. Lighthouse, mobile`,
    `preset, simulated throttling, median of ${runs}. Times in ms, the floor in brackets; bytes in KiB.`,
    '',
    `| page | theme | ${categories} | FCP | LCP | LCP ÷ floor | TBT | CLS | bytes |`,
    '| --- | --- | --- | --- | --- | --- | --- | --- | --- |',
    ...rows.map(tableRow),
    '',
  ].join('\n');
  mkdirSync('bench/results', { recursive: true });
  const stem = `bench/results/${date.slice(0, 16).replace(':', '')}`;
  writeFileSync(`${stem}.md`, text);
  writeFileSync(`${stem}.json`, `${JSON.stringify(rows, null, 1)}\n`);
  console.info(`\nKept as ${stem}.md`);
}
