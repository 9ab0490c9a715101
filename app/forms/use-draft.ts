import { useCallback, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** How long typing may pause before the draft is kept, in milliseconds. */
const quiet = 300;

/**
 * Keeps what is typed in the tab's own history entry: it survives reload and Back, and goes nowhere
 * else (no storage holds personal data). `read` says what to keep; null keeps nothing.
 */
export function useDraft<Draft>(name: string, read: () => Draft | null) {
  const { key } = useLocation();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const dirty = useRef(false);
  const reader = useRef(read);
  useEffect(() => {
    reader.current = read;
  });

  const save = useCallback(() => {
    clearTimeout(timer.current);
    if (!dirty.current) return;
    try {
      const draft = reader.current();
      window.history.replaceState({ ...window.history.state, [name]: draft ?? undefined }, '');
    } catch {
      // The entry is full or writing is refused: the text is still in its fields.
    }
  }, [name]);

  const touch = useCallback(() => {
    dirty.current = true;
    clearTimeout(timer.current);
    timer.current = setTimeout(save, quiet);
  }, [save]);

  // Another entry for the same page (a link to a section): the draft goes along.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the entry
  useEffect(save, [key, save]);

  useEffect(() => {
    addEventListener('pagehide', save);
    return () => {
      removeEventListener('pagehide', save);
      clearTimeout(timer.current);
    };
  }, [save]);

  const clear = useCallback(() => {
    clearTimeout(timer.current);
    dirty.current = false;
  }, []);

  return {
    /** What the entry holds: of any shape, because entries outlive releases. */
    stored: useCallback((): unknown => window.history.state?.[name], [name]),
    touch,
    save,
    clear,
  };
}
