import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useHydrated } from '../../../browser/hydration.tsx';
import { moveFocus } from '../../../browser/move-focus.ts';
import type { SlideContent } from './portfolio.server.ts';

/** The anchors of a project in the portfolio: plain links, so that they work before any script. */
export function slideId(slug: string): string {
  return `portafolio-${slug}`;
}

/** Of the in-page detail view's heading. */
export function detailId(slug: string): string {
  return `proyecto-${slug}`;
}

type Slide = SlideContent | undefined;

/** §4.5 Portfolio: the address says which detail view is open, so Back, reload and shared links work. */
export function useOpenDetail(slides: SlideContent[]): Slide {
  const { hash } = useLocation();
  const hydrated = useHydrated();
  const open = hydrated
    ? slides.find(({ slug, detail }) => detail && hash === `#${detailId(slug)}`)
    : undefined;

  useEffect(() => {
    if (open) moveFocus(document.getElementById(detailId(open.slug)));
  }, [open]);

  return open;
}

/** Turns to, and focuses, the slide that the address names or whose detail view was left by Back. */
export function useReturnToSlide(
  slides: SlideContent[],
  open: Slide,
  show: (index: number) => void,
) {
  const { hash, key } = useLocation();
  /** What was open before this navigation. */
  const before = useRef<Slide>(undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is one press of a link
  useEffect(() => {
    const left = hash === '' && !open ? before.current : undefined;
    const target = left ?? slides.find(({ slug }) => hash === `#${slideId(slug)}`);
    if (!target) return;
    show(slides.indexOf(target));
    moveFocus(document.getElementById(slideId(target.slug)));
  }, [slides, hash, key]);

  useEffect(() => {
    before.current = open;
  }, [open]);
}
