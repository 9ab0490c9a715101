/** Events by which somebody shows that they want to use the page, not only read it. */
export const intents = ['pointerdown', 'keydown', 'touchstart', 'focusin'] as const;

/** Set by the page's first script when an intent came before the other scripts did. */
export const intentMark = 'intent';
