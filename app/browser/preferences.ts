import { useSyncExternalStore } from 'react';

/** Of the brand: the theme of who chose none, and what browsers paint around the page. */
export const { initial: initialTheme, colors: themeColors } = import.meta.env.BRAND_THEME;

/** §4.1 Theme: dark or light, the brand's own at first, flipped by the control, kept in `localStorage.theme`. */
export const darkTheme = rootClassPreference({
  className: 'dark',
  storageKey: 'theme',
  storedAs: (dark) => (dark ? 'dark' : 'light'),
  prerendered: initialTheme === 'dark',
  onChange: (dark) => {
    const color = document.querySelector<HTMLMetaElement>('meta[name="theme-color"]');
    if (color) color.content = themeColors[dark ? 'dark' : 'light'];
  },
});

/** React adopts the meta element only with the content it expects: what the boot script wrote. */
export function currentThemeColor(): string {
  if (typeof document === 'undefined') return themeColors[initialTheme];
  return themeColors[darkTheme.get() ? 'dark' : 'light'];
}

/** One preference for all that moves (WCAG 2.2.2); paused from the start with reduced motion. */
export const pausedMotion = rootClassPreference({
  className: 'motion-paused',
  storageKey: 'motion',
  storedAs: (paused) => (paused ? 'paused' : 'playing'),
  prerendered: false,
});

/**
 * A visitor's preference as a class on the root element, set by the boot script before the first paint,
 * and in local storage. Where storage is full or forbidden, it lasts as long as the document.
 */
function rootClassPreference(options: {
  className: string;
  storageKey: string;
  storedAs: (on: boolean) => string;
  /** What the prerendered page shows. */
  prerendered: boolean;
  onChange?: (on: boolean) => void;
}) {
  const { className, storageKey, storedAs, prerendered, onChange } = options;
  const listeners = new Set<() => void>();
  let current: boolean | undefined;

  function get() {
    current ??= document.documentElement.classList.contains(className);
    return current;
  }

  /** Puts the class back after the root element lost its attributes. */
  function restore() {
    document.documentElement.classList.toggle(className, get());
  }

  /** Not stored: for this document alone, where the choice was not the visitor's. */
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
