import { useEffect, useSyncExternalStore } from 'react';

/** Dialogs that stand open over the page now. */
let covers = 0;
const listeners = new Set<() => void>();

function change(by: 1 | -1) {
  covers += by;
  for (const listener of listeners) listener();
}

/** Says, as long as it is open, that a dialog covers the page. */
export function useCover(isOpen: boolean) {
  useEffect(() => {
    if (!isOpen) return;
    change(1);
    return () => change(-1);
  }, [isOpen]);
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether a dialog covers the page: what moves behind it can rest. */
export function useCovered(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => covers > 0,
    () => false,
  );
}
