/** What the card must not cover in the first view: controls, addresses, prices and totals. */
const needed = 'a, button, input, select, textarea, summary, address, output, .text-figure';

/** First what it should not cover either. */
const avoided = [`${needed}, h1, h2, h3`, needed];

/** Between the card and what it stands above, in pixels. */
const gap = 8;

/**
 * §4.2 Lifts the greeting's card above whatever it would cover of the first view. Gives false where it
 * would cover something in every place.
 */
export function placeGreeting(card: HTMLElement): boolean {
  card.parentElement?.removeAttribute('data-lowered');
  card.parentElement?.style.removeProperty('--greeting-rise');
  const rise = avoided.map((selector) => riseAbove(selector, card)).find((px) => px !== null);
  card.parentElement?.style.setProperty('--greeting-rise', `${rise ?? 0}px`);
  return rise !== undefined;
}

/** §4.2 Back to the lower edge, where the page keeps space for it: it has to cover nothing but in the first view. */
export function lowerGreeting(card: HTMLElement): void {
  card.parentElement?.toggleAttribute('data-lowered', true);
}

/** How far the card has to rise to cover none of these, in pixels; null where it would leave the page's view. */
function riseAbove(selector: string, card: HTMLElement): number | null {
  const { left, right, top, bottom } = card.getBoundingClientRect();
  const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
  const obstacles = [...document.querySelectorAll(selector)]
    .filter((element) => !card.contains(element))
    // To ask for the place of what is far below would have it laid out.
    .filter(
      (element) =>
        element.checkVisibility?.({ visibilityProperty: true, contentVisibilityAuto: true }) ??
        getComputedStyle(element).visibility === 'visible',
    )
    .map((element) => element.getBoundingClientRect())
    .filter((rect) => rect.left < right && left < rect.right)
    .sort((a, b) => b.bottom - a.bottom);
  let rise = 0;
  for (const obstacle of obstacles) {
    if (obstacle.top < bottom - rise && top - rise < obstacle.bottom) {
      rise = bottom - obstacle.top + gap;
    }
  }
  return top - rise > header ? rise : null;
}
