import { painted } from '../../visit/frames.ts';
import { intents } from '../../visit/intent.ts';

/** How far from the screen a part counts as near. */
const margin = '400px';

/** Calls when the element is near, and at every touch of the page. */
export function whenWanted(place: Element | null, call: () => void): (() => void) | undefined {
  if (!place) return;
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some((entry) => entry.isIntersecting)) call();
    },
    { rootMargin: margin },
  );
  observer.observe(place);
  // To ask for a script takes a while, and what is touched shows it first.
  const later = () => void painted().then(call);
  for (const intent of intents) addEventListener(intent, later, { capture: true, passive: true });
  return () => {
    observer.disconnect();
    for (const intent of intents) removeEventListener(intent, later, { capture: true });
  };
}
