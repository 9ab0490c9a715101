import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useHydrated } from '../../visit/use-hydrated.ts';
import { detailId, slideId } from './addresses.ts';
import type { SlideContent } from './portfolio.server.ts';

/**
 * §4 Portfolio: the address says which detail view is open, so Back, reload and a shared link work as
 * for any page. Focus goes to its heading.
 */
export function useOpenDetail(slides: SlideContent[]): SlideContent | undefined {
  const { hash, key } = useLocation();
  const hydrated = useHydrated();
  const open = hydrated
    ? slides.find(({ slug, detail }) => detail && hash === `#${detailId(slug)}`)
    : undefined;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is one press of a link
  useEffect(() => {
    if (open) document.getElementById(detailId(open.slug))?.focus({ preventScroll: true });
  }, [open, key]);

  return open;
}

/** The way back from a detail view, and any link to a slide: the carousel turns to it, focus goes there. */
export function useSlideInAddress(slides: SlideContent[], show: (index: number) => void) {
  const { hash, key } = useLocation();
  const index = slides.findIndex(({ slug }) => hash === `#${slideId(slug)}`);
  const latest = useRef(show);
  useEffect(() => {
    latest.current = show;
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is one press of a link
  useEffect(() => {
    const slug = slides[index]?.slug;
    const slide = slug && document.getElementById(slideId(slug));
    if (!slide) return;
    latest.current(index);
    slide.tabIndex = -1;
    slide.addEventListener('blur', () => slide.removeAttribute('tabindex'), { once: true });
    slide.focus({ preventScroll: true });
  }, [slides, index, key]);
}
