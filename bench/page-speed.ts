import lighthouse, { type Result } from 'lighthouse';
import { medians, repeat } from './median.ts';

/** Lighthouse's lab figures of one page: times in milliseconds, the rest as named. */
export interface Speed {
  fcp: number;
  lcp: number;
  tbt: number;
  /** Layout shift, without a unit. */
  cls: number;
  /** Bytes over the wire, by type of resource, all requests up to the end of the load. */
  bytes: Record<string, number>;
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

/** Mobile preset, simulated throttling: the median of several loads. */
export async function measureSpeed(port: number, url: string, runs: number): Promise<Speed> {
  const loads = await repeat(runs, () => run(port, url, ['performance']));
  const figure = ({ audits }: Result, id: string) => audits[id]?.numericValue ?? Number.NaN;
  const times = loads.map((load) => ({
    fcp: figure(load, 'first-contentful-paint'),
    lcp: figure(load, 'largest-contentful-paint'),
    tbt: figure(load, 'total-blocking-time'),
    cls: figure(load, 'cumulative-layout-shift'),
  }));
  return { ...medians(times), bytes: medians(loads.map(bytesOf)) };
}

function bytesOf({ audits }: Result): Record<string, number> {
  const bytes: Record<string, number> = {};
  const details = audits['network-requests']?.details;
  for (const { resourceType, mimeType, transferSize } of details?.items ?? []) {
    // Scripts that are fetched before they are wanted are scripts, too.
    const type = /javascript/.test(String(mimeType)) ? 'Script' : String(resourceType);
    bytes[type] = (bytes[type] ?? 0) + Number(transferSize);
  }
  return bytes;
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
