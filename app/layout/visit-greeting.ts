import { greetingAt, type Holiday, visitMessage } from '../../domain/visit/greeting.ts';
import { visitAt } from '../../domain/visit/visits.ts';

export interface VisitGreeting {
  greeting: string;
  message: string;
  /** Which visit this is, from 1. */
  visit: number;
}

function stored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function store(key: string, value: string | null) {
  if (value === null) return;
  try {
    localStorage.setItem(key, value);
  } catch {
    // Without storage every visit is the first.
  }
}

/** §4.2 Counts this visit in local storage and chooses its greeting. */
export function greetVisit(holidays: readonly Holiday[]): VisitGreeting {
  const now = new Date();
  const { count, write } = visitAt(now, {
    visitsCount: stored('visitsCount'),
    lastVisit: stored('lastVisit'),
  });
  store('visitsCount', write.visitsCount);
  store('lastVisit', write.lastVisit);
  return { greeting: greetingAt(now, holidays), message: visitMessage(count), visit: count };
}
