import { cpus, loadavg, totalmem } from 'node:os';
import type { Theme } from './browser.ts';
import type { Grown } from './growth.ts';
import type { Latencies } from './interactions.ts';
import type { LoadCost } from './main-thread.ts';
import type { Speed, Verdict } from './page-speed.ts';
import type { ParticleShares } from './particles.ts';

export interface PageRow {
  path: string;
  theme: Theme;
  verdict: Verdict;
  page: Speed;
  floor: Speed;
}

/** Everything that one run measured; what it was asked to leave out is absent. */
export interface Results {
  date: string;
  runs: number;
  pages: PageRow[];
  loads: { path: string; page: LoadCost; floor: LoadCost; bare: LoadCost }[];
  particles?: ParticleShares;
  latencies?: Latencies;
  growth: Grown[];
}

const row = (...cells: (string | number)[]) => `| ${cells.join(' | ')} |`;
const head = (...cells: string[]) => [row(...cells), row(...cells.map(() => '---'))];
const ratio = (value: number, base: number) => (value / base).toFixed(2);

export function pageRow({ path, theme, verdict, page, floor }: PageRow): string {
  const pair = (pick: (speed: Speed) => number) =>
    `${Math.round(pick(page))} (${Math.round(pick(floor))})`;
  const bytes = Object.entries(page.bytes).map(
    ([type, size]) => `${type} ${Math.ceil(size / 1024)}`,
  );
  return row(
    path,
    theme,
    Object.values(verdict.scores).join(' / '),
    pair(({ fcp }) => fcp),
    pair(({ lcp }) => lcp),
    ratio(page.lcp, floor.lcp),
    pair(({ tbt }) => tbt),
    page.cls.toFixed(3),
    bytes.join(', '),
  );
}

/** The whole run as Markdown. */
export function report(results: Results): string {
  const load = loadavg()[0]?.toFixed(1);
  const memory = Math.round(totalmem() / 2 ** 30);
  return [
    `# Pages and their floors, ${results.date.slice(0, 10)}`,
    '',
    `${cpus().length} × ${cpus()[0]?.model}, ${memory} GiB, load ${load} at the end. Times in ms, bytes in KiB.`,
    'Times depend on the machine and on what else it does; the ratios, each of one run, are what counts.',
    ...pageTable(results),
    ...loadTable(results),
    ...particleTable(results),
    ...latencyTable(results),
    ...growthTable(results),
    '',
  ].join('\n');
}

function pageTable({ pages, runs }: Results): string[] {
  if (pages.length === 0) return [];
  const categories = Object.keys(pages[0]?.verdict.scores ?? {}).join(' / ');
  return [
    '',
    `Lighthouse, mobile preset, simulated throttling, median of ${runs}; the floor in brackets.`,
    '',
    ...head('page', 'theme', categories, 'FCP', 'LCP', 'LCP ÷ floor', 'TBT', 'CLS', 'bytes'),
    ...pages.map(pageRow),
  ];
}

function loadTable({ loads }: Results): string[] {
  if (loads.length === 0) return [];
  return [
    '',
    "Main thread until 2.5 s after the load event, beside its floor and the bare stack's empty page; then, in",
    'the 2.5 s after the pointer first moved, what it takes to bring the page to life.',
    '',
    ...head('page', 'main thread', 'floor', 'bare stack', 'ratio to the stack', 'coming to life'),
    ...loads.map(({ path, page, floor, bare }) =>
      row(
        path,
        Math.round(page.load),
        Math.round(floor.load),
        Math.round(bare.load),
        ratio(page.load, bare.load),
        Math.round(page.waking),
      ),
    ),
  ];
}

function particleTable({ particles }: Results): string[] {
  if (!particles) return [];
  const { home, bare, resting } = particles;
  return [
    '',
    "Main thread per second of the idle home page with its particles, beside the library's bare demo.",
    '',
    ...head('state', 'ms per second', 'ratio to the bare demo'),
    row('bare demo', bare.toFixed(1), '1.00'),
    row('home', home.toFixed(1), ratio(home, bare)),
    ...Object.entries(resting).map(([name, share]) =>
      row(`home, ${name}`, share.toFixed(1), ratio(share, bare)),
    ),
  ];
}

function latencyTable({ latencies }: Results): string[] {
  if (!latencies) return [];
  return [
    '',
    'Longest answer to a touch, on a processor slowed down four times; medians of several visits.',
    '',
    ...head('interaction', 'ms'),
    ...Object.entries(latencies).map(([name, longest]) => row(name, longest)),
  ];
}

function growthTable({ growth }: Results): string[] {
  if (growth.length === 0) return [];
  return [
    '',
    'The build with more projects; scripts compressed, in bytes.',
    '',
    ...head(
      'projects',
      'pages',
      'build, s',
      's per page',
      'scripts',
      'of them the table of addresses',
    ),
    ...growth.map(({ factor, pages, buildSeconds, scripts, addresses }) =>
      row(
        `×${factor}`,
        pages,
        buildSeconds.toFixed(1),
        (buildSeconds / pages).toFixed(3),
        scripts,
        addresses,
      ),
    ),
  ];
}
