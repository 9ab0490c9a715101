import { greetingAt, type Holiday, visitMessage } from '../../domain/visit/greeting.ts';
import { visitAt } from '../../domain/visit/visits.ts';

/** §4.2 Counts this visit in local storage and chooses its greeting. `visit` counts from 1. */
export function greetVisit(holidays: readonly Holiday[]) {
  const now = new Date();
  let visit = 1;
  try {
    const { count, write } = visitAt(now, {
      visitsCount: localStorage.getItem('visitsCount'),
      lastVisit: localStorage.getItem('lastVisit'),
    });
    visit = count;
    for (const [key, value] of Object.entries(write)) {
      if (value !== null) localStorage.setItem(key, value);
    }
  } catch {
    // Without storage every visit is the first.
  }
  return { greeting: greetingAt(now, holidays), message: visitMessage(visit), visit };
}
