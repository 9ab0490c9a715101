/** Events by which somebody shows that they want to use the page, not only read it. */
export const intents = ['pointerdown', 'keydown', 'touchstart', 'focusin'] as const;

/** Sent to the window once the scripts are there, when such an event came before them. */
export const earlyIntent = 'intent';
