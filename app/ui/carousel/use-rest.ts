import {
  type FocusEvent,
  type PointerEvent,
  startTransition,
  useState,
  useSyncExternalStore,
} from 'react';

/** Whether the tab is in the background; a page that is being printed is not. */
function useHiddenTab(): boolean {
  return useSyncExternalStore(
    (listener) => {
      document.addEventListener('visibilitychange', listener);
      return () => document.removeEventListener('visibilitychange', listener);
    },
    () => document.visibilityState === 'hidden',
    () => false,
  );
}

/** The visitor's reasons for a carousel to stand still: pointer or focus on it, or another tab. */
export function useRest() {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const hiddenTab = useHiddenTab();
  return {
    resting: hovered || focused || hiddenTab,
    /** For what the visitor points at. */
    hover: {
      onPointerEnter: ({ pointerType }: PointerEvent) => setHovered(pointerType === 'mouse'),
      onPointerLeave: () => setHovered(false),
    },
    /** For what takes focus, the control that starts the motion again excepted. */
    focus: {
      // Nothing of it is seen, so it does not hold up what is.
      onFocus: () => startTransition(() => setFocused(true)),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) =>
        setFocused(currentTarget.contains(relatedTarget)),
    },
  };
}
