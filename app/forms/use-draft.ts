import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** How long typing may pause before the draft is kept, in milliseconds. */
const saveDelay = 300;

/**
 * The last draft of each form in this document: it follows the visitor from page to page. It may be
 * ahead of the entry it was typed in, which is only written when typing pauses.
 */
const inMemory = new Map<string, { draft: unknown; entry: string }>();

/**
 * Keeps what is typed in the tab's own history entry: it survives reload and Back, and goes nowhere
 * else (no storage holds personal data). `read` says what to keep.
 */
export function useDraft(name: string, read: () => unknown) {
  const location = useLocation();
  const { key } = location;
  const navigate = useNavigate();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const dirty = useRef(false);
  const reader = useRef(read);
  useEffect(() => {
    reader.current = read;
  });

  const save = useCallback(() => {
    clearTimeout(timer.current);
    if (!dirty.current) return;
    const draft = reader.current();
    inMemory.set(name, { draft, entry: key });
    try {
      window.history.replaceState({ ...window.history.state, [name]: draft }, '');
    } catch {
      // The entry is full or writing is refused: the text is still in its fields.
    }
  }, [name, key]);

  // Another entry for the same page (a link to a section): the draft goes along.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the entry
  useEffect(save, [key, save]);

  useEffect(() => {
    // A reload no longer sees what is written at `pagehide`; phones know no `beforeunload`.
    const unmounted = new AbortController();
    addEventListener('beforeunload', save, { signal: unmounted.signal });
    addEventListener('pagehide', save, { signal: unmounted.signal });
    return () => unmounted.abort();
  }, [save]);

  // A layout effect ends while the form still stands and can be read.
  useLayoutEffect(
    () => () => {
      clearTimeout(timer.current);
      // The entry is another's by now; the next page may still want what was typed here.
      if (dirty.current) inMemory.set(name, { draft: reader.current(), entry: key });
    },
    [name, key],
  );

  return {
    /** What this history entry holds: of any shape, because entries outlive releases. */
    inEntry(): unknown {
      const last = inMemory.get(name);
      return last?.entry === key ? last.draft : window.history.state?.[name];
    },
    /** What was typed on another page of this document. */
    inMemory: (): unknown => inMemory.get(name)?.draft,
    touch() {
      dirty.current = true;
      clearTimeout(timer.current);
      timer.current = setTimeout(save, saveDelay);
    },
    /** Keeps what is typed at once: whoever leaves a field may be about to leave the page. */
    save,
    /** The entry forgets draft and state: neither reload nor Back brings them back. */
    clear(search = location.search) {
      clearTimeout(timer.current);
      dirty.current = false;
      inMemory.delete(name);
      navigate({ ...location, search }, { replace: true, state: null, preventScrollReset: true });
    },
  };
}

/** The texts of a draft; what is no record of texts is no draft. */
export function draftValues(draft: unknown): Record<string, string> {
  return Object.fromEntries(
    Object.entries(draft ?? {}).filter(([, value]) => typeof value === 'string'),
  );
}

/** The ids of a draft; what is no list of texts holds none. */
export function draftIds(draft: unknown): string[] {
  return Array.isArray(draft) ? draft.filter((id) => typeof id === 'string') : [];
}
