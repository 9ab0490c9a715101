import lighthouse, { type Result } from 'lighthouse';
import { medians, repeat } from './median.ts';

/** Lighthouse's lab figures of one page: times in milliseconds. */
export interface Speed {
  fcp: number;
  lcp: number;
  tbt: number;
  /** Layout shift, without a unit. */
  cls: number;
  /** Over the wire, all requests up to the end of the load. */
  bytes: number;
}

export interface Verdict {
  /** 0 to 100 by category. */
  scores: Record<string, number>;
  /** Weighted audits below 1, `id (score)`. */
  failing: string[];
}

/** A busy machine now and then loses the start of a load; that is no figure, so it is taken again. */
const attempts = 3;

async function run(port: number, url: string, onlyCategories?: string[]): Promise<Result> {
  let complaint = 'no result';
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const flags = { port, logLevel: 'silent', output: 'json', onlyCategories } as const;
    const result = await lighthouse(url, flags);
    if (result && !result.lhr.runtimeError) return result.lhr;
    complaint = result?.lhr.runtimeError?.message ?? complaint;
  }
  throw new Error(`${url}: ${complaint}`);
}

/**
 * Mobile preset, simulated throttling: the medians of several loads of two pages, which take turns, so
 * that both see the same machine.
 */
export async function compareSpeeds(
  port: number,
  [first, second]: readonly [string, string],
  runs: number,
): Promise<[Speed, Speed]> {
  const rounds = await repeat(runs, async () => ({
    first: await measureSpeed(port, first),
    second: await measureSpeed(port, second),
  }));
  return [
    medians(rounds.map((round) => round.first)),
    medians(rounds.map((round) => round.second)),
  ];
}

async function measureSpeed(port: number, url: string): Promise<Speed> {
  const { audits } = await run(port, url, ['performance']);
  const figure = (id: string) => audits[id]?.numericValue ?? Number.NaN;
  return {
    fcp: figure('first-contentful-paint'),
    lcp: figure('largest-contentful-paint'),
    tbt: figure('total-blocking-time'),
    cls: figure('cumulative-layout-shift'),
    bytes: figure('total-byte-weight'),
  };
}

/** What Lighthouse thinks of a page in each of its categories. */
export async function judge(port: number, url: string): Promise<Verdict> {
  const { categories, audits } = await run(port, url);
  const scores = Object.fromEntries(
    Object.entries(categories).map(([id, { score }]) => [id, Math.round((score ?? 0) * 100)]),
  );
  const failing = Object.values(categories)
    .flatMap(({ auditRefs }) => auditRefs)
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => `${id} (${audits[id]?.score})`);
  return { scores, failing: [...new Set(failing)] };
}
