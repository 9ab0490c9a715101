import { describe, expect, test } from 'vitest';
import { visitAt } from './visits.ts';

const now = new Date('2026-11-27T18:00:00.000Z');
const ago = (milliseconds: number) => new Date(now.getTime() - milliseconds).toISOString();
const minute = 60_000;
const day = 24 * 60 * minute;

describe('§4.2 Greeting: visit counter', () => {
  test('the first visit is counted and dated', () => {
    expect(visitAt(now, { visitsCount: null, lastVisit: null })).toEqual({
      count: 1,
      write: { visitsCount: '1', lastVisit: now.toISOString() },
    });
  });

  test.each([
    ['23 h 59 min', day - minute, 4],
    ['exactly 24 h', day, 4],
    ['24 h 01 min', day + minute, 5],
  ])('%s after the last visit', (_, elapsed, count) => {
    const visit = visitAt(now, { visitsCount: '4', lastVisit: ago(elapsed) });
    expect(visit.count).toBe(count);
    // `lastVisit` is written only when the counter grows.
    expect(visit.write.lastVisit).toBe(count === 5 ? now.toISOString() : null);
    expect(visit.write.visitsCount).toBe(count === 5 ? '5' : null);
  });

  test.each(['abc', '-3', '2.5', '1e309', '', '0', '1e3', ' 4', '99999999999999999999', 'null'])(
    'a count of %j is absent, and repaired',
    (visitsCount) => {
      expect(visitAt(now, { visitsCount, lastVisit: ago(minute) })).toEqual({
        count: 1,
        write: { visitsCount: '1', lastVisit: null },
      });
      expect(visitAt(now, { visitsCount, lastVisit: null }).count).toBe(1);
    },
  );

  test.each(['ayer', '0', '', '27/11/2026', '2026-11-26', '2026-99-99T00:00:00Z', '{}'])(
    'a last visit of %j is absent, and repaired',
    (lastVisit) => {
      expect(visitAt(now, { visitsCount: '3', lastVisit })).toEqual({
        count: 4,
        write: { visitsCount: '4', lastVisit: now.toISOString() },
      });
    },
  );

  test('a last visit in the future becomes now, and the next real day counts', () => {
    const wrong = visitAt(now, { visitsCount: '3', lastVisit: '2099-01-01T00:00:00Z' });
    expect(wrong).toEqual({
      count: 3,
      write: { visitsCount: null, lastVisit: now.toISOString() },
    });
    const nextDay = new Date(now.getTime() + day + minute);
    expect(
      visitAt(nextDay, { visitsCount: '3', lastVisit: wrong.write.lastVisit ?? '' }).count,
    ).toBe(4);
  });
});
