import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { painted } from '../browser/after-paint.ts';
import { moveFocus } from '../browser/move-focus.ts';
import { useCountOpenDialog } from '../browser/visibility.ts';

export type DialogHandle = ReturnType<typeof useDialog>;

/**
 * Opens and closes a native modal dialog: the browser traps focus, returns it, and closes on Escape.
 * The scroll lock is CSS (`:root:has(dialog[open])`), so it ends with the dialog, however that ends.
 */
export function useDialog() {
  const ref = useRef<HTMLDialogElement>(null);
  const wanted = useRef(false);
  const [isOpen, setIsOpen] = useState(false);
  const { pathname } = useLocation();
  useCountOpenDialog(isOpen);

  const open = useCallback(async () => {
    wanted.current = true;
    setIsOpen(true);
    // `showModal` recalculates the styles of the whole page: the pressed button is painted first.
    await painted();
    if (wanted.current && !ref.current?.open) ref.current?.showModal();
  }, []);
  const close = useCallback(() => {
    wanted.current = false;
    setIsOpen(false);
    ref.current?.close();
  }, []);

  useEffect(() => {
    const dialog = ref.current;
    const closed = () => {
      wanted.current = false;
      setIsOpen(false);
      // What opened it may have gone meanwhile, and the focus with it.
      const { activeElement } = document;
      if (activeElement === document.body || dialog?.contains(activeElement)) {
        moveFocus(document.getElementById('main'));
      }
    };
    dialog?.addEventListener('close', closed);
    return () => dialog?.removeEventListener('close', closed);
  }, []);

  useEffect(() => {
    // Back leaves the page the dialog belongs to.
    addEventListener('popstate', close);
    return () => removeEventListener('popstate', close);
  }, [close]);

  // Opened while the next page was already on its way.
  // biome-ignore lint/correctness/useExhaustiveDependencies: at each change of page
  useEffect(() => close, [close, pathname]);

  return { ref, isOpen, open, close };
}

export function Dialog(props: {
  dialog: DialogHandle;
  labelledBy: string;
  className: string;
  children: ReactNode;
}) {
  const { dialog, labelledBy, className, children } = props;
  return (
    <dialog
      aria-labelledby={labelledBy}
      className={`backdrop:bg-[rgb(3_6_15/0.82)] ${className}`}
      // A click on the element itself is a click on the backdrop: the content lies in a child.
      onClick={(event) => {
        if (event.target === event.currentTarget) dialog.close();
      }}
      onKeyDown={() => {}}
      ref={dialog.ref}
    >
      {children}
    </dialog>
  );
}
