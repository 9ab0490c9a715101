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

/** Whether the element is in the viewport now, without a dialog over it. */
export function useOnScreen(ref: RefObject<Element | null>): boolean {
  const dialogOpen = useAnyOpenDialog();
  const [visible, setVisible] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const observer = new IntersectionObserver(([entry]) =>
      setVisible(entry?.isIntersecting ?? false),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return visible && !dialogOpen;
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

/** What moves behind a dialog pauses. */
function useAnyOpenDialog(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => openDialogs > 0,
    () => false,
  );
}

/** §4.4 Touch-only devices with coarse pointers, which cannot hover. */
const touchOnly = '(hover: none) and (pointer: coarse)';

/** The classes that stand for hovering; `active-gradient` is the gradient variant's. */
type ActiveClass = 'active' | 'active-gradient';

type Listener = (active: boolean) => void;
const activeListeners = new Map<Element, Listener>();
let halfVisible: IntersectionObserver | undefined;

function observeHalfVisible(element: Element, listener: Listener): () => void {
  halfVisible ??= new IntersectionObserver(
    (entries) => {
      for (const { target, intersectionRatio } of entries) {
        activeListeners.get(target)?.(intersectionRatio >= 0.5);
      }
    },
    { threshold: 0.5 },
  );
  const observer = halfVisible;
  activeListeners.set(element, listener);
  observer.observe(element);
  return () => {
    observer.unobserve(element);
    activeListeners.delete(element);
  };
}

/** §4.4 `name` while at least half of the element is visible on a touch-only device, else nothing. */
export function useTouchActive(ref: RefObject<Element | null>, name: ActiveClass): string {
  const touch = useMediaQuery(touchOnly);
  const [active, setActive] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!touch || !element) return;
    const stop = observeHalfVisible(element, setActive);
    return () => {
      stop();
      setActive(false);
    };
  }, [ref, touch]);
  return active ? name : '';
}
