/** How far down each entry of the tab's history stood, in pixels, by the entry's key. */
export type ScrollPositions = Map<string, number>;

/** Reads what the session keeps; anyone may have changed it, so what is no position counts as absent. */
export function readPositions(stored: string | null): ScrollPositions {
  try {
    const value: unknown = JSON.parse(stored ?? '');
    if (typeof value !== 'object' || value === null) return new Map();
    return new Map(
      Object.entries(value).filter(([, y]) => typeof y === 'number' && Number.isFinite(y)),
    );
  } catch {
    return new Map();
  }
}

export function writePositions(positions: ScrollPositions): string {
  return JSON.stringify(Object.fromEntries(positions));
}
