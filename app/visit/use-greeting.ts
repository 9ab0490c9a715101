import { useEffect, useState } from 'react';
import type { Holiday } from '../../domain/visit/greeting.ts';
import type { Greeting } from './welcome.ts';

/** Once per document: the frame may be mounted anew after an error page. */
let greeted = false;

/** §4 The greeting of this visit; undefined before that, and once it has been said. */
export function useGreeting(holidays: readonly Holiday[]): Greeting | undefined {
  const [greeting, setGreeting] = useState<Greeting>();
  useEffect(() => {
    if (greeted) return;
    greeted = true;
    // What to say is no part of the frame's script. Without it nobody is greeted, and nothing is lost.
    import('./welcome.ts').then(
      ({ welcome }) => setGreeting(welcome(holidays)),
      () => {},
    );
  }, [holidays]);
  return greeting;
}
