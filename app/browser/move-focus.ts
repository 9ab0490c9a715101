/** Moves the focus to an element that is no control, without scrolling: the next Tab goes on from there. */
export function moveFocus(element: HTMLElement | null) {
  if (!element) return;
  if (!element.hasAttribute('tabindex')) {
    element.tabIndex = -1;
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  }
  element.focus({ preventScroll: true });
}
