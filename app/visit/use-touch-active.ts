import { type RefObject, useEffect, useState } from 'react';
import { useMediaQuery } from './media-query.ts';

/** §4 Touch-only devices with coarse pointers: nothing there can hover. */
const touchOnly = '(hover: none) and (pointer: coarse)';

/** The classes that stand for hovering; `active-gradient` is the gradient variant's. */
type ActiveClass = 'active' | 'active-gradient';

type Listener = (active: boolean) => void;
const listeners = new Map<Element, Listener>();
let shared: IntersectionObserver | undefined;

/** One observer serves every card of the site. */
function observe(element: Element, listener: Listener): () => void {
  shared ??= new IntersectionObserver(
    (entries) => {
      for (const { target, intersectionRatio } of entries) {
        listeners.get(target)?.(intersectionRatio >= 0.5);
      }
    },
    { threshold: 0.5 },
  );
  const observer = shared;
  listeners.set(element, listener);
  observer.observe(element);
  return () => {
    observer.unobserve(element);
    listeners.delete(element);
  };
}

/** §4 `name` while at least half of the element is visible on a touch-only device, else nothing. */
export function useTouchActive(ref: RefObject<Element | null>, name: ActiveClass): string {
  const touch = useMediaQuery(touchOnly);
  const [active, setActive] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!touch || !element) return;
    const stop = observe(element, setActive);
    return () => {
      stop();
      setActive(false);
    };
  }, [ref, touch]);
  return active ? name : '';
}
