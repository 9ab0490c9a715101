/**
 * Where a slide lies on the ring, counted from the active one by the shorter way: negative before it,
 * positive after it.
 */
export function ringOffset(index: number, active: number, count: number): number {
  const ahead = (((index - active) % count) + count) % count;
  return ahead > count / 2 ? ahead - count : ahead;
}

/**
 * Whether there are enough slides for a ring without gaps: about twice as many as one sees, wide
 * screens included. With fewer a quiet row stands instead.
 */
export function enoughToLoop(count: number, mobile: boolean): boolean {
  return count >= (mobile ? 5 : 10);
}

/** Of positions along one axis, the index of the one nearest to `point`; 0 where there is none. */
export function nearestIndex(positions: number[], point: number): number {
  const distances = positions.map((position) => Math.abs(position - point));
  return Math.max(0, distances.indexOf(Math.min(...distances)));
}
