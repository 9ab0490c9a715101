import { nearestIndex } from './carousel.logic.ts';

/**
 * The carousel as a plain row that scrolls: what stands before the slider arrives, without scripts,
 * and where there are few slides. On mobile its slides snap to the left edge of the text, on desktop
 * to the middle.
 */
function slidesOf(stage: HTMLElement): HTMLElement[] {
  return [...stage.querySelectorAll<HTMLElement>('.swiper-slide')];
}

function anchorOf(element: HTMLElement, mobile: boolean): number {
  const { left, width } = element.getBoundingClientRect();
  return mobile ? left : left + width / 2;
}

function anchorOfStage(stage: HTMLElement, mobile: boolean): number {
  const inset = mobile ? Number.parseFloat(getComputedStyle(stage).paddingLeft) : 0;
  return anchorOf(stage, mobile) + inset;
}

/** The slide that the row shows now. */
export function slideInRow(stage: HTMLElement, mobile: boolean): number {
  const anchors = slidesOf(stage).map((slide) => anchorOf(slide, mobile));
  return nearestIndex(anchors, anchorOfStage(stage, mobile));
}

export function scrollRow(
  stage: HTMLElement,
  index: number,
  mobile: boolean,
  behavior: ScrollBehavior = 'instant',
) {
  const slide = slidesOf(stage)[index];
  if (!slide) return;
  stage.scrollBy({ left: anchorOf(slide, mobile) - anchorOfStage(stage, mobile), behavior });
}
