/** Events by which somebody shows that they want to use the page, not only read it. */
export const intents = ['pointerdown', 'keydown', 'touchstart', 'focusin'] as const;

/** Bubbles from what React now answers for: the page, or a late part of it. */
export const answering = 'answering';

/** Tells the page's first script, which holds a press that came too early, that it is answered now. */
export function sayAnswering(element: Element | null): void {
  element?.dispatchEvent(new Event(answering, { bubbles: true }));
}
