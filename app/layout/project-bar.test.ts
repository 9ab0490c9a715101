import { expect, test } from 'vitest';
import { stepsBack } from './project-bar.tsx';

test.each<[string, string[], number, number]>([
  ['one step back to the page before', ['/', '/pool'], 1, 1],
  ['over links within the page', ['/', '/pool', '/pool', '/pool'], 3, 3],
  ['nowhere where the visit began here', ['/pool'], 0, 0],
  ['nowhere, whatever lies ahead', ['/pool', '/about'], 0, 0],
  ['nowhere where only links within the page lie behind', ['/pool', '/pool'], 1, 0],
  ['nowhere when the browser does not say which entry is shown', [], -1, 0],
])("§2.4 Project layout: 'Volver' leads %s", (_, pages, current, steps) => {
  expect(stepsBack(pages, current)).toBe(steps);
});
