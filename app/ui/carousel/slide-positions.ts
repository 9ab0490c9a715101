/** A loop without gaps needs about twice as many slides as one sees; fewer stand side by side. */
export function enoughToLoop(count: number, mobile: boolean): boolean {
  return count >= (mobile ? 5 : 10);
}

/** Steps from the active slide by the shorter way: negative before it, positive after it. */
export function loopOffset(index: number, active: number, count: number): number {
  const ahead = (((index - active) % count) + count) % count;
  return ahead > count / 2 ? ahead - count : ahead;
}

/*
 * The list that scrolls, before the slider: on mobile its slides snap to the left edge of the text, on
 * desktop to the middle.
 */
function slidesOf(list: HTMLElement): HTMLElement[] {
  return [...list.querySelectorAll<HTMLElement>('.swiper-slide')];
}

function anchorOf(element: HTMLElement, mobile: boolean): number {
  const { left, width } = element.getBoundingClientRect();
  return mobile ? left : left + width / 2;
}

function listAnchor(list: HTMLElement, mobile: boolean): number {
  const padding = mobile ? Number.parseFloat(getComputedStyle(list).paddingLeft) : 0;
  return anchorOf(list, mobile) + padding;
}

/** The slide that the scrolling list shows now. */
export function slideInView(list: HTMLElement, mobile: boolean): number {
  const anchors = slidesOf(list).map((slide) => anchorOf(slide, mobile));
  return nearestIndex(anchors, listAnchor(list, mobile));
}

export function scrollToSlide(
  list: HTMLElement,
  index: number,
  mobile: boolean,
  behavior: ScrollBehavior = 'instant',
) {
  const slide = slidesOf(list)[index];
  if (!slide) return;
  list.scrollBy({ left: anchorOf(slide, mobile) - listAnchor(list, mobile), behavior });
}

/** Of positions along one axis, the index of the one nearest to `point`; 0 where there is none. */
export function nearestIndex(positions: number[], point: number): number {
  const distances = positions.map((position) => Math.abs(position - point));
  return Math.max(0, distances.indexOf(Math.min(...distances)));
}
