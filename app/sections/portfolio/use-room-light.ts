import { type RefObject, useEffect } from 'react';
import type { SlideContent } from './portfolio.server.ts';

/**
 * Turns the section to the deep tone of the project in view. Set from here, because the content policy
 * allows no style attribute in the HTML: until the scripts arrive the room is night.
 */
export function useRoomLight(
  section: RefObject<HTMLElement | null>,
  slide: Pick<SlideContent, 'room' | 'roomInk'> | undefined,
) {
  const { room, roomInk } = slide ?? {};
  useEffect(() => {
    const style = section.current?.style;
    if (!style || !room || !roomInk) return;
    style.setProperty('--room', room);
    style.setProperty('--room-ink', roomInk);
  }, [section, room, roomInk]);
}
