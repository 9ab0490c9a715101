import { expect, test } from 'vitest';
import { readmeIsTrue } from '../../bench/readme.ts';

test('the README shows the figures of the result that it names, untouched', () => {
  expect(readmeIsTrue()).toBe(true);
});
