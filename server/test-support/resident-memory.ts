import { readFileSync } from 'node:fs';

/** Samples the resident memory of a process every half second; its first part counts as warm-up. */
export function watchMemory(pid: number, { warmUpShare = 0.4 } = {}) {
  const begun = performance.now();
  const samples: { minutes: number; megabytes: number }[] = [];
  const sample = () =>
    samples.push({
      minutes: (performance.now() - begun) / 60_000,
      megabytes: residentMegabytes(pid),
    });
  sample();
  const timer = setInterval(sample, 500);
  return {
    /** The last sample, in megabytes. */
    last: () => samples.at(-1)?.megabytes ?? 0,
    /** Growth a minute after the warm-up, in megabytes: the slope of the line through the samples. */
    slope() {
      const warm = samples.slice(Math.floor(samples.length * warmUpShare));
      const mean = (pick: (one: (typeof warm)[number]) => number) =>
        warm.reduce((sum, one) => sum + pick(one), 0) / warm.length;
      const [x, y] = [mean(({ minutes }) => minutes), mean(({ megabytes }) => megabytes)];
      const spread = warm.reduce((sum, { minutes }) => sum + (minutes - x) ** 2, 0);
      const rise = warm.reduce(
        (sum, { minutes, megabytes }) => sum + (minutes - x) * (megabytes - y),
        0,
      );
      return spread === 0 ? 0 : rise / spread;
    },
    stop: () => clearInterval(timer),
  };
}

/** What a process has in memory now (`VmRSS`), or had at the most (`VmHWM`), in megabytes. */
export function residentMegabytes(pid: number, field: 'VmRSS' | 'VmHWM' = 'VmRSS'): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const [, kilobytes] = new RegExp(`${field}:\\s+(\\d+) kB`).exec(status) ?? [];
  return Number(kilobytes ?? Number.NaN) / 1024;
}
