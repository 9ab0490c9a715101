import { cpus, loadavg, totalmem } from 'node:os';
import type { PageKind } from '../domain/site/site-table.ts';
import type { Grown } from './growth.ts';
import type { Latencies } from './interactions.ts';
import type { LoadCost, ParticleShares } from './main-thread.ts';
import type { Speed, Verdict } from './page-speed.ts';
import type { Weight } from './page-weight.ts';
import type { SlowLoad } from './slow-loads.ts';

export const themes = ['dark', 'light'] as const;

export type Theme = (typeof themes)[number];

export interface PageRow {
  path: string;
  theme: Theme;
  verdict: Verdict;
  page: Speed;
  baseline: Speed;
}

/** A page and the peer's of the same kind. */
export interface PeerRow {
  kind: PageKind;
  theme: Theme;
  ours: Speed & Weight;
  theirs: Speed & Weight;
}

/** Everything that one run measured; what it was asked to leave out is absent. */
export interface Results {
  date: string;
  runs: number;
  peers: PeerRow[];
  pages: PageRow[];
  slow: ({ path: string } & SlowLoad)[];
  loads: { path: string; page: LoadCost; baseline: LoadCost; bare: LoadCost }[];
  particles?: ParticleShares;
  latencies?: Latencies;
  /** Frames a second. */
  frames?: Record<string, number>;
  growth: Grown[];
}

const row = (...cells: (string | number)[]) => `| ${cells.join(' | ')} |`;
const ratio = (value: number, base: number) => (value / base).toFixed(2);

export function pageRow({ path, theme, verdict, page, baseline }: PageRow): string {
  const pair = (pick: (speed: Speed) => number) =>
    `${Math.round(pick(page))} (${Math.round(pick(baseline))})`;
  return row(
    path,
    theme,
    Object.values(verdict.scores).join(' / '),
    pair(({ fcp }) => fcp),
    pair(({ lcp }) => lcp),
    ratio(page.lcp, baseline.lcp),
    pair(({ tbt }) => tbt),
    page.cls.toFixed(3),
  );
}

/** Our line and, under it, the peer's. */
export function peerRows({ kind, theme, ours, theirs }: PeerRow): string {
  const cells = ({ fcp, lcp, cls, html, font, pictures, bytes }: Speed & Weight) => [
    ...[fcp, lcp].map(Math.round),
    cls.toFixed(3),
    ...[html, font, pictures, bytes].map((size) => (size / 1024).toFixed(1)),
  ];
  return [
    row(kind, theme, ratio(ours.lcp, theirs.lcp), ...cells(ours)),
    row('its peer', '', '', ...cells(theirs)),
  ].join('\n');
}

