import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { painted } from '../browser/after-paint.ts';
import { useHydrated } from '../browser/hydration.tsx';
import { moveFocus } from '../browser/move-focus.ts';
import { useCountOpenDialog } from '../browser/visibility.ts';

/** In milliseconds: a browser takes a few for a step back. */
const popstateTimeout = 1000;

export type DialogHandle = ReturnType<typeof useDialog>;

/**
 * Opens and closes a native modal dialog: the browser traps focus, returns it, and closes on Escape.
 * While it is open it has a history entry of its own, marked with its name: Back closes it, and a reload
 * shows it again. The scroll lock is CSS (`:root:has(dialog[open])`), so it ends with the dialog,
 * however that ends.
 */
export function useDialog(name: string) {
  const ref = useRef<HTMLDialogElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  /** Going back from the dialog's entry takes a moment, in which it cannot be opened again. */
  const left = useRef<Promise<unknown>>(undefined);
  const { key, pathname } = useLocation();
  useCountOpenDialog(isOpen);

  const open = useCallback(async () => {
    await left.current;
    // Pressed while another page is on its way: the entry is already that page's.
    if (location.pathname !== pathname) return;
    if (!isMarked(name)) history.pushState({ ...history.state, dialog: name }, '');
    setIsOpen(true);
  }, [name, pathname]);

  /** Resolves when the dialog's entry is left, too. */
  const close = useCallback(async () => {
    const dialog = ref.current;
    if (!dialog?.open) return;
    const closed = nextEvent(dialog, 'close');
    dialog.close();
    await closed;
    await left.current;
  }, []);

  /** For a link inside the dialog: its page takes the dialog's entry (`replace`). */
  const leave = useCallback(() => {
    history.replaceState({ ...history.state, dialog: undefined }, '');
    ref.current?.close();
  }, []);

  useEffect(() => {
    const dialog = ref.current;
    if (!isOpen || !dialog) return;
    let closedMeanwhile = false;
    // `showModal` recalculates the styles of the whole page: the pressed button is painted first.
    painted().then(() => {
      if (!closedMeanwhile && !dialog.open) dialog.showModal();
    });
    return () => {
      closedMeanwhile = true;
    };
  }, [isOpen]);

  useEffect(() => {
    const dialog = ref.current;
    const closed = () => {
      setIsOpen(false);
      if (isMarked(name)) {
        // Not for ever: a browser may drop the step back, and the dialog has to open again all the same.
        const tooLong = new Promise((resolve) => setTimeout(resolve, popstateTimeout));
        left.current = Promise.race([nextEvent(window, 'popstate'), tooLong]);
        history.back();
      }
      // What opened it may have gone meanwhile, and the focus with it.
      const { activeElement } = document;
      if (activeElement === document.body || dialog?.contains(activeElement)) {
        moveFocus(document.getElementById('main'));
      }
    };
    dialog?.addEventListener('close', closed);
    return () => dialog?.removeEventListener('close', closed);
  }, [name]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the entry
  useEffect(() => {
    const follow = () => {
      setIsOpen(isMarked(name));
      if (!isMarked(name)) ref.current?.close();
    };
    follow();
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, [name, key]);

  return { ref, isOpen, open, close, leave };
}

const nextEvent = (target: EventTarget, type: string) =>
  new Promise((resolve) => target.addEventListener(type, resolve, { once: true }));

/** Whether the current history entry is that of the open dialog. */
function isMarked(name: string): boolean {
  return history.state?.dialog === name;
}

export function Dialog(props: {
  dialog: DialogHandle;
  labelledBy: string;
  /** Ids of what is read when it opens, besides its name. */
  describedBy?: string;
  className: string;
  children: ReactNode;
}) {
  const { dialog, labelledBy, describedBy, className, children } = props;
  const hydrated = useHydrated();
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the browser closes a dialog on Escape
    <dialog
      aria-describedby={describedBy}
      aria-labelledby={labelledBy}
      className={`backdrop:bg-ink/82 ${className}`}
      // A click on the element itself is a click on the backdrop: the content lies in a child.
      onClick={(event) => {
        if (event.target === event.currentTarget) dialog.close();
      }}
      ref={dialog.ref}
    >
      {/* No dialog opens without scripts: the prerendered page is spared what none would see. */}
      {hydrated && children}
    </dialog>
  );
}
