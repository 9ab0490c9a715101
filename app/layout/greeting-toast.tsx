import {
  type FocusEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useLocation } from 'react-router';
import { greetingDuration, type Holiday } from '../../domain/visit/greeting.ts';
import { painted } from '../browser/after-paint.ts';
import { moveFocus } from '../browser/move-focus.ts';
import { usePageVisible } from '../browser/visibility.ts';
import { IconButton } from '../ui/button.tsx';
import { MayaNumeral } from '../ui/maya-numeral.tsx';
import { lowerGreeting, placeGreeting } from './greeting-place.ts';
import { greetVisit } from './visit-greeting.ts';

/**
 * §4.2 Greeting toast: 8000 ms, paused while hovered, focused or in a hidden tab. The empty status element is in the HTML,
 * so that the greeting is announced. The card hides while it would cover the focused control.
 */
export function GreetingToast({ holidays }: { holidays: readonly Holiday[] }) {
  const visible = usePageVisible();
  const greeting = useGreeting(holidays, visible);
  const card = useRef<HTMLDivElement>(null);
  const previousFocus = useRef<HTMLElement>(null);
  const [dismissed, setDismissed] = useState(false);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const shown = greeting !== undefined && !dismissed;
  const coversFocus = useCoversFocus(card, shown);
  const hasPlace = useGreetingPlace(card, shown);

  function hide() {
    if (card.current?.contains(document.activeElement)) {
      const previous = previousFocus.current;
      if (previous?.isConnected) previous.focus({ preventScroll: true });
      else moveFocus(document.getElementById('main'));
    }
    setDismissed(true);
  }
  useCountdown(greetingDuration, shown && visible && !hovered && !focused, hide);
  useReservedSpace(card, shown);

  function enter({ currentTarget, relatedTarget }: FocusEvent) {
    if (!currentTarget.contains(relatedTarget))
      previousFocus.current = relatedTarget as HTMLElement | null;
    setFocused(true);
  }

  return (
    <div className={`greeting ${coversFocus || !hasPlace ? 'greeting-hidden' : ''}`}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: hovering and Escape add to the button */}
      <div
        className={greeting && 'greeting-card'}
        hidden={dismissed}
        onBlur={() => setFocused(false)}
        onFocus={enter}
        onKeyDown={(event) => {
          if (event.key === 'Escape') hide();
        }}
        onPointerEnter={() => setHovered(true)}
        onPointerLeave={() => setHovered(false)}
        ref={card}
      >
        {greeting && <MayaNumeral value={greeting.visit} />}
        <div role="status">
          {greeting && (
            <>
              <p className="greeting-title">{greeting.greeting}</p>
              <p className="mt-1 text-sm text-text-2">{greeting.message}</p>
            </>
          )}
        </div>
        {greeting && (
          <IconButton className="flex-none" icon="close" label="Cerrar saludo" onClick={hide} />
        )}
      </div>
    </div>
  );
}

/** The height of the page's lower edge that the card covers, for base.css. */
function useReservedSpace(card: RefObject<HTMLElement | null>, shown: boolean) {
  useLayoutEffect(() => {
    const element = card.current;
    if (!shown || !element) return;
    // Not on the root element: browsers would compute the styles of the whole page again.
    const { style } = document.body;
    let ended = false;
    const observer = new ResizeObserver(async () => {
      // Not in the frame of the card.
      await painted();
      if (!ended) style.setProperty('--greeting-height', `${element.offsetHeight + 16}px`);
    });
    observer.observe(element);
    return () => {
      ended = true;
      observer.disconnect();
      style.removeProperty('--greeting-height');
    };
  }, [card, shown]);
}

/** Once per document: the layout is mounted again after an error page. */
let greeted = false;

/** §4.2 The greeting of this visit, once per document, when it can be seen. */
function useGreeting(holidays: readonly Holiday[], visible: boolean) {
  const [greeting, setGreeting] = useState<ReturnType<typeof greetVisit>>();
  useEffect(() => {
    if (!visible || document.hidden || greeted) return;
    greeted = true;
    setGreeting(greetVisit(holidays));
  }, [holidays, visible]);
  return greeting;
}

/** Places the shown card on each page and screen; false where there is no place for it. */
function useGreetingPlace(card: RefObject<HTMLElement | null>, shown: boolean): boolean {
  const [hasPlace, setHasPlace] = useState(true);
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is another first view
  useLayoutEffect(() => {
    if (!shown) return;
    const placeCard = () => card.current && setHasPlace(placeGreeting(card.current));
    const lowerCard = () => card.current && lowerGreeting(card.current);
    placeCard();
    addEventListener('resize', placeCard);
    addEventListener('scroll', lowerCard, { passive: true });
    return () => {
      removeEventListener('resize', placeCard);
      removeEventListener('scroll', lowerCard);
    };
  }, [card, shown, pathname]);
  return hasPlace;
}

/** Calls `onEnd` after `duration` milliseconds of running; a pause keeps the time that has passed. */
function useCountdown(duration: number, running: boolean, onEnd: () => void) {
  const left = useRef(duration);
  const end = useRef(onEnd);
  useEffect(() => {
    end.current = onEnd;
  });
  useEffect(() => {
    if (!running) return;
    const started = performance.now();
    const timer = setTimeout(() => end.current(), left.current);
    return () => {
      clearTimeout(timer);
      left.current = Math.max(left.current - (performance.now() - started), 0);
    };
  }, [running]);
}

const focusable = 'a, button, input, select, textarea, summary, [tabindex="0"]';

function overlap(a: DOMRect, b: DOMRect): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

/** Whether the card covers the control that has the focus. */
function useCoversFocus(card: RefObject<HTMLElement | null>, shown: boolean): boolean {
  const [covers, setCovers] = useState(false);
  useEffect(() => {
    if (!shown) return;
    const check = () => {
      const focused = document.activeElement;
      setCovers(
        !!card.current &&
          !!focused?.matches(focusable) &&
          !card.current.contains(focused) &&
          overlap(card.current.getBoundingClientRect(), focused.getBoundingClientRect()),
      );
    };
    check();
    const hidden = new AbortController();
    const options = { capture: true, passive: true, signal: hidden.signal };
    for (const event of ['focusin', 'scroll', 'resize']) addEventListener(event, check, options);
    return () => hidden.abort();
  }, [card, shown]);
  return covers;
}
