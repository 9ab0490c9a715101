/**
 * `npm run bench [-- --runs=5] [--pages=/,/about] [--parts=peer,pages,slow,loads,particles,interactions,frames,growth]
 * [--growth=1,10,100]`: how fast the built pages are and what they weigh, each kind beside AstroWind's
 * (its built pages are expected in the folder PEER_DIR), and each page beside its baseline (the same
 * page without scripts, videos and canvas, from the same server in the same run); what their scripts
 * cost beside the bare libraries; how soon they answer; how the build grows with the content. Prints
 * tables and keeps them in bench/results, with date and machine.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { launch } from 'chrome-launcher';
import { site } from '../content/load/site.ts';
import type { PageKind } from '../domain/site/site-table.ts';
import { spawnServer } from '../server/test-support/spawn-server.ts';
import { bareOf, buildBarePages } from './bare-pages.ts';
import { baselineOf, buildWithBaseline } from './baseline.ts';
import { measureClothFrames } from './cloth-frames.ts';
import { measureGrowth } from './growth.ts';
import { measureInteractions } from './interactions.ts';
import { measureLineFrames } from './line-frames.ts';
import { costOfLoad, particleShares } from './main-thread.ts';
import { compareSpeeds, judge } from './page-speed.ts';
import { weigh } from './page-weight.ts';
import { peerPaths, servePeer } from './peer.ts';
import { pageRow, peerRows, type Results, report, type Theme, themes } from './report.ts';
import { measureSlowLoads } from './slow-loads.ts';

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    pages: { type: 'string' },
    parts: {
      type: 'string',
      default: 'peer,pages,slow,loads,particles,interactions,frames,growth',
    },
    growth: { type: 'string', default: '1,10' },
  },
});
const runs = Number(values.runs);
if (!Number.isInteger(runs) || runs < 1) throw new Error('--runs wants a whole number from 1');
const parts = new Set(values.parts.split(','));
const firstPages = firstOfEachKind();
const paths = values.pages?.split(',') ?? [...firstPages.values()];

const results: Results = {
  date: new Date().toISOString(),
  runs,
  peers: [],
  pages: [],
  slow: [],
  loads: [],
  growth: [],
};
const folder = await buildWithBaseline(paths);
await buildBarePages(join(folder, 'build/client'));
const server = await spawnServer(folder);
const { origin } = server;
/** One headless Chromium for everything: the machine is shared, and ratios need equal conditions. */
const chrome = await launch({
  chromePath: process.env.CHROME_PATH || '/usr/bin/chromium',
  chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu'],
});
const browser = await chromium.connectOverCDP(`http://127.0.0.1:${chrome.port}`);
try {
  if (parts.has('peer')) await measureBesidePeer();
  if (parts.has('pages')) await measurePages();
  if (parts.has('slow')) await measureSlow();
  if (parts.has('loads')) await measureLoads();
  if (parts.has('particles')) results.particles = await particleShares(browser, origin, runs);
  if (parts.has('interactions')) {
    results.latencies = await measureInteractions(browser, origin, runs);
  }
  if (parts.has('frames')) {
    const cloth = await measureClothFrames(browser, origin, runs);
    results.frames = { ...cloth, ...(await measureLineFrames(browser, origin, runs)) };
  }
} finally {
  await browser.close();
  chrome.kill();
  await server.stop();
  rmSync(folder, { recursive: true });
}
if (parts.has('growth')) results.growth = await measureGrowth(values.growth.split(',').map(Number));

const text = report(results);
mkdirSync('bench/results', { recursive: true });
const file = `bench/results/${results.date.slice(0, 16).replace(':', '')}.md`;
writeFileSync(file, text);
console.info(`\n${text}\nKept as ${file}`);

/** The two kinds that answer 404 are no pages to Lighthouse. */
function firstOfEachKind(): Map<PageKind, string> {
  const pages = site().table.filter(
    ({ path, canonical }) => path === canonical && !path.endsWith('/404'),
  );
  return new Map(pages.toReversed().map(({ kind, path }) => [kind, path]));
}

async function measureBesidePeer() {
  const { PEER_DIR } = process.env;
  if (!PEER_DIR) return console.info('No peer is measured: PEER_DIR names no folder.');
  const peer = await servePeer(PEER_DIR);
  for (const theme of themes) {
    await chooseTheme(theme);
    for (const [kind, path] of peerPaths) {
      const urls = [origin + firstPages.get(kind), peer.origin + path] as const;
      const speeds = await compareSpeeds(chrome.port, urls, runs);
      const ours = { ...speeds[0], ...(await weigh(browser, urls[0])) };
      const theirs = { ...speeds[1], ...(await weigh(browser, urls[1])) };
      const row = { kind, theme, ours, theirs };
      results.peers.push(row);
      console.info(peerRows(row));
    }
  }
  peer.stop();
}

async function measurePages() {
  for (const theme of themes) {
    await chooseTheme(theme);
    for (const path of paths) {
      const verdict = await judge(chrome.port, origin + path);
      const urls = [origin + path, origin + baselineOf(path)] as const;
      const [page, baseline] = await compareSpeeds(chrome.port, urls, runs);
      const row = { path, theme, verdict, page, baseline };
      results.pages.push(row);
      console.info(pageRow(row));
      for (const audit of row.verdict.failing) console.info(`    ${audit}`);
    }
  }
}

async function measureSlow() {
  for (const path of paths) {
    results.slow.push({ path, ...(await measureSlowLoads(browser, origin + path, runs)) });
  }
}

async function measureLoads() {
  for (const path of paths) {
    const page = await costOfLoad(browser, origin + path, runs);
    const baseline = await costOfLoad(browser, origin + baselineOf(path), runs);
    const bare = await costOfLoad(browser, origin + bareOf('stack'), runs);
    results.loads.push({ path, page, baseline, bare });
  }
}

/** Stores the visitor's choice, as the site's own control does; Lighthouse keeps local storage. */
async function chooseTheme(theme: Theme) {
  const [context] = browser.contexts();
  if (!context) throw new Error('The browser has no default context');
  const page = await context.newPage();
  await page.goto(`${origin}/robots.txt`);
  await page.evaluate((chosen) => localStorage.setItem('theme', chosen), theme);
  await page.close();
}