/** The whole run as Markdown. */
export function report({
  date,
  runs,
  peers,
  pages,
  slow,
  loads,
  particles,
  latencies,
  frames,
  growth,
}: Results): string {
  const load = loadavg()[0]?.toFixed(1);
  const memory = Math.round(totalmem() / 2 ** 30);
  const categories = Object.keys(pages[0]?.verdict.scores ?? {}).join(' / ');
  return [
    `# Pages and their baselines, ${date.slice(0, 10)}`,
    '',
    `${cpus().length} × ${cpus()[0]?.model}, ${memory} GiB, load ${load} at the end. Times in ms, bytes in KiB.`,
    'Times depend on the machine and on what else it does; the ratios, each of one run, are what counts.',
    ...table(
      `A page of each kind and, under it, AstroWind's: Lighthouse as below, median of ${runs}; then what is sent to a\n` +
        'phone of 390 × 844 with three pixels to the point, headers left out.',
      [
        'page',
        'theme',
        'LCP ÷ peer',
        'FCP',
        'LCP',
        'CLS',
        'HTML',
        'font',
        'pictures in view',
        'all',
      ],
      peers.map(peerRows),
      { 'LCP ÷ peer': 0.8, CLS: 0, HTML: '22, others 18', font: 45, 'pictures in view': 40 },
    ),
    ...table(
      `Lighthouse, mobile preset, simulated throttling, without icons and manifest (bench/baseline.ts), median of ${runs};\nthe baseline in brackets.`,
      ['page', 'theme', categories, 'FCP', 'LCP', 'LCP ÷ baseline', 'TBT', 'CLS'],
      pages.map(pageRow),
      { LCP: 1300, 'LCP ÷ baseline': 1.05, TBT: 'baseline + 50', CLS: 0 },
    ),
    ...table(
      `Nothing simulated: slow 4G, a processor slowed down four times, a phone's first visit; median of ${runs}.`,
      ['page', 'LCP', 'a tap at the first paint is answered after'],
      slow.map(({ path, lcp, answer }) => row(path, Math.round(lcp), Math.round(answer))),
    ),
    ...table(
      "Main thread until 2.5 s after the load event, beside its baseline and the bare stack's empty page; then, in\n" +
        'the 2.5 s after a key was pressed, what the sections below the first screen take.',
      ['page', 'main thread', 'baseline', 'bare stack', 'ratio to the stack', 'sections'],
      loads.map(({ path, page, baseline, bare }) => {
        const times = [page.load, baseline.load, bare.load].map(Math.round);
        return row(path, ...times, ratio(page.load, bare.load), Math.round(page.sections));
      }),
      { 'ratio to the stack': 1.3 },
    ),
    ...table(
      "Main thread per second of the idle home page with its particles, beside the library's bare demo.",
      ['state', 'ms per second', 'ratio to the bare demo'],
      particles ? particleRows(particles) : [],
    ),
    ...table(
      'Longest answer to a touch, on a processor slowed down four times; medians of several visits.',
      ['interaction', 'ms'],
      Object.entries(latencies ?? {}).map((cells) => row(...cells)),
      { ms: 100 },
    ),
    ...table(
      `Frames on a processor slowed down four times, median of ${runs}; 60 are wanted.`,
      ['while', 'frames a second'],
      Object.entries(frames ?? {}).map(([name, each]) => row(name, each.toFixed(1))),
    ),
    ...table(
      'The build with more projects; HTML and scripts in bytes, scripts compressed. Seconds by the clock, on every core\n' +
        'there is, and of the processor; an added page is compared with the first row. Memory is the most that all\n' +
        'processes held at once.',
      [
        'projects',
        'pages',
        'build, s',
        'processor, s',
        's per page',
        's per added page',
        'memory, MiB',
        'HTML of home',
        'of a project',
        'of all projects',
        'scripts',
        'of them the table of addresses',
      ],
      growth.map((grown) => growthRow(grown, growth[0])),
      { 's per page': 0.15, 'memory, MiB': 2048 },
    ),
    '',
  ].join('\n');
}

/**
 * Nothing where there are no rows: what was not asked for is left out.
 * @param bounds what the rows are held to, by the names of columns
 */
function table(
  title: string,
  head: string[],
  rows: string[],
  bounds?: Record<string, string | number>,
): string[] {
  if (rows.length === 0) return [];
  const cells = head.slice(1).map((name) => bounds?.[name] ?? '');
  const last = bounds ? [row('at most', ...cells)] : [];
  return ['', title, '', row(...head), row(...head.map(() => '---')), ...rows, ...last];
}

function growthRow(grown: Grown, first = grown): string {
  const { factor, pages, buildSeconds, cpuSeconds, memory, html, scripts, addresses } = grown;
  const added = (buildSeconds - first.buildSeconds) / (pages - first.pages);
  return row(
    `×${factor}`,
    pages,
    buildSeconds.toFixed(1),
    cpuSeconds.toFixed(1),
    (buildSeconds / pages).toFixed(3),
    pages > first.pages ? added.toFixed(3) : '',
    Math.round(memory / 2 ** 20),
    ...[html.home, html.project, html.list, scripts, addresses],
  );
}

function particleRows({ home, bare, paused }: ParticleShares): string[] {
  const pauses = Object.entries(paused).map(([name, share]) => [`home, ${name}`, share] as const);
  const states = [['bare demo', bare], ['home', home], ...pauses] as const;
  return states.map(([state, share]) => row(state, share.toFixed(1), ratio(share, bare)));
}
