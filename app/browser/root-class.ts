import { useSyncExternalStore } from 'react';

/**
 * A visitor's preference as a class on the root element, set by the boot script before the first paint,
 * and in local storage. Where storage is full or forbidden, it lasts as long as the document.
 */
export interface RootClassPreference {
  use: () => boolean;
  set: (on: boolean) => void;
  /** As `set`, but not stored: for this document alone, where the choice was not the visitor's. */
  setTransient: (on: boolean) => void;
  get: () => boolean;
  /** Puts the class back after the root element lost its attributes. */
  restore: () => void;
}

export function rootClassPreference(options: {
  className: string;
  storageKey: string;
  storedAs: (on: boolean) => string;
  /** What the prerendered page shows. */
  prerendered: boolean;
  onChange?: (on: boolean) => void;
}): RootClassPreference {
  const { className, storageKey, storedAs, prerendered, onChange } = options;
  const listeners = new Set<() => void>();
  let current: boolean | undefined;

  function get() {
    current ??= document.documentElement.classList.contains(className);
    return current;
  }

  function restore() {
    document.documentElement.classList.toggle(className, get());
  }

  function setTransient(on: boolean) {
    current = on;
    restore();
    onChange?.(on);
    for (const listener of listeners) listener();
  }

  function set(on: boolean) {
    try {
      localStorage.setItem(storageKey, storedAs(on));
    } catch {
      // The class on the root element remains.
    }
    setTransient(on);
  }

  function subscribe(listener: () => void) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }

  return {
    get,
    set,
    setTransient,
    restore,
    use: () => useSyncExternalStore(subscribe, get, () => prerendered),
  };
}
