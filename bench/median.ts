/** Takes a measurement several times, one after the other. */
export function repeat<Sample>(runs: number, measure: () => Promise<Sample>): Promise<Sample[]> {
  return Array.fromAsync({ length: runs }, measure);
}

/** The middle of each figure; of an even number of samples, the higher of the two in the middle. */
export function medians<Name extends string>(
  samples: readonly Partial<Record<Name, number>>[],
): Record<Name, number> {
  const names = new Set(samples.flatMap((sample) => Object.keys(sample) as Name[]));
  const middle = (name: Name) =>
    samples.map((sample) => sample[name] ?? 0).toSorted((a, b) => a - b)[samples.length >> 1] ?? 0;
  return Object.fromEntries([...names].map((name) => [name, middle(name)])) as Record<Name, number>;
}
