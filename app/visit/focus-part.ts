/**
 * Puts the focus on a part of the page that is no control, without moving the page, so that the next
 * Tab goes on from there. It takes focus this once only: a later click into it leaves focus alone.
 */
export function focusPart(part: HTMLElement | null) {
  if (!part) return;
  if (!part.hasAttribute('tabindex')) {
    part.tabIndex = -1;
    part.addEventListener('blur', () => part.removeAttribute('tabindex'), { once: true });
  }
  part.focus({ preventScroll: true });
}
