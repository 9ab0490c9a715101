import { type RefObject, useLayoutEffect, useState } from 'react';
import { useLocation } from 'react-router';

const controls = 'a, button, input, select, textarea, summary, address';

/** What the card must not cover in the first view, and before it what it should not. */
const avoided = [`${controls}, h1, h2`, controls];

/** Between the card and what it stands above, in pixels. */
const gap = 8;

/**
 * §4.2 Greeting: lifts the card above whatever it would cover of the first view. Gives false where it
 * would cover something in every place.
 */
export function useGreetingPlace(card: RefObject<HTMLElement | null>, shown: boolean): boolean {
  const [hasPlace, setHasPlace] = useState(true);
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is another first view
  useLayoutEffect(() => {
    const element = card.current;
    if (!shown || !element) return;
    const place = () => {
      element.parentElement?.style.removeProperty('--greeting-rise');
      const rise = avoided
        .map((selector) => riseAbove(selector, element))
        .find((px) => px !== null);
      element.parentElement?.style.setProperty('--greeting-rise', `${rise ?? 0}px`);
      setHasPlace(rise !== undefined);
    };
    place();
    addEventListener('resize', place);
    return () => removeEventListener('resize', place);
  }, [card, shown, pathname]);
  return hasPlace;
}

/** How far the card has to rise to cover none of these, in pixels; null where it would leave the page's view. */
function riseAbove(selector: string, card: HTMLElement): number | null {
  const { left, right, top, bottom } = card.getBoundingClientRect();
  const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
  const obstacles = [...document.querySelectorAll(selector)]
    .filter((element) => !card.contains(element))
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .map((element) => element.getBoundingClientRect())
    .filter((rect) => rect.left < right && left < rect.right)
    .toSorted((a, b) => b.bottom - a.bottom);
  let rise = 0;
  for (const obstacle of obstacles) {
    if (obstacle.top < bottom - rise && top - rise < obstacle.bottom) {
      rise = bottom - obstacle.top + gap;
    }
  }
  return top - rise > header ? rise : null;
}
