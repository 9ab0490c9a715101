import { type RefObject, useEffect, useState } from 'react';

const control = 'a, button, input, select, textarea, summary, [tabindex="0"]';

function overlap(a: DOMRect, b: DOMRect): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

/** Whether a floating card stands over the control that has the focus, and must step aside. */
export function useCoversFocus(card: RefObject<HTMLElement | null>, shown: boolean): boolean {
  const [covers, setCovers] = useState(false);
  useEffect(() => {
    if (!shown) return;
    const check = () => {
      const focused = document.activeElement;
      setCovers(
        !!card.current &&
          !!focused?.matches(control) &&
          !card.current.contains(focused) &&
          overlap(card.current.getBoundingClientRect(), focused.getBoundingClientRect()),
      );
    };
    check();
    const events = ['focusin', 'scroll', 'resize'] as const;
    for (const event of events) addEventListener(event, check, { capture: true, passive: true });
    return () => {
      for (const event of events) removeEventListener(event, check, { capture: true });
    };
  }, [card, shown]);
  return covers;
}
