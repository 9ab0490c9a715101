import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { groupCommit } from './group-commit.ts';

class Refusal extends Error {}

/** A store that keeps the groups that it took, and refuses what it is told to. */
function store({ most = 100, atOnce = 1, refused = [] as number[] } = {}) {
  const groups: number[][] = [];
  const state = { gone: false };
  const accept = groupCommit({
    async commit(items: number[]) {
      groups.push(items);
      await nextTurn();
      if (state.gone) throw new Error('gone');
      if (items.some((item) => refused.includes(item))) throw new Refusal();
      return items.map((item) => `stored ${item}`);
    },
    most,
    atOnce,
    isRefusal: (error) => error instanceof Refusal,
  });
  return { accept, groups, state };
}

const numbers = (length: number) => Array.from({ length }, (_, n) => n);

test('what comes while a group is under way goes into the next one, each with its own answer', async () => {
  const { accept, groups } = store();
  const first = accept(1);
  await nextTurn();
  const later = [accept(2), accept(3)];
  expect(await first).toBe('stored 1');
  expect(groups).toEqual([[1]]);
  later.push(accept(4));
  expect(await Promise.all(later)).toEqual(['stored 2', 'stored 3', 'stored 4']);
  expect(groups).toEqual([[1], [2, 3, 4]]);
});

test('a group has its bound, and between two groups everything else gets its turn', async () => {
  const { accept, groups } = store({ most: 4 });
  const begun: number[] = [];
  let over = false;
  const all = Promise.all(numbers(10).map(accept)).finally(() => {
    over = true;
  });
  while (!over) {
    await nextTurn();
    begun.push(groups.length);
  }
  await all;
  expect(groups).toEqual([
    [0, 1, 2, 3],
    [4, 5, 6, 7],
    [8, 9],
  ]);
  expect(new Set(begun)).toEqual(new Set([1, 2, 3]));
});

test('where several groups may be under way, many do not wait for the first, and a few do', async () => {
  const { accept, groups } = store({ atOnce: 2 });
  const first = accept(0);
  await nextTurn();
  const few = numbers(7).map(accept);
  await nextTurn();
  expect(groups).toEqual([[0]]);
  await Promise.all([first, ...few]);

  const second = accept(0);
  await nextTurn();
  const many = numbers(8).map(accept);
  const third = numbers(8).map(accept);
  await nextTurn();
  expect(groups.slice(2)).toEqual([[0], [...numbers(8), ...numbers(8)]]);
  await Promise.all([second, ...many, ...third]);
});

test('one that is refused fails alone; who comes behind its group is stored, too', async () => {
  const { accept, groups } = store({ most: 3, refused: [1] });
  const outcomes = await Promise.allSettled(numbers(5).map(accept));
  expect(outcomes.map(({ status }) => status)).toEqual(
    numbers(5).map((n) => (n === 1 ? 'rejected' : 'fulfilled')),
  );
  expect(groups).toEqual([[0, 1, 2], [0], [1], [2], [3, 4]]);
});

test('when nothing can be stored all fail at once, and the next one is tried anew', async () => {
  const { accept, groups, state } = store();
  state.gone = true;
  const outcomes = await Promise.allSettled(numbers(5).map(accept));
  expect(outcomes.map((outcome) => outcome.status)).toEqual(numbers(5).map(() => 'rejected'));
  expect(groups).toHaveLength(1);
  state.gone = false;
  expect(await accept(9)).toBe('stored 9');
});
