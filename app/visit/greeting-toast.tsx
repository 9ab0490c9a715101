import { type FocusEvent, useLayoutEffect, useRef, useState } from 'react';
import { greetingDuration, type Holiday } from '../../domain/visit/greeting.ts';
import { Icon } from '../ui/icon.tsx';
import { MayaNumeral } from '../ui/maya-numeral.tsx';
import { focusPart } from './focus-part.ts';
import { useCountdown } from './use-countdown.ts';
import { useCoversFocus } from './use-covers-focus.ts';
import { useGreeting } from './use-greeting.ts';

/**
 * §4 Greeting toast, bottom right: 8000 ms, paused while hovered or focused. The empty status element
 * is in the HTML, so that the greeting is announced, once; the page keeps room for the card at its
 * lower edge (toasts.css), and the card steps aside where it would cover the focused control.
 */
export function GreetingToast({ holidays }: { holidays: readonly Holiday[] }) {
  const greeting = useGreeting(holidays);
  const card = useRef<HTMLDivElement>(null);
  const cameFrom = useRef<EventTarget | null>(null);
  const [gone, setGone] = useState(false);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const shown = greeting !== undefined && !gone;
  const aside = useCoversFocus(card, shown);

  function hide() {
    if (card.current?.contains(document.activeElement)) leaveTo(cameFrom.current);
    setGone(true);
  }
  useCountdown({
    duration: greetingDuration,
    running: shown && !hovered && !focused,
    onEnd: hide,
  });
  useReservedRoom(card, shown);

  function enter(event: FocusEvent) {
    if (!event.currentTarget.contains(event.relatedTarget)) cameFrom.current = event.relatedTarget;
    setFocused(true);
  }

  return (
    <div className={`greeting ${aside ? 'greeting-hidden' : ''}`}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: hovering and Escape add to the button */}
      <div
        className={greeting && 'greeting-card'}
        hidden={gone}
        onBlur={() => setFocused(false)}
        onFocus={enter}
        onKeyDown={(event) => {
          if (event.key === 'Escape') hide();
        }}
        onPointerEnter={() => setHovered(true)}
        onPointerLeave={() => setHovered(false)}
        ref={card}
      >
        {greeting && <MayaNumeral value={Math.min(greeting.visit, 19)} />}
        <div role="status">
          {greeting && (
            <>
              <p className="greeting-title">{greeting.greeting}</p>
              <p className="mt-1 text-sm text-text-2">{greeting.message}</p>
            </>
          )}
        </div>
        {greeting && (
          <button
            aria-label="Cerrar saludo"
            className="icon-button flex-none"
            onClick={hide}
            type="button"
          >
            <Icon name="close" />
          </button>
        )}
      </div>
    </div>
  );
}

/** Focus goes back where it came from, or to the page: never to nothing. */
function leaveTo(before: EventTarget | null) {
  if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
  else focusPart(document.getElementById('main'));
}

/** Tells the page how much of its lower edge the card covers. */
function useReservedRoom(card: { current: HTMLElement | null }, shown: boolean) {
  useLayoutEffect(() => {
    const element = card.current;
    if (!shown || !element) return;
    const root = document.documentElement;
    const observer = new ResizeObserver(() =>
      root.style.setProperty('--greeting-height', `${element.offsetHeight + 16}px`),
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
      root.style.removeProperty('--greeting-height');
    };
  }, [card, shown]);
}
