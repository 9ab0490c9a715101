/** §3.1, §9.1 Visits: a counter that grows at most once in 24 hours. */

/** §9.1 A visit counts only when more than this has passed since the last one, in milliseconds. */
const visitInterval = 24 * 60 * 60 * 1000;

/** What the visitor's browser holds: text that anyone may have changed. */
type StoredVisits = Record<'visitsCount' | 'lastVisit', string | null>;

const isoMoment = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d)$/;

function countOf(stored: string | null): number {
  if (stored === null || !/^[1-9]\d*$/.test(stored)) return 0;
  const count = Number(stored);
  return Number.isSafeInteger(count) ? count : 0;
}

function momentOf(stored: string | null): number | null {
  if (stored === null || !isoMoment.test(stored)) return null;
  const moment = Date.parse(stored);
  return Number.isNaN(moment) ? null : moment;
}

/**
 * §4.2 The visit that begins now: its number, from 1, and what to write back, null for no change. What
 * cannot be read counts as absent. A last visit in the future comes from a clock that was wrong: it becomes
 * now, uncounted, so that the counter goes on a day later instead of standing still until that date.
 */
export function visitAt(now: Date, stored: StoredVisits): { count: number; write: StoredVisits } {
  const known = countOf(stored.visitsCount);
  const last = momentOf(stored.lastVisit);
  const fromFuture = last !== null && last > now.getTime();
  const grows = last === null || now.getTime() - last > visitInterval;
  const count = grows ? known + 1 : Math.max(known, 1);
  return {
    count,
    write: {
      visitsCount: count === known ? null : String(count),
      lastVisit: grows || fromFuture ? now.toISOString() : null,
    },
  };
}
