import { type RefObject, useEffect, useState, useSyncExternalStore } from 'react';
import { useMediaQuery } from './media-query.ts';

/** True once the element has come within `margin` of the viewport, for what loads only then. */
export function useNear(ref: RefObject<Element | null>, margin = '400px'): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element || near) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setNear(true);
      },
      { rootMargin: margin },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref, near, margin]);
  return near;
}

/** Whether at least `part` of the element, from 0 to 1, is in the viewport now. */
function useVisible(ref: RefObject<Element | null>, part: number, wanted: boolean): boolean {
  const [visible, setVisible] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!wanted || !element) return;
    const observer = new IntersectionObserver(
      (entries) => {
        const entry = entries.at(-1);
        setVisible(!!entry?.isIntersecting && entry.intersectionRatio >= part);
      },
      { threshold: part },
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
      setVisible(false);
    };
  }, [ref, part, wanted]);
  return visible;
}

/** Whether the element is in the viewport now, without a dialog over it. */
export function useOnScreen(ref: RefObject<Element | null>): boolean {
  // What moves behind a dialog pauses.
  const dialogOpen = useSyncExternalStore(
    subscribe,
    () => openDialogs > 0,
    () => false,
  );
  return useVisible(ref, 0, true) && !dialogOpen;
}

/** Whether the page is in a tab that is shown. */
export function usePageVisible(): boolean {
  return useSyncExternalStore(
    subscribeToVisibility,
    () => !document.hidden,
    () => true,
  );
}

function subscribeToVisibility(listener: () => void) {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

let openDialogs = 0;
const dialogListeners = new Set<() => void>();

function changeOpenDialogs(by: 1 | -1) {
  openDialogs += by;
  for (const listener of dialogListeners) listener();
}

export function useCountOpenDialog(isOpen: boolean) {
  useEffect(() => {
    if (!isOpen) return;
    changeOpenDialogs(1);
    return () => changeOpenDialogs(-1);
  }, [isOpen]);
}

function subscribe(listener: () => void) {
  dialogListeners.add(listener);
  return () => dialogListeners.delete(listener);
}

/** §4.4 Touch-only devices with coarse pointers, which cannot hover. */
const touchOnly = '(hover: none) and (pointer: coarse)';

/** The classes that stand for hovering; `active-gradient` is the gradient variant's. */
type ActiveClass = 'active' | 'active-gradient';

/** §4.4 `name` while at least half of the element is visible on a touch-only device, else nothing. */
export function useTouchActive(ref: RefObject<Element | null>, name: ActiveClass): string {
  const touch = useMediaQuery(touchOnly);
  return useVisible(ref, 0.5, touch) ? name : '';
}
