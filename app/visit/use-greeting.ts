import { useEffect, useState } from 'react';
import { greetingAt, type Holiday, visitMessage } from '../../domain/visit/greeting.ts';
import { visitAt } from '../../domain/visit/visits.ts';

interface Greeting {
  greeting: string;
  message: string;
  /** Which visit this is, from 1. */
  visit: number;
}

/** Once per document: the frame may be mounted anew after an error page. */
let greeted = false;

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
    // Nothing to do: without storage every visit is the first.
  }
}

/** §4 Counts this visit and says how it is greeted; undefined before that, and once it has been said. */
export function useGreeting(holidays: readonly Holiday[]): Greeting | undefined {
  const [greeting, setGreeting] = useState<Greeting>();
  useEffect(() => {
    if (greeted) return;
    greeted = true;
    const now = new Date();
    const { count, write } = visitAt(now, {
      visitsCount: stored('visitsCount'),
      lastVisit: stored('lastVisit'),
    });
    store('visitsCount', write.visitsCount);
    store('lastVisit', write.lastVisit);
    setGreeting({
      greeting: greetingAt(now, holidays),
      message: visitMessage(count),
      visit: count,
    });
  }, [holidays]);
  return greeting;
}
