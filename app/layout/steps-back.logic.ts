/**
 * How many steps back in the tab's history the last other page lies; 0 when there is none. Jumps
 * within the page left entries of their own, which 'Volver' passes over.
 */
export function stepsBack(pages: readonly (string | null)[], current: number): number {
  const here = pages[current];
  for (let index = current - 1; index >= 0; index -= 1) {
    if (pages[index] !== here) return current - index;
  }
  return 0;
}
