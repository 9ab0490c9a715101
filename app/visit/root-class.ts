import { useSyncExternalStore } from 'react';

/**
 * A choice that lives as a class on the root element, where the boot script put it before React
 * existed, and in local storage. Storage may be full or forbidden: then the choice lasts as long as
 * the document.
 */
export interface RootClassChoice {
  use: () => boolean;
  set: (on: boolean) => void;
  get: () => boolean;
}

export function rootClassChoice(options: {
  className: string;
  storageKey: string;
  storedAs: (on: boolean) => string;
  /** What the prerendered page shows. */
  prerendered: boolean;
  onChange?: (on: boolean) => void;
}): RootClassChoice {
  const { className, storageKey, storedAs, prerendered, onChange } = options;
  const listeners = new Set<() => void>();
  const get = () => document.documentElement.classList.contains(className);

  function set(on: boolean) {
    document.documentElement.classList.toggle(className, on);
    try {
      localStorage.setItem(storageKey, storedAs(on));
    } catch {
      // Nothing to do: the class on the root holds for this document.
    }
    onChange?.(on);
    for (const listener of listeners) listener();
  }

  function subscribe(listener: () => void) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }

  return {
    get,
    set,
    use: () => useSyncExternalStore(subscribe, get, () => prerendered),
  };
}
