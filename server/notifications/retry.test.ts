import { expect, test } from 'vitest';
import { type FailedAttempt, nextAttempt } from './retry.ts';

const minute = 60_000;
const hour = 60 * minute;

test('§13.3 Delivery: pauses grow from a minute to an hour, with jitter, for three days', () => {
  const after = (
    attempts: number,
    now: number,
    random: number,
    changes: Partial<FailedAttempt> = {},
  ) =>
    nextAttempt(
      { kind: 'agency-mail', permanent: false, waitingSince: 0, attempts, now, ...changes },
      () => random,
    );
  expect(after(1, 0, 0.5)).toBe(minute);
  expect(after(3, 0, 0.5)).toBe(4 * minute);
  expect(after(20, hour, 0.5)).toBe(2 * hour);
  expect(after(1, 0, 0)).toBe(48_000);
  expect(after(1, 0, 1)).toBe(72_000);
  expect(after(5, 72 * hour - 1, 0.5)).toBe(72 * hour - 1 + 16 * minute);
  expect(after(60, 72 * hour, 0.5)).toBeNull();
  expect(after(1, 0, 0.5, { permanent: true })).toBe(4 * hour);
  expect(after(7, 24 * hour, 0.5, { permanent: true })).toBeNull();
  expect(after(1, 0, 0.5, { kind: 'confirmation-mail' })).toBe(minute);
  expect(after(20, 24 * hour, 0.5, { kind: 'confirmation-mail' })).toBeNull();
  expect(after(1, 0, 0.5, { kind: 'confirmation-mail', permanent: true })).toBeNull();
});

test('§13.10 Clock: a clock that jumps ahead gives nothing up before it was tried often enough', () => {
  const [waitingSince, now] = [0, 10 * 365 * 24 * hour];
  const after = (attempts: number, changes: Partial<FailedAttempt> = {}) =>
    nextAttempt({
      kind: 'agency-mail',
      permanent: false,
      waitingSince,
      attempts,
      now,
      ...changes,
    });
  expect(after(1)).not.toBeNull();
  expect(after(59)).not.toBeNull();
  expect(after(60)).toBeNull();
  expect(after(4, { permanent: true })).not.toBeNull();
  expect(after(5, { permanent: true })).toBeNull();
  expect(after(1, { kind: 'confirmation-mail' })).not.toBeNull();
});
