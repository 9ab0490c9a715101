import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { newDraftId, wasSent } from './sent-drafts.ts';

/** How long typing may pause before the draft is kept, in milliseconds. */
const saveDelay = 300;

/** Of any shape: history entries outlive releases. */
export type Draft = Partial<Record<string, unknown>>;

/**
 * The last draft of each form in this document: it follows the visitor from page to page. It may be
 * ahead of the entry it was typed in, which is only written when typing pauses.
 */
const inMemory = new Map<string, { draft: Draft; entry: string }>();

/**
 * Keeps what is typed in the tab's own history entry: it survives reload and Back, and goes nowhere
 * else (no storage holds personal data). `read` says what to keep: `values`, and what else there is. A
 * draft has an id, by which it is known wherever it went along to.
 */
export function useDraft(name: string, read: () => Draft) {
  const { key, pathname } = useLocation();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const dirty = useRef(false);
  const id = useRef<string>(undefined);
  const reader = useRef(read);
  useEffect(() => {
    reader.current = read;
  });

  const write = useCallback(
    (draft: Draft, change: object = {}) => {
      // On the way to another page the entry is already that page's.
      if (window.location.pathname !== pathname) return;
      try {
        window.history.replaceState({ ...window.history.state, ...change, [name]: draft }, '');
      } catch {
        // The entry is full or writing is refused: the text is still in its fields.
      }
    },
    [name, pathname],
  );

  const save = useCallback(() => {
    clearTimeout(timer.current);
    if (!dirty.current) return;
    const draft = { ...reader.current(), id: id.current };
    inMemory.set(name, { draft, entry: key });
    write(draft);
  }, [name, key, write]);

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
      if (!dirty.current) return;
      inMemory.set(name, { draft: { ...reader.current(), id: id.current }, entry: key });
    },
    [name, key],
  );

  /** §8.3 The entry forgets the sent draft and the package that came with it, but not that it was sent. */
  function forget(sentId: unknown) {
    write({ id: sentId }, { usr: null });
  }

  return {
    /** Of the draft that is being typed; absent while there is none. */
    id,
    /**
     * §4.10 What the form goes on with: `own`, of this history entry, null where that was sent; `typed`,
     * the same or else what was typed on another page of this document.
     */
    restore(): { own: Draft | null; typed: Draft } {
      const last = inMemory.get(name);
      const kept: Draft = (last?.entry === key ? last.draft : window.history.state?.[name]) ?? {};
      const own = wasSent(kept.id) ? null : kept;
      if (!own) forget(kept.id);
      const elsewhere = last && !wasSent(last.draft.id) ? last.draft : {};
      const typed = own?.values ? own : elsewhere;
      if (typeof typed.id === 'string') id.current = typed.id;
      return { own, typed };
    },
    touch() {
      id.current ??= newDraftId();
      dirty.current = true;
      clearTimeout(timer.current);
      timer.current = setTimeout(save, saveDelay);
    },
    /** Keeps what is typed at once: whoever leaves a field may be about to leave the page. */
    save,
    /** What was sent of it is gone, from the entry, too: neither reload nor Back brings it back. */
    clear() {
      clearTimeout(timer.current);
      dirty.current = false;
      forget(id.current);
      id.current = undefined;
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
