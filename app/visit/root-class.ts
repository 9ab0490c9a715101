import { useSyncExternalStore } from 'react';

/**
 * A choice that lives as a class on the root element, where the boot script put it before React
 * existed, and in local storage. Storage may be full or forbidden: then the choice lasts as long as
 * the document.
 */
export interface RootClassChoice {
  use: () => boolean;
  set: (on: boolean) => void;
  /** As `set`, for this document alone: not the visitor's choice, so it is not stored. */
  impose: (on: boolean) => void;
  get: () => boolean;
  /** Puts the class back after the root element lost its attributes. */
  restore: () => void;
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
  let chosen: boolean | undefined;

  function get() {
    chosen ??= document.documentElement.classList.contains(className);
    return chosen;
  }

  function restore() {
    document.documentElement.classList.toggle(className, get());
  }

  function impose(on: boolean) {
    chosen = on;
    restore();
    onChange?.(on);
    for (const listener of listeners) listener();
  }

  function set(on: boolean) {
    try {
      localStorage.setItem(storageKey, storedAs(on));
    } catch {
      // Nothing to do: the class on the root holds for this document.
    }
    impose(on);
  }

  function subscribe(listener: () => void) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }

  return {
    get,
    set,
    impose,
    restore,
    use: () => useSyncExternalStore(subscribe, get, () => prerendered),
  };
}
