import { expect, test } from 'vitest';
import { stepsBack } from './project-bar.tsx';

test("§2.4 Project layout: 'Volver' leads one step back to the page before", () => {
  expect(stepsBack(['/', '/proyectos/pool'], 1)).toBe(1);
});

test("§2.4 Project layout: 'Volver' skips links within the page", () => {
  expect(stepsBack(['/', '/proyectos/pool', '/proyectos/pool', '/proyectos/pool'], 3)).toBe(3);
});

test("§2.4 Project layout: 'Volver' finds no page where the visit began here, whatever lies ahead", () => {
  expect(stepsBack(['/proyectos/pool'], 0)).toBe(0);
  expect(stepsBack(['/proyectos/pool', '/about'], 0)).toBe(0);
  expect(stepsBack(['/proyectos/pool', '/proyectos/pool'], 1)).toBe(0);
});

test("§2.4 Project layout: 'Volver' finds no page when the browser does not say which one is shown", () => {
  expect(stepsBack([], -1)).toBe(0);
});
